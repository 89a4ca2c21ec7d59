import { runNotice } from '#contract/fields/running.ts';
import type { Overview, RunRow } from '#contract/exam/runningShapes.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { whomOf, whomText } from './acts.ts';
import { sendNotice } from './calls.ts';

interface NoticeDialogProps {
  of: Overview;
  rows: readonly RunRow[] | null;
  onClose: () => void;
}

/** Words to everybody who sits it, or to some. */
export function NoticeDialog({ of, rows, onClose }: NoticeDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(sendNotice, {
    fields: runNotice,
    initial: { ...whomOf(of.assessmentId, rows), content: '' },
    draft: rows === null ? `running-notice:${of.assessmentId}` : undefined,
    onDone: ({ count }) => finish(`发送成功，正在考场里的 ${count} 人立刻看到`),
  });
  return (
    <FormDialog
      of={sending}
      title={rows === null ? '给全体考生发公告' : `给${whomText(rows)}发消息`}
      note="正在答题的立刻看到，之后进来的也看得到；发出后不能收回"
      label="考场公告"
      submitLabel="发出"
      busyLabel="发送中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="content" rows={4} />
    </FormDialog>
  );
}
