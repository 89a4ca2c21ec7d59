import { useRevalidator } from 'react-router';
import { talentSearch as fields } from '#contract/fields/talentSearch.ts';
import { TALENT_SEARCH_SAVED } from '#contract/position/talentSearchFailures.ts';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { saveFilter } from './calls.ts';

interface SaveFilterDialogProps {
  conditions: FilterConditions;
  suggested: string;
  onClose: () => void;
}

/** Asks for the name alone: the conditions are those of the page. */
export function SaveFilterDialog({ conditions, suggested, onClose }: SaveFilterDialogProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(saveFilter, {
    fields,
    initial: { ...conditions, searchName: suggested },
    fieldOfCode: { [TALENT_SEARCH_SAVED.code]: 'searchName' },
    onDone: async () => {
      toast('保存成功，有新的人合条件时会发消息');
      onClose();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title="保存这组条件"
      note="有新的投递合这些条件，一天最多发一次消息；只有你看得到"
      label="保存筛选"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="searchName" placeholder="能独立清洗数据的本科生" />
    </FormDialog>
  );
}
