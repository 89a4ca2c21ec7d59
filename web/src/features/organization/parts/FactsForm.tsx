import { useRevalidator } from 'react-router';
import { hostWithin } from '#contract/rules/hostName.ts';
import type { OrgFacts } from '#contract/user/org.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { StickyRow } from '../../../kit/form/StickyRow.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { RegionField } from '../../../kit/region/RegionField.tsx';
import { ImageField } from '../../../kit/upload/ImageField.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Textarea } from '../../../ui/Textarea.tsx';
import { toast } from '../../../ui/toast.ts';
import { updateFacts } from './calls.ts';
import styles from './InfoForm.module.css';
import type { LoadedForm } from './loadInfo.ts';

/** What changes at once. What is typed survives a reload. */
export function FactsForm({ facts, lists }: { facts: OrgFacts; lists: LoadedForm['lists'] }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(updateFacts, {
    initial: startOf(facts),
    draft: `org-facts:${facts.orgNo}`,
    onDone: async () => {
      toast('保存成功');
      await revalidate();
    },
  });
  const { form, errorOf } = sending;
  const logo = useField(form, 'orgLogoImg');
  const banner = useField(form, 'bannerImg');
  const region = useField(form, 'regionCode');
  const intro = useField(form, 'intro');
  const choices = [
    ['nature', '性质', lists.nature],
    ...(facts.orgType === 4 ? [['schoolLevel', '办学层次', lists.schoolLevel] as const] : []),
    ['industry', '行业', lists.industry],
    ['size', '规模', lists.size],
  ] as const;
  return (
    <CallForm of={sending} label="介绍与联系方式">
      <div className={styles.pictures}>
        <ImageField
          label="标志"
          purpose="logo"
          value={String(logo.value ?? '')}
          onChange={logo.set}
          error={errorOf('orgLogoImg')}
        />
        <ImageField
          label="横幅"
          purpose="banner"
          shape="wide"
          value={String(banner.value ?? '')}
          onChange={banner.set}
          error={errorOf('bannerImg')}
        />
      </div>
      <Field label="口号" help="选填，显示在名称下面" error={errorOf('slogan')}>
        <Input {...form.register('slogan')} maxLength={40} />
      </Field>
      <Field label="介绍" error={errorOf('intro')}>
        <Textarea
          rows={6}
          maxLength={2000}
          value={String(intro.value ?? '')}
          onChange={(event) => intro.set(event.target.value)}
          onBlur={intro.onBlur}
        />
      </Field>
      <FieldPair>
        {choices.map(([name, label, options]) => (
          <Field key={name} label={label} error={errorOf(name)}>
            <Select {...form.register(name)} placeholder="请选择" options={options} />
          </Field>
        ))}
      </FieldPair>
      <RegionField
        label="所在地区"
        required
        value={String(region.value ?? '')}
        onChange={region.set}
        error={errorOf('regionCode')}
      />
      <Field label="详细地址" error={errorOf('address')}>
        <Input {...form.register('address')} maxLength={100} />
      </Field>
      <FieldPair>
        <Field label="联系人" required error={errorOf('contactName')}>
          <Input {...form.register('contactName')} maxLength={20} />
        </Field>
        <Field label="联系电话" required help="平台联系你们用，也显示给入驻的合作方" error={errorOf('contactMobile')}>
          <Input {...form.register('contactMobile')} inputMode="numeric" maxLength={11} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label="对外电话" help="选填，显示在单位介绍页，人人可见" error={errorOf('servicePhone')}>
          <Input {...form.register('servicePhone')} inputMode="tel" maxLength={20} />
        </Field>
        <Field label="对外邮箱" help="选填，同样人人可见" error={errorOf('serviceEmail')}>
          <Input {...form.register('serviceEmail')} type="email" maxLength={254} />
        </Field>
      </FieldPair>
      <Field label="自己的域名" help="选填，如 learn.example.cn；一个域名只能属于一家单位" error={errorOf('orgDomain')}>
        <Input
          {...form.register('orgDomain', {
            onBlur: () => form.setValue('orgDomain', hostWithin(form.getValues().orgDomain ?? '')),
          })}
          inputMode="url"
          maxLength={253}
        />
      </Field>
      <StickyRow>
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存
        </Button>
      </StickyRow>
    </CallForm>
  );
}

/** The fields of the form, as they are. */
const startOf = (facts: OrgFacts) =>
  Object.fromEntries(names.map((name) => [name, facts[name]])) as Pick<OrgFacts, (typeof names)[number]>;

const names = [
  'orgLogoImg',
  'bannerImg',
  'slogan',
  'intro',
  'regionCode',
  'address',
  'industry',
  'size',
  'nature',
  'schoolLevel',
  'contactName',
  'contactMobile',
  'servicePhone',
  'serviceEmail',
  'orgDomain',
] as const satisfies readonly (keyof OrgFacts)[];
