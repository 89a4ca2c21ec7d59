import { useRevalidator } from 'react-router';
import { importedMarks, talentBring } from '#contract/fields/importedTalent.ts';
import { ImportedStage, keepMonths } from '#contract/rules/importedTalent.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { toast } from '../../../ui/toast.ts';
import { keepImported, moveImported, tagImported } from './importedCalls.ts';

interface People {
  people: readonly { id: string; talentName: string }[];
  onClose: () => void;
  onDone?: () => void;
}

const whoOf = (people: People['people']): string =>
  people.length === 1 ? people[0]!.talentName : `${people.length} 位`;

const stages = ImportedStage.values.map((value) => ({ value, label: ImportedStage.labels[value] }));

/** Puts people into a stage; the platform tells them nothing, for it does not know them. */
export function MoveImportedDialog({ people, onClose, onDone }: People) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(moveImported, {
    fields: importedMarks,
    initial: { ids: people.map(({ id }) => id), talentStage: ImportedStage.talking },
    onDone: async () => {
      toast('移动成功');
      onClose();
      onDone?.();
      await revalidate();
    },
  });
  return (
    <FormDialog
      of={sending}
      title={`移动${whoOf(people)}`}
      note="平台不给导入的人发消息，要说的话请自己联系"
      size="sm"
      label={`移动${whoOf(people)}`}
      submitLabel="移动"
      busyLabel="移动中"
      onClose={onClose}
    >
      <FormValueSelect form={sending.form} name="talentStage" options={stages} />
    </FormDialog>
  );
}

/** Puts a tag on people, for everybody who hires here. */
export function TagImportedDialog({ people, onClose, onDone }: People) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(tagImported, {
    fields: importedMarks,
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
      title={`给${whoOf(people)}加标签`}
      note="本企业招聘的同事看得到"
      size="sm"
      label={`给${whoOf(people)}加标签`}
      submitLabel="加标签"
      busyLabel="加上中"
      onClose={onClose}
    >
      <FormText form={sending.form} name="tagName" placeholder="比如 SQL、月底到岗" />
    </FormDialog>
  );
}

const terms = keepMonths.map((value) => ({ value, label: `从今天起 ${value} 个月` }));

/** Longer only when the person agrees anew. */
export function KeepImportedDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const finish = useFinish(onClose);
  const sending = useCallForm(keepImported, {
    fields: talentBring,
    initial: { id, keepMonths: 6 },
    onDone: () => finish('续存成功'),
  });
  return (
    <FormDialog
      of={sending}
      title={`续存${name}的简历`}
      note="先问过本人；不同意就让它到期自动删除"
      size="sm"
      label="续存简历"
      submitLabel="续存"
      busyLabel="保存中"
      onClose={onClose}
    >
      <FormValueSelect form={sending.form} name="keepMonths" options={terms} />
      <FormCheckbox form={sending.form} name="isAgreed" values={[1, 0]} sentence="本人再次同意了" />
    </FormDialog>
  );
}
