import { useLocation } from 'react-router';
import { ACCOUNT_DISABLED, LOCKED, WRONG_PASSWORD } from '#contract/user/failures.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Agreement } from './Agreement.tsx';
import { passwordLogin } from './calls.ts';
import { plainAccount } from './plainMobile.ts';
import { Remember } from './Remember.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignInForm } from './useSignInForm.ts';
import type { WayProps } from './way.ts';

/** Mobile or e-mail, and the password. */
export function PasswordWay({ arrival, agreement, account, onAccount }: WayProps) {
  const { search } = useLocation();
  const { form, submit, failure, sending, verifying, errorOf } = useSignInForm(passwordLogin, {
    initial: { mobile: account },
    fieldOfCode: {
      [WRONG_PASSWORD.code]: 'password',
      [LOCKED.code]: 'password',
      [ACCOUNT_DISABLED.code]: 'mobile',
    },
    onDone: (signedIn) => arrival.arrive(signedIn),
  });
  const typed = (event: { target: HTMLInputElement }) => onAccount(plainAccount(event.target.value));
  return (
    <SignInForm
      label="密码登录"
      onSubmit={() => agreement.check() && void submit()}
      submitLabel="登录"
      busy={sending || verifying || arrival.arriving}
      busyLabel={verifying ? '正在进行安全验证' : '登录中'}
      failure={failure}
      above={
        <>
          <Remember {...form.register('remember')} />
          <Agreement {...agreement.props} />
        </>
      }
    >
      <Field label="手机号或邮箱" error={errorOf('mobile')}>
        <Input
          {...form.register('mobile', { setValueAs: plainAccount, onChange: typed })}
          size="lg"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label="密码"
        error={errorOf('password')}
        extra={
          <TextLink tone="inline" to={`/reset${search}`} state={{ account }}>
            忘记密码
          </TextLink>
        }
      >
        <PasswordInput {...form.register('password')} size="lg" />
      </Field>
    </SignInForm>
  );
}
