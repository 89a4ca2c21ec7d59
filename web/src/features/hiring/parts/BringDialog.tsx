import { talentBring } from '#contract/fields/importedTalent.ts';
import { ConsentGround, keepMonths } from '#contract/rules/importedTalent.ts';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormValueSelect } from '../../../kit/form/FormValueSelect.tsx';
import { useFinish } from '../../../kit/form/useFinish.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { bringResumes } from './importedCalls.ts';
import type { OpenTalentImport } from './loadTalentImport.ts';

interface BringDialogProps {
  of: OpenTalentImport;
  goodCount: number;
  onClose: () => void;
}

const grounds = ConsentGround.values.map((value) => ({ value, label: ConsentGround.labels[value] }));
const terms = keepMonths.map((value) => ({ value, label: `${value} 个月` }));

/** Where the résumés came from, how long they stay, and that the people agreed: without it nobody comes into the pool. */
export function BringDialog({ of: { imported, vacancies }, goodCount, onClose }: BringDialogProps) {
  const finish = useFinish(onClose);
  const sending = useCallForm(bringResumes, {
    fields: talentBring,
    // Where they came from and that they agreed is said by whoever imports, never by us.
    initial: { id: imported.id, vacancyId: '0', groundNote: '', keepMonths: 6 },
    onDone: ({ broughtCount, skippedCount }) =>
      finish(`导入成功，${broughtCount} 位进了人才库${skippedCount > 0 ? `，${skippedCount} 位已经有了` : ''}`),
  });
  const { form } = sending;
  return (
    <FormDialog
      of={sending}
      title={`导入 ${goodCount} 份简历`}
      note="24 小时内可以撤销；到了最后一天，当晚自动删除，不留副本"
      label="导入简历"
      submitLabel="导入"
      busyLabel="导入中"
      onClose={onClose}
    >
      <FormValueSelect form={form} name="consentGround" options={grounds} placeholder="请选择" />
      <FormText form={form} name="groundNote" placeholder="11 月江城职大校园招聘会" help="本人问起时，你能说清楚" />
      <FormValueSelect form={form} name="keepMonths" options={terms} />
      <FormValueSelect
        form={form}
        name="vacancyId"
        none="0"
        options={[
          { value: '0', label: '不为某个职位' },
          ...vacancies.map(({ id, vacancyName }) => ({ value: id, label: vacancyName })),
        ]}
      />
      <FormCheckbox
        form={form}
        name="isAgreed"
        values={[1, 0]}
        sentence="已经告诉每一位本人：简历会放进本企业的人才库、用来招聘、存多久、怎样要求删除，并取得同意"
      />
    </FormDialog>
  );
}
