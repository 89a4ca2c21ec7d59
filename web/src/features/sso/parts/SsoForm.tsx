import { useRevalidator } from 'react-router';
import { sso as fields } from '#contract/fields/sso.ts';
import { SsoProtocol } from '#contract/rules/sso.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormRadios } from '../../../kit/form/FormRadios.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useField } from '../../../kit/form/useFields.ts';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveSso } from './calls.ts';
import { OidcFields } from './OidcFields.tsx';
import { SamlFields } from './SamlFields.tsx';
import styles from './Sso.module.css';
import type { SsoView } from './ssoView.ts';

interface SsoFormProps {
  view: SsoView;
  /** Looks whether the other side answers to what was just saved. */
  onSaved: () => Promise<void>;
}

const secrets = ['clientSecret'] as const;

/** Who lets the people of the school in, and what it says of them. */
export function SsoForm({ view, onSaved }: SsoFormProps) {
  const { revalidate } = useRevalidator();
  const { sso } = view;
  const sending = useCallForm(saveSso, {
    fields,
    initial: startOf(view),
    draft: 'school-sso',
    secrets,
    onDone: async () => {
      toast('保存成功');
      await revalidate();
      await onSaved();
    },
  });
  const { form } = sending;
  const { value: protocol } = useField(form, 'protocol');
  return (
    <CallForm
      of={sending}
      label="认证服务"
      actions={
        <Button type="submit" variant="primary" loading={sending.sending} loadingLabel="保存中">
          保存
        </Button>
      }
    >
      <FormRadios form={form} name="protocol" options={protocols} rowClass={styles.radios} />
      {protocol === SsoProtocol.saml ? (
        <SamlFields form={form} view={view} />
      ) : (
        <OidcFields form={form} view={view} isKept={sso?.protocol === SsoProtocol.oidc} />
      )}
      <FormText form={form} name="buttonName" help="登录页上就是这几个字" />
      <FieldPair>
        <FormText
          form={form}
          name="numberClaim"
          placeholder="例如 student_number"
          help="选填，只用来提示验证码发到哪个手机"
        />
        <FormText
          form={form}
          name="emailDomain"
          inputMode="url"
          placeholder="例如 example.edu.cn"
          help="选填，证实以后才有用；SAML 用不上"
        />
      </FieldPair>
      <FormCheckbox form={form} name="isOn" sentence="在登录页显示按钮；停用以后只能用别的方式登录" values={[1, 0]} />
    </CallForm>
  );
}

const protocols = SsoProtocol.values.map((value) => ({ value, label: SsoProtocol.labels[value] }));

/** The form as it is kept; the secret is never told. */
const startOf = ({ sso, orgName }: SsoView) => ({
  protocol: sso?.protocol ?? SsoProtocol.oidc,
  buttonName: sso?.buttonName ?? `${orgName}统一认证`.slice(0, fields.buttonName.max),
  issuer: sso?.issuer ?? '',
  clientId: sso?.clientId ?? '',
  clientSecret: '',
  entryPoint: sso?.entryPoint ?? '',
  certificate: sso?.certificate ?? '',
  numberClaim: sso?.numberClaim ?? '',
  emailDomain: sso?.emailDomain ?? '',
  isOn: sso?.isOn ?? (1 as const),
});
