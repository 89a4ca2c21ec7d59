import { FormText } from '../../../kit/form/FormText.tsx';
import { CodeField } from '../../../kit/code/CodeField.tsx';
import { plainMobile } from '../../../kit/code/plainMobile.ts';
import { useCodeSending } from '../../../kit/code/useCodeSending.ts';
import type { Fields } from '../../../kit/form/fields.ts';
import { useFieldsState } from '../../../kit/form/useFields.ts';
import { useSite } from '../../../kit/site.ts';

interface ContactFieldsProps {
  form: Fields;
  errorOf: (name: string) => string | undefined;
  /** A mobile that was proved for the refused application. */
  provedMobile: string | undefined;
}

/** Whom the platform asks when something is unclear; the mobile is proved by a code. */
export function ContactFields({ form, errorOf, provedMobile }: ContactFieldsProps) {
  const { demo } = useSite();
  const code = useCodeSending(form, { scene: 'apply', by: 'mobile', field: 'contactMobile' });
  const isProved = useFieldsState(form, ({ values }) => values['contactMobile']) === provedMobile;
  return (
    <>
      <FormText form={form} name="contactName" autoComplete="name" />
      <FormText
        form={form}
        name="contactMobile"
        help={isProved ? '已经核实过，不用再收验证码' : undefined}
        read={plainMobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
      />
      {isProved ? null : <CodeField input={form.register('code')} sending={code} error={errorOf('code')} demo={demo} />}
    </>
  );
}
