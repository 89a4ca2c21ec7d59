import type { ProgressRow } from '#contract/exam/learnProgress.ts';
import { reminder } from '#contract/fields/learnProgress.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import type { ScopeNames } from './addresses.ts';
import { sendReminder } from './calls.ts';

interface RemindDialogProps {
  scope: { [K in keyof ScopeNames]: string | undefined };
  learners: readonly ProgressRow[];
  onClose: () => void;
  onSent: () => void;
}

/** A message to the chosen learners, each at most once a day. */
export function RemindDialog({ scope, learners, onClose, onSent }: RemindDialogProps) {
  const finish = useFinish(onSent);
  const sending = useCallForm(sendReminder, {
    fields: reminder,
    initial: { ...scope, userNos: learners.map(({ userNo }) => userNo), words: '' },
    onDone: ({ sent, skipped }) =>
      finish(skipped > 0 ? `已提醒 ${sent} 人，另外 ${skipped} 人今天提醒过了` : `已提醒 ${sent} 人`),
  });
  return (
    <FormDialog
      of={sending}
      title={`提醒 ${learners.length} 位学员`}
      note="他们会收到一条消息，点开就到课程；每人每门课一天一次"
      label="提醒学习"
      submitLabel="发送提醒"
      busyLabel="发送中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="words" rows={3} />
    </FormDialog>
  );
}
