import { useRevalidator } from 'react-router';
import { lookAnswer as fields } from '#contract/fields/smartCheck.ts';
import type { Checked } from '#contract/position/smartCheck.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { answerAsked } from './calls.ts';

/** Says to somebody who asked for a human that one looked. */
export function AnswerAskedDialog({ row, onClose }: { row: Checked; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(answerAsked, {
    fields,
    initial: { id: row.id, answerText: '' },
    draft: `check-answer:${row.id}`,
    onDone: async () => {
      toast('答复发出了');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`答复${row.name}`}
      note="先打开档案看过再答复；要不要往下走，另外移动"
      label={`答复${row.name}`}
      submitLabel="发出"
      busyLabel="发出中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="answerText" rows={4} placeholder="看了什么，怎么想" />
    </FormDialog>
  );
}
