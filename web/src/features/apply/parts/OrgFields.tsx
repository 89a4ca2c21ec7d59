import { application } from '#contract/fields/organization.ts';
import { OrgType } from '#contract/rules/userTypes.ts';
import { FormRegion } from '../../../kit/region/FormRegion.tsx';
import { FormSelect } from '../../../kit/form/FormSelect.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import type { Fields } from '../../../kit/form/fields.ts';
import { useSession } from '../../../kit/session.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { OrgKind } from './kinds.ts';
import type { ApplyData } from './loadApply.ts';
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
  const checkName = () => (session ? void warnIfJoined(form, kind.orgType) : undefined);
  const choose = (name: keyof ApplyData['lists'], required: boolean, label: string = application[name].label) => (
    <FormSelect
      form={form}
      name={name}
      label={required ? label : `${label}（选填）`}
      required={required}
      placeholder="请选择"
      isWide
      options={lists[name]}
    />
  );
  const isEnterprise = kind.orgType === OrgType.enterprise;
  return (
    <CallForm of={sending} label={`${kind.noun}入驻资料`} long actions={<SubmitButtons sending={sending.sending} />}>
      <FormText
        form={form}
        name="orgName"
        label={kind.called.name}
        onBlur={checkName}
        placeholder={kind.namePlaceholder}
      />
      <FormText
        form={form}
        name="orgCode"
        label={kind.called.code}
        help={kind.codeHelp}
        read={plainCode}
        autoCapitalize="characters"
      />
      <PaperField form={form} kind={kind} />
      {isEnterprise ? choose('industry', true) : null}
      <FieldPair>
        {isEnterprise ? choose('size', true) : null}
        {kind.orgType === OrgType.school ? choose('schoolLevel', true) : null}
        {choose('nature', false, kind.orgType === OrgType.organization ? '机构类型' : undefined)}
      </FieldPair>
      <FormRegion form={form} name="regionCode" />
      <FormText
        form={form}
        name="address"
        label={isEnterprise ? undefined : '详细地址（选填）'}
        required={isEnterprise}
        placeholder="街道、门牌号"
      />
      <FormTextarea
        form={form}
        name="intro"
        label={kind.introLabel}
        required={kind.orgType === OrgType.organization}
        help={kind.introHelp}
        rows={4}
      />
      <ContactFields form={form} errorOf={errorOf} provedMobile={provedMobile} />
    </CallForm>
  );
}

/** As people copy it from papers: with blanks and in small letters. */
const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
