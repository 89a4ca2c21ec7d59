import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { StickyRow } from '../../../kit/form/StickyRow.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { RegionField } from '../../../kit/region/RegionField.tsx';
import { useSession } from '../../../kit/session.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { OrgKind } from './kinds.ts';
import type { ApplyData } from './loadApply.ts';
import { LongText } from './LongText.tsx';
import { PaperField } from './PaperField.tsx';
import { SubmitButtons } from './SubmitButtons.tsx';
import { warnIfJoined } from './warnIfJoined.ts';

interface OrgFieldsProps {
  kind: OrgKind;
  lists: ApplyData['lists'];
  sending: Sending;
  /** No code is needed for it. */
  provedMobile: string | undefined;
}

type Sending = Parameters<typeof CallForm>[0]['of'] & {
  form: Fields;
  sending: boolean;
  errorOf: (name: string) => string | undefined;
};

/** The second step: what the operator has to know of an organization of this kind. */
export function OrgFields({ kind, lists, sending, provedMobile }: OrgFieldsProps) {
  const { form, errorOf } = sending;
  const session = useSession();
  const region = useField(form, 'regionCode');
  const checkName = () => (session ? void warnIfJoined(form, kind.orgType) : undefined);
  const choose = (name: keyof ApplyData['lists'], label: string, required: boolean) => (
    <Field label={required ? label : `${label}（选填）`} required={required} error={errorOf(name)}>
      <Select {...form.register(name)} placeholder="请选择" options={lists[name]} />
    </Field>
  );
  return (
    <CallForm of={sending} label={`${kind.noun}入驻资料`}>
      <Field label={kind.called.name} required error={errorOf('orgName')}>
        <Input {...form.register('orgName', { onBlur: checkName })} maxLength={60} placeholder={kind.namePlaceholder} />
      </Field>
      <Field label={kind.called.code} required help={kind.codeHelp} error={errorOf('orgCode')}>
        <Input {...form.register('orgCode', { read: plainCode })} maxLength={24} autoCapitalize="characters" />
      </Field>
      <PaperField form={form} kind={kind} error={errorOf('licenceImg')} />
      {kind.orgType === 5 ? choose('industry', '行业', true) : null}
      {kind.orgType === 4 ? choose('schoolLevel', '办学层次', true) : null}
      <FieldPair>
        {kind.orgType === 5 ? choose('size', '规模', true) : null}
        {choose('nature', kind.orgType === 3 ? '机构类型' : '性质', false)}
      </FieldPair>
      <RegionField
        label="所在地区"
        required
        value={String(region.value ?? '')}
        onChange={region.set}
        error={errorOf('regionCode')}
      />
      <Field
        label={kind.orgType === 5 ? '详细地址' : '详细地址（选填）'}
        required={kind.orgType === 5}
        error={errorOf('address')}
      >
        <Input {...form.register('address')} maxLength={100} placeholder="街道、门牌号" />
      </Field>
      <Field label={kind.introLabel} required={kind.orgType === 3} help={kind.introHelp} error={errorOf('intro')}>
        <LongText form={form} name="intro" rows={4} maxLength={500} />
      </Field>
      <ContactFields form={form} errorOf={errorOf} provedMobile={provedMobile} />
      <StickyRow>
        <SubmitButtons sending={sending.sending} />
      </StickyRow>
    </CallForm>
  );
}

/** As people copy it from papers: with blanks and in small letters. */
const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
