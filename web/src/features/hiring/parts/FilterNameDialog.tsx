import { useRevalidator } from 'react-router';
import { talentSearch as fields } from '#contract/fields/talentSearch.ts';
import type { SavedFilter } from '#contract/position/talentSearch.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { updateFilter } from './calls.ts';

/** Another name for a saved filter. */
export function FilterNameDialog({ row, onClose }: { row: SavedFilter; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { id, searchName, isAlert } = row;
  const sending = useCallForm(updateFilter, {
    fields,
    initial: { id, searchName, isAlert },
    onDone: async () => {
      toast('改名成功');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`给「${searchName}」改名`}
      label="改名"
      submitLabel="改名"
      busyLabel="改名中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="searchName" />
    </FormDialog>
  );
}
