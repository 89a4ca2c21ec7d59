import { useLocation } from 'react-router';
import { ACCOUNT_DISABLED, NOT_REGISTERED, WRONG_CODE } from '#contract/user/failures.ts';
import { Agreement } from './Agreement.tsx';
import { CodeField } from '../../../kit/code/CodeField.tsx';
import { codeLogin } from './calls.ts';
import { MobileField } from './MobileField.tsx';
import { Remember } from './Remember.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignInForm } from './useSignInForm.ts';
import { useCodeSending } from '../../../kit/code/useCodeSending.ts';
import type { WayProps } from './way.ts';

/** A mobile and the code sent to it. */
export function CodeWay({ arrival, agreement, account, onAccount, demo }: WayProps) {
  const { search } = useLocation();
  const { form, submit, failure, sending, errorOf } = useSignInForm(codeLogin, {
    initial: { mobile: account },
    fieldOfCode: {
      [WRONG_CODE.code]: 'code',
      [NOT_REGISTERED.code]: 'mobile',
      [ACCOUNT_DISABLED.code]: 'mobile',
    },
    onDone: (signedIn) => arrival.arrive(signedIn),
  });
  const code = useCodeSending(form, { scene: 'login', by: 'mobile' });
  return (
    <SignInForm
      label="验证码登录"
      onSubmit={() => agreement.check() && void submit()}
      submitLabel="登录"
      busy={sending || arrival.arriving}
      busyLabel="登录中"
      failure={failure}
      above={
        <>
          <Remember {...form.register('remember')} />
          <Agreement {...agreement.props} />
        </>
      }
    >
      <MobileField
        form={form}
        error={errorOf('mobile')}
        onTyped={onAccount}
        wayOut={errorOf('mobile') === NOT_REGISTERED.msg ? { to: `/register${search}`, label: '去注册' } : undefined}
      />
      <CodeField input={form.register('code')} sending={code} error={errorOf('code')} demo={demo} />
    </SignInForm>
  );
}
