import { useRevalidator } from 'react-router';
import { facts as factFields } from '#contract/fields/organization.ts';
import { hostWithin } from '#contract/rules/hostName.ts';
import type { OrgFacts } from '#contract/user/org.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { FormImage } from '../../../kit/form/FormImage.tsx';
import { FormRegion } from '../../../kit/region/FormRegion.tsx';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { updateFacts } from './calls.ts';
import styles from './InfoForm.module.css';
import type { LoadedForm } from './loadInfo.ts';

/** What changes at once. What is typed survives a reload. */
export function FactsForm({ facts, lists }: { facts: OrgFacts; lists: LoadedForm['lists'] }) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(updateFacts, {
    fields: factFields,
    initial: startOf(facts),
    draft: `org-facts:${facts.orgNo}`,
    onDone: async () => {
      toast('保存成功');
      await revalidate();
    },
  });
  const { form } = sending;
  const choices = [
    'nature',
    ...(facts.orgType === OrgType.school ? (['schoolLevel'] as const) : []),
    'industry',
    'size',
  ] as const;
  const keepHost = () => form.setValue('orgDomain', hostWithin(form.getValues().orgDomain ?? ''));
  return (
    <CallForm
      of={sending}
      label="介绍与联系方式"
      long
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存
        </Button>
      }
    >
      <div className={styles.pictures}>
        <FormImage form={form} name="orgLogoImg" />
        <FormImage form={form} name="bannerImg" shape="wide" />
      </div>
      <FormText form={form} name="slogan" help="选填，显示在名称下面" />
      <FormTextarea form={form} name="intro" rows={6} />
      <FieldPair>
        {choices.map((name) => (
          <FormSelect key={name} form={form} name={name} placeholder="请选择" options={lists[name]} />
        ))}
      </FieldPair>
      <FormRegion form={form} name="regionCode" />
      <FormText form={form} name="address" />
      <FieldPair>
        <FormText form={form} name="contactName" />
        <FormText form={form} name="contactMobile" help="平台联系你们用，也显示给入驻的合作方" inputMode="numeric" />
      </FieldPair>
      <FieldPair>
        <FormText form={form} name="servicePhone" help="选填，显示在单位介绍页，人人可见" inputMode="tel" />
        <FormText form={form} name="serviceEmail" help="选填，同样人人可见" type="email" />
      </FieldPair>
      <FormText
        form={form}
        name="orgDomain"
        help="选填，如 learn.example.cn；一个域名只能属于一家单位"
        onBlur={keepHost}
        inputMode="url"
      />
    </CallForm>
  );
}

/** The fields of the form, as they are. */
const startOf = (facts: OrgFacts) =>
  Object.fromEntries(Object.keys(factFields).map((name) => [name, Reflect.get(facts, name)])) as Pick<
    OrgFacts,
    keyof typeof factFields
  >;
