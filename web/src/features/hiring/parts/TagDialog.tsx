import { useRevalidator } from 'react-router';
import { tag as fields } from '#contract/fields/hiring.ts';
import type { Candidate } from '#contract/position/hiringShapes.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { tagThem } from './calls.ts';

interface TagDialogProps {
  people: readonly Candidate[];
  onClose: () => void;
  onDone?: () => void;
}

/** Puts a tag on candidates, for everybody who hires here. */
export function TagDialog({ people, onClose, onDone }: TagDialogProps) {
  const { revalidate } = useRevalidator();
  const who = people.length === 1 ? people[0]!.name : `${people.length} 位候选人`;
  const sending = useCallForm(tagThem, {
    fields,
    initial: { ids: people.map(({ id }) => id), tagName: '', isOn: 1 },
    onDone: async () => {
      toast('标签加上了');
      onClose();
      onDone?.();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`给${who}加标签`}
      note="本企业招聘的同事看得到，对方看不到"
      size="sm"
      label={`给${who}加标签`}
      submitLabel="加标签"
      busyLabel="加上中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="tagName" placeholder="比如 SQL、月底到岗" />
    </FormDialog>
  );
}
