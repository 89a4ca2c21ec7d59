import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CONFLICT } from '#contract/kit/errors.ts';
import { taskMark } from '#contract/fields/tasks.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { taskAuditPath } from '#contract/rules/taskSteps.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { PointsField } from '../../../shared/questions/PointsField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { workPath } from './addresses.ts';
import { sendMark } from './calls.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import type { Work } from './WorkDesk.tsx';

/** Marks by the criteria or for the whole, with a remark; or back to the learner. What is typed is kept. */
export function MarkForm({ work }: { work: Work }) {
  const navigate = useNavigate();
  const [isReturning, setReturning] = useState(false);
  const { id, revision, rubric, worth, teacherPoints, rubricPoints, remark, taskId, totalPoints } = work;
  const isMarked = work.taskStep === TaskStep.marked;
  const goOn = (nextId: string) => navigate(nextId === '' ? taskAuditPath(taskId) : workPath(nextId));
  const sending = useCallForm(sendMark, {
    fields: taskMark,
    initial: { id, revision, points: teacherPoints, rubric: rubricPoints, remark: isMarked ? remark : '' },
    draft: `task-mark:${id}:${revision}`,
    fieldOfCode: { [CONFLICT.code]: 'remark' },
    onDone: async ({ nextId }) => {
      toast(isMarked ? '改分了，学员会收到消息' : '批改好了，学员会收到消息');
      await goOn(nextId);
    },
  });
  const { form } = sending;
  return (
    <>
      <CallForm
        of={sending}
        label="批改"
        actions={
          <>
            <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
              {isMarked ? '改分' : '给分，看下一份'}
            </Button>
            {isMarked ? null : (
              <Button variant="danger" disabled={sending.sending} onClick={() => setReturning(true)}>
                退回
              </Button>
            )}
          </>
        }
      >
        {rubric.length === 0 ? (
          <Points form={form} path="points" label="得分" full={totalPoints} />
        ) : (
          rubric.map((one) => (
            <Points key={one.id} form={form} path={`rubric.${one.id}`} label={one.title} full={worth[one.id] ?? 0} />
          ))
        )}
        <FormTextarea form={form} name="remark" rows={4} />
      </CallForm>
      {isReturning ? <ReturnDialog work={work} onClose={() => setReturning(false)} onDone={goOn} /> : null}
    </>
  );
}

function Points({ form, path, label, full }: { form: Fields; path: string; label: string; full: number }) {
  const { frame } = useBound({ form, name: path });
  const { value, set } = useField(form, path);
  return (
    <PointsField
      label={label}
      value={typeof value === 'number' ? value : null}
      full={full}
      error={frame.error}
      onChange={(points) => set(points ?? (path === 'points' ? null : undefined))}
    />
  );
}
