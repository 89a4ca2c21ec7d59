import type { ReceivedReview } from '#contract/exam/peerReview.ts';
import { reviewAppeal } from '#contract/fields/peerReview.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { objectTo } from './calls.ts';

interface ObjectDialogProps {
  review: ReceivedReview;
  /** Of the task. */
  title: string;
  onClose: () => void;
}

/** Objects to a review that was received. */
export function ObjectDialog({ review: { id, reviewerName }, title, onClose }: ObjectDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(objectTo, {
    fields: reviewAppeal,
    initial: { reviewId: id, reason: '' },
    draft: `peerAppeal:${id}`,
    onDone: () => finish('申诉提交了，处理后会给你发消息'),
  });
  return (
    <FormDialog
      of={sending}
      title={`对${reviewerName}的评价申诉`}
      note={`「${title}」：申诉成立的那份评价不再计入，成绩重新算；每份评价只能申诉一次`}
      label="互评申诉"
      submitLabel="提交申诉"
      busyLabel="提交中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="reason" rows={5} required help="写清楚哪里评得不对" />
    </FormDialog>
  );
}
