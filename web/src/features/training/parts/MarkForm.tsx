import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CONFLICT } from '#contract/kit/errors.ts';
import { trainingMark, trainingReturn } from '#contract/fields/training.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { TRAINING_POINTS, trainingPath, trainingReportPath } from '#contract/rules/training.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useBound } from '../../../kit/form/useBound.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { PointsField } from '../../../shared/questions/PointsField.tsx';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { markReport, returnReport } from './calls.ts';
import type { Report } from './ReportDesk.tsx';

/** A mark with a remark; or to be done again. What is typed is kept. */
export function MarkForm({ report }: { report: Report }) {
  const navigate = useNavigate();
  const [isReturning, setReturning] = useState(false);
  const { reportId, revision, projectId, teacherPoints, remark, taskStep } = report;
  const isMarked = taskStep === TaskStep.marked;
  const goOn = (nextId: string) => navigate(nextId === '' ? trainingPath(projectId) : trainingReportPath(nextId));
  const sending = useCallForm(markReport, {
    fields: trainingMark,
    initial: { reportId, revision, points: teacherPoints as number, remark },
    draft: `training-mark:${reportId}:${revision}`,
    fieldOfCode: { [CONFLICT.code]: 'remark' },
    onDone: async ({ nextId }) => {
      toast(isMarked ? '改分了，学员会收到消息' : '批改好了，学员会收到消息');
      await goOn(nextId);
    },
  });
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
            <Button variant="danger" disabled={sending.sending} onClick={() => setReturning(true)}>
              重做
            </Button>
          </>
        }
      >
        <Points form={sending.form} />
        <FormTextarea form={sending.form} name="remark" rows={4} />
      </CallForm>
      {isReturning ? <ReturnDialog report={report} onClose={() => setReturning(false)} onDone={goOn} /> : null}
    </>
  );
}

function Points({ form }: { form: Fields }) {
  const { frame } = useBound({ form, name: 'points' });
  const { value, set } = useField(form, 'points');
  return (
    <PointsField
      label={trainingMark.points.label}
      value={typeof value === 'number' ? value : null}
      full={TRAINING_POINTS}
      error={frame.error}
      onChange={set}
    />
  );
}

interface ReturnDialogProps {
  report: Report;
  onClose: () => void;
  onDone: (nextId: string) => void | Promise<void>;
}

function ReturnDialog({ report: { reportId, revision, studentName }, onClose, onDone }: ReturnDialogProps) {
  const sending = useCallForm(returnReport, {
    fields: trainingReturn,
    initial: { reportId, revision, remark: '' },
    draft: `training-return:${reportId}:${revision}`,
    onDone: async ({ nextId }) => {
      toast('退回了，学员会收到消息');
      onClose();
      await onDone(nextId);
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`让${studentName}重做`}
      note="学员改好以后可以再交，不另外扣迟交的分；给过的分不再算"
      label="重做"
      submitLabel="让他重做"
      busyLabel="提交中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="remark" rows={4} />
    </FormDialog>
  );
}
