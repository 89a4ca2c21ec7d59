import { useRevalidator } from 'react-router';
import { base, person } from '#contract/fields/resume.ts';
import type { BaseInfo } from '#contract/user/userProfile.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormDate } from '../../../kit/form/FormDate.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import type { FieldSpec } from '../../../kit/form/SpecField.tsx';
import { SpecField } from '../../../kit/form/SpecField.tsx';
import { FormImage } from '../../../kit/form/FormImage.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './BasicForm.module.css';
import { resumeControls } from './resumeControls.tsx';
import type { Dictionaries } from './withChoices.ts';
import { withChoices } from './withChoices.ts';
import { recentYears } from '../../../shared/resume/years.ts';

interface BasicFormProps {
  base: BaseInfo;
  dictionaries: Dictionaries;
}

const saveBase = () => import('#contract/user/userProfile.ts').then((api) => api.updateMyBaseInfo);

const table = { ...base, ...person };
const headline: FieldSpec = { name: 'headline', placeholder: '正在从表格走到看板' };
const more: readonly FieldSpec[] = [
  { name: 'regionCode', levels: ['省', '市', '区县'] },
  { name: 'eduGrade' },
  { name: 'jobStatus' },
];
const introduction: FieldSpec = { name: 'introduction', placeholder: '会什么，做过什么，想做什么' };

/** The head of the résumé: one form, one save; what is typed survives a reload. */
export function BasicForm({ base: known, dictionaries }: BasicFormProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(saveBase, {
    fields: table,
    initial: editable(known),
    draft: 'resume:base',
    onDone: async () => {
      toast('保存成功');
      await revalidate();
    },
  });
  const { form } = sending;
  const field = (spec: FieldSpec) => (
    <SpecField key={spec.name} form={form} spec={withChoices(spec, table, dictionaries)} controls={resumeControls} />
  );
  return (
    <div className={styles.form}>
      <CallForm
        of={sending}
        label="基本信息"
        long
        actions={
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
        }
      >
        <FormImage form={form} name="headImgUrl" shape="round" />
        <FormText form={form} name="nickname" help={realName(known.idCardName)} autoComplete="name" />
        <FormRadios form={form} name="sex" rowClass={styles.radios} options={sexes} />
        {field(headline)}
        <FieldPair>
          <FormDate form={form} name="birthday" min="1930-01-01" autoComplete="bday" />
          <FormSelect
            form={form}
            name="workSince"
            help="在校学生不用填"
            placeholder="请选择"
            options={recentYears(60).map((year) => ({ value: year, label: `${year} 年` }))}
          />
        </FieldPair>
        {more.map(field)}
        <FieldPair>
          <FormText form={form} name="contactMobile" inputMode="tel" autoComplete="tel-national" />
          <FormText form={form} name="contactEmail" type="email" autoComplete="email" />
        </FieldPair>
        {field(introduction)}
      </CallForm>
    </div>
  );
}

const sexes = ['男', '女', '保密'].map((label, index) => ({ value: index + 1, label }));

const realName = (name: string): string | undefined => (name ? `实名为${name}，不受这里影响` : undefined);

/** What the form holds of it. */
const editable = (base: BaseInfo) => ({
  nickname: base.nickname,
  headImgUrl: base.headImgUrl,
  sex: base.sex,
  headline: base.headline,
  birthday: base.birthday,
  regionCode: base.regionCode,
  eduGrade: base.eduGrade,
  workSince: base.workSince,
  jobStatus: base.jobStatus,
  introduction: base.introduction,
  contactMobile: base.contactMobile,
  contactEmail: base.contactEmail,
});
