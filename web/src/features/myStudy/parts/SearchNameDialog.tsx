import { useRevalidator } from 'react-router';
import { vacancySearch as fields } from '#contract/fields/vacancySearch.ts';
import type { SavedSearch } from '#contract/position/vacancySearch.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';

const updateSearch = () => import('#contract/position/vacancySearch.ts').then((api) => api.update);

/** Another name for a saved search. */
export function SearchNameDialog({ row, onClose }: { row: SavedSearch; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { id, searchName, isAlert } = row;
  const sending = useCallForm(updateSearch, {
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
