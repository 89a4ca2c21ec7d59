import type { Fields } from '../../../kit/form/fields.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { CopiedText } from './CopiedText.tsx';
import { Registration } from './Registration.tsx';
import type { SsoView, SsoWish } from './ssoView.ts';

/** What a provider of SAML has to be told, and what it tells. */
export function SamlFields({ form, view }: { form: Fields<SsoWish>; view: SsoView }) {
  return (
    <>
      <Registration note="先在认证服务里登记下面两个地址：前一个是我们的标识（entityID），也是元数据；后一个收它的回应（ACS）。断言要签名，NameID 不能每次都变">
        <CopiedText text={view.entityId} label="标识" />
        <CopiedText text={view.answerAddress} label="回应地址" />
      </Registration>
      <FormText form={form} name="issuer" label="认证服务的标识" help="它的元数据里的 entityID" />
      <FormText
        form={form}
        name="entryPoint"
        required
        inputMode="url"
        placeholder="https://"
        help="元数据里 HTTP-Redirect 的 SingleSignOnService"
      />
      <FormTextarea
        form={form}
        name="certificate"
        required
        rows={6}
        placeholder="-----BEGIN CERTIFICATE-----"
        help="元数据里的 X509Certificate；换了它，已经绑定的人要重新绑定"
      />
    </>
  );
}
