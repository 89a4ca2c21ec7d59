import { useRevalidator } from 'react-router';
import type { DictItem } from '#contract/system/dict.ts';
import type { BaseInfo } from '#contract/user/userProfile.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { StickyRow } from '../../../kit/form/StickyRow.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useField } from '../../../kit/form/useFields.ts';
import { ImageField } from '../../../kit/upload/ImageField.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import styles from './BasicForm.module.css';
import { FieldControl } from './FieldControl.tsx';
import type { FieldSpec } from './sections.ts';
import { recentYears } from './years.ts';

interface BasicFormProps {
  base: BaseInfo;
  dictionaries: Readonly<Record<string, readonly DictItem[]>>;
}

const saveBase = () => import('#contract/user/userProfile.ts').then((api) => api.updateMyBaseInfo);

const headline: FieldSpec = {
  name: 'headline',
  label: '一句话介绍',
  kind: 'line',
  maxLength: 60,
  placeholder: '正在从表格走到看板',
};
const more: readonly FieldSpec[] = [
  { name: 'regionCode', label: '所在地', kind: 'tree', tree: 'region', levels: ['省', '市', '区县'] },
  { name: 'eduGrade', label: '最高学历', kind: 'choice', dictionary: 'education' },
  { name: 'jobStatus', label: '求职状态', kind: 'choice', dictionary: 'jobStatus' },
];
const introduction: FieldSpec = {
  name: 'introduction',
  label: '自我介绍',
  kind: 'text',
  maxLength: 1000,
  placeholder: '会什么，做过什么，想做什么',
};

/** The head of the résumé: one form, one save; what is typed survives a reload. */
export function BasicForm({ base, dictionaries }: BasicFormProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(saveBase, {
    initial: editable(base),
    draft: 'resume:base',
    onDone: async () => {
      toast('保存成功');
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  const picture = useField(form, 'headImgUrl');
  const field = (of: FieldSpec) => (
    <FieldControl key={of.name} of={of} form={form} error={errorOf(of.name)} dictionaries={dictionaries} />
  );
  return (
    <div className={styles.form}>
      <CallForm of={sending} label="基本信息">
        <ImageField
          label="照片"
          purpose="avatar"
          shape="round"
          value={String(picture.value)}
          onChange={picture.set}
          error={errorOf('headImgUrl')}
        />
        <Field label="姓名或昵称" required error={errorOf('nickname')} help={realName(base.idCardName)}>
          <Input {...form.register('nickname')} maxLength={20} autoComplete="name" />
        </Field>
        <SexRadios form={form} error={errorOf('sex')} />
        {field(headline)}
        <FieldPair>
          <Field label="出生日期" error={errorOf('birthday')}>
            <Birthday form={form} />
          </Field>
          <Field label="参加工作" help="在校学生不用填" error={errorOf('workSince')}>
            <Select
              {...form.register('workSince')}
              placeholder="请选择"
              options={recentYears(60).map((year) => ({ value: year, label: `${year} 年` }))}
            />
          </Field>
        </FieldPair>
        {more.map(field)}
        <FieldPair>
          <Field label="联系手机" error={errorOf('contactMobile')}>
            <Input {...form.register('contactMobile')} inputMode="tel" maxLength={11} autoComplete="tel-national" />
          </Field>
          <Field label="联系邮箱" error={errorOf('contactEmail')}>
            <Input {...form.register('contactEmail')} type="email" maxLength={254} autoComplete="email" />
          </Field>
        </FieldPair>
        {field(introduction)}
        <StickyRow>
          <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
            保存
          </Button>
        </StickyRow>
      </CallForm>
    </div>
  );
}

function Birthday({ form }: { form: Fields }) {
  const { value, set, ...field } = useField(form, 'birthday');
  return <DateField {...field} min="1930-01-01" autoComplete="bday" value={String(value)} onChange={set} />;
}

function SexRadios({ form, error }: { form: Fields; error: string | undefined }) {
  const sex = useField(form, 'sex');
  return (
    <Field label="性别" group error={error}>
      <span className={styles.radios}>
        {(['男', '女', '保密'] as const).map((label, index) => (
          <Radio
            key={label}
            name="sex"
            label={label}
            checked={sex.value === index + 1}
            onChange={() => sex.set(index + 1)}
          />
        ))}
      </span>
    </Field>
  );
}

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
