import { practiceNote } from '#contract/fields/practice.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { markQuestion } from './calls.ts';

interface NoteDialogProps {
  questionId: string;
  note: string;
  onSaved: (note: string) => void;
  onClose: () => void;
}

/** One's own words on a question. */
export function NoteDialog({ questionId, note, onSaved, onClose }: NoteDialogProps) {
  const sending = useCallForm(markQuestion, {
    fields: practiceNote,
    initial: { questionId, note },
    draft: `practice-note:${questionId}`,
    onDone: (_, values) => {
      onSaved(values.note ?? '');
      toast('笔记记好了');
      onClose();
    },
  });
  return (
    <FormDialog
      of={sending}
      title="这道题的笔记"
      note="只有你自己看得到，在错题本里也能看"
      label="这道题的笔记"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormTextarea form={sending.form} name="note" rows={5} />
    </FormDialog>
  );
}
