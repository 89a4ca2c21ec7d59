import { vacancySearch as fields } from '#contract/fields/vacancySearch.ts';
import { SEARCH_SAVED } from '#contract/position/vacancySearchFailures.ts';
import { isId, NONE } from '#contract/rules/id.ts';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import type { VacancyFilters } from './SaveSearch.tsx';

interface SaveSearchDialogProps {
  filters: VacancyFilters;
  suggested: string;
  onClose: () => void;
}

const saveSearch = () => import('#contract/position/vacancySearch.ts').then((api) => api.save);

/** Asks for the name alone: the conditions are those of the list. */
export function SaveSearchDialog({ filters, suggested, onClose }: SaveSearchDialogProps) {
  const { active, org, salary, ...texts } = filters;
  const conditions = {
    ...texts,
    salary: salary as '',
    isActive: active === '1' ? (1 as const) : (0 as const),
    orgNo: isId(org) ? org : NONE,
  };
  const sending = useCallForm(saveSearch, {
    fields,
    initial: { ...conditions, searchName: suggested },
    fieldOfCode: { [SEARCH_SAVED.code]: 'searchName' },
    onDone: () => {
      toast('保存成功，有新职位时会发消息');
      onClose();
    },
  });
  return (
    <FormDialog
      of={sending}
      title="保存这次查找"
      note="有新公开的职位合这些条件，一天最多发一次消息；在「我的收藏」里改名、关掉消息或删除"
      label="保存查找"
      submitLabel="保存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="searchName" placeholder="武汉的数据职位" />
    </FormDialog>
  );
}
