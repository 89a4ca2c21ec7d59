import type { QueuedCredit } from '#contract/course/userCourseScoreApply.ts';
import { creditRevoke } from '#contract/fields/credits.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { revokeCredit } from './calls.ts';
import { creditName } from './creditColumns.tsx';

/** Takes granted credits back; the learner reads why. */
export function RevokeDialog({ row, onClose }: { row: QueuedCredit; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(revokeCredit, {
    fields: creditRevoke,
    initial: { id: row.id, revokeReason: '' },
    draft: `creditRevoke:${row.id}`,
    onDone: () => finish('撤销成功，账本里记了一笔负的'),
  });
  return (
    <FormDialog
      of={sending}
      title={`撤销学分（${creditName(row)}）`}
      note={`账本里减去 ${row.credit} 学分，原来的一笔留着`}
      label="撤销学分"
      submitLabel="撤销学分"
      busyLabel="提交中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="revokeReason" rows={3} required help="学生会看到" />
    </FormDialog>
  );
}
