import { transcriptRevoke } from '#contract/fields/scores.ts';
import type { Transcript } from '#contract/user/transcript.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { revokeTranscript } from './calls.ts';

/** Takes a transcript back; its verify page says so at once. */
export function RevokeTranscript({ paper, onClose }: { paper: Transcript; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(revokeTranscript, {
    fields: transcriptRevoke,
    initial: { id: paper.id, revokeReason: '' },
    draft: `transcriptRevoke:${paper.id}`,
    onDone: () => finish('撤销成功，核验页随即显示'),
  });
  return (
    <FormDialog
      of={sending}
      title={`撤销成绩单 ${paper.transcriptNo}`}
      note="核验的人会看到已经撤销与原因"
      label="撤销成绩单"
      submitLabel="撤销成绩单"
      busyLabel="提交中"
      isDanger
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="revokeReason" rows={3} required help="核验的人会看到" />
    </FormDialog>
  );
}
