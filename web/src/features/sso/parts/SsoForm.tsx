import { useRevalidator } from 'react-router';
import { sso as fields } from '#contract/fields/sso.ts';
import { CallForm } from '../../../kit/form/CallForm.tsx';
import { FormCheckbox } from '../../../kit/form/FormCheckbox.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useCallForm } from '../../../kit/useCallForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { toast } from '../../../ui/toast.ts';
import { saveSso } from './calls.ts';
import type { SsoView } from './ssoView.ts';

interface SsoFormProps {
  view: SsoView;
  /** Looks whether the other side answers to what was just saved. */
  onSaved: () => Promise<void>;
}

const secrets = ['clientSecret'] as const;

/** Who lets the people of the school in, and what it says of them. */
export function SsoForm({ view: { sso, orgName }, onSaved }: SsoFormProps) {
  const { revalidate } = useRevalidator();
  const sending = useCallForm(saveSso, {
    fields,
    initial: {
      buttonName: sso?.buttonName ?? `${orgName}统一认证`.slice(0, fields.buttonName.max),
      issuer: sso?.issuer ?? '',
      clientId: sso?.clientId ?? '',
      clientSecret: '',
      numberClaim: sso?.numberClaim ?? '',
      emailDomain: sso?.emailDomain ?? '',
      isOn: sso?.isOn ?? 1,
    },
    draft: 'school-sso',
    secrets,
    onDone: async () => {
      toast('保存成功');
      await revalidate();
      await onSaved();
    },
  });
  const { form } = sending;
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
      <FormText form={form} name="buttonName" help="登录页上就是这几个字" />
      <FormText
        form={form}
        name="issuer"
        inputMode="url"
        placeholder="https://"
        help="OpenID Connect 的 issuer；换了地址，已经绑定的人要重新绑定"
      />
      <FieldPair>
        <FormText form={form} name="clientId" autoComplete="off" />
        <FormText
          form={form}
          name="clientSecret"
          type="password"
          autoComplete="new-password"
          required={sso === null}
          help={sso ? '已经存好，不改就留空' : '封存在库里，谁也看不到'}
        />
      </FieldPair>
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
          help="选填，证实以后才有用"
        />
      </FieldPair>
      <FormCheckbox form={form} name="isOn" sentence="在登录页显示按钮；停用以后只能用别的方式登录" values={[1, 0]} />
    </CallForm>
  );
}
