import type { Fields } from '../../../kit/form/fields.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FieldPair } from '../../../ui/FieldPair.tsx';
import { CopiedText } from './CopiedText.tsx';
import { Registration } from './Registration.tsx';
import type { SsoView, SsoWish } from './ssoView.ts';

interface OidcFieldsProps {
  form: Fields<SsoWish>;
  view: SsoView;
  /** There is a secret already. */
  isKept: boolean;
}

/** What a provider of OpenID Connect has to be told, and what it tells. */
export function OidcFields({ form, view: { returnAddress }, isKept }: OidcFieldsProps) {
  return (
    <>
      <Registration note="先在认证服务里新建一个网页应用（授权码），回调地址填下面这个，再把它给的编号与密钥填到这里">
        <CopiedText text={returnAddress} label="回调地址" />
      </Registration>
      <FormText
        form={form}
        name="issuer"
        inputMode="url"
        placeholder="https://"
        help="OpenID Connect 的 issuer；换了地址，已经绑定的人要重新绑定"
      />
      <FieldPair>
        <FormText form={form} name="clientId" required autoComplete="off" />
        <FormText
          form={form}
          name="clientSecret"
          type="password"
          autoComplete="new-password"
          required={!isKept}
          help={isKept ? '已经存好，不改就留空' : '封存在库里，谁也看不到'}
        />
      </FieldPair>
    </>
  );
}
