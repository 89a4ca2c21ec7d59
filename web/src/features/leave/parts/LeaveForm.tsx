import { useNavigate } from 'react-router';
import { leave } from '#contract/fields/leave.ts';
import { Approver, LeaveType } from '#contract/rules/leave.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Touched } from '../../../shared/leave/Touched.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { askForLeave } from './calls.ts';
import styles from './Leave.module.css';
import { ProofField } from './ProofField.tsx';
import { usePreview } from './usePreview.ts';
import type { Preview } from './usePreview.ts';

const types = LeaveType.values.map((value) => ({ value, label: LeaveType.labels[value] }));

/** Somebody has leave for that time already (contract user/leave.ts). */
const OVERLAPS = 1431;

/** Asks for leave; the lessons it touches and who decides are shown while it is written. */
export function LeaveForm({ doneHref }: { doneHref: string }) {
  const navigate = useNavigate();
  const sending = useCallForm(askForLeave, {
    fields: leave,
    initial: { leaveType: LeaveType.personal, beginsAt: '', endsAt: '', reason: '', proofs: [] },
    draft: 'leave',
    fieldOfCode: { [OVERLAPS]: 'beginsAt' },
    onDone: async () => {
      toast('提交成功，审批的结果会发到消息里');
      await navigate(doneHref);
    },
  });
  const { form } = sending;
  const { value: beginsAt } = useField(form, 'beginsAt');
  const { value: endsAt } = useField(form, 'endsAt');
  const { found, failure } = usePreview(String(beginsAt ?? ''), String(endsAt ?? ''));
  return (
    <div className={styles.columns}>
      <CallForm
        of={sending}
        label="请假"
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="提交中">
            提交请假
          </Button>
        }
      >
        <FormRadios form={form} name="leaveType" rowClass={styles.radios} options={types} />
        <FieldPair>
          <FormTime form={form} name="beginsAt" />
          <FormTime form={form} name="endsAt" />
        </FieldPair>
        <FormTextarea form={form} name="reason" rows={4} placeholder="什么事，去哪里，谁陪同" />
        <ProofField form={form} />
      </CallForm>
      <aside className={styles.aside} aria-label="会缺的课" aria-live="polite">
        {failure ? <Banner tone="warn">{failure}</Banner> : <Found found={found} />}
      </aside>
    </div>
  );
}

function Found({ found }: { found: Preview | null }) {
  if (!found) return <p className={styles.note}>填好起止时间，这里列出会缺的课与由谁审批</p>;
  const { days, lessonCount, lessons, chain } = found;
  const who = chain.map((approver) => Approver.labels[approver]).join('，然后');
  return (
    <>
      <p>
        共 {days} 天，{lessonCount === 0 ? '不缺课' : `会缺 ${lessonCount} 节课`}；由{who}审批
      </p>
      <Touched lessons={lessons} />
      {lessonCount > lessons.length ? (
        <p className={styles.note}>还有 {lessonCount - lessons.length} 节没有列出</p>
      ) : null}
    </>
  );
}
