import { useLocation } from 'react-router';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Agreement } from './Agreement.tsx';
import { plainAccount } from '../../../kit/code/plainMobile.ts';
import { Remember } from './Remember.tsx';
import { SignInForm } from './SignInForm.tsx';
import { usePasswordForm } from './usePasswordForm.ts';
import type { WayProps } from './way.ts';

/** Mobile or e-mail, and the password. */
export function PasswordWay({ arrival, agreement, account, onAccount }: WayProps) {
  const { search } = useLocation();
  // The server does not know an account brought from another page.
  const isHydrated = useHydrated();
  const { submit, errors, forget, failure, doing } = usePasswordForm((signedIn) => arrival.arrive(signedIn));
  return (
    <SignInForm
      label="密码登录"
      onSubmit={(form) => submit(form, agreement.check())}
      submitLabel="登录"
      busy={doing !== null || arrival.arriving}
      busyLabel={doing === 'verifying' ? '正在进行安全验证' : '登录中'}
      failure={failure}
      above={
        <>
          <Remember name="remember" />
          <Agreement {...agreement.props} />
        </>
      }
    >
      <Field label="手机号或邮箱" error={errors.mobile}>
        <Input
          name="mobile"
          size="lg"
          defaultValue={isHydrated ? account : undefined}
          onChange={(event) => {
            onAccount(plainAccount(event.target.value));
            forget('mobile');
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="密码"
        error={errors.password}
        extra={
          <TextLink tone="inline" to={`/reset${search}`} state={{ account }}>
            忘记密码
          </TextLink>
        }
      >
        <PasswordInput name="password" size="lg" onChange={() => forget('password')} />
      </Field>
    </SignInForm>
  );
}
