import { NOT_REGISTERED, SAME_PASSWORD, WRONG_CODE } from '#contract/user/failures.ts';
import { useSite } from '../../../kit/site.ts';
import { resetByMobile } from './calls.ts';
import { CodeField } from '../../../kit/code/CodeField.tsx';
import { MobileField } from './MobileField.tsx';
import { NewPasswordFields } from '../../../kit/password/NewPasswordFields.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useCodeSending } from '../../../kit/code/useCodeSending.ts';
import { useResetDone } from './useResetDone.ts';
import { useSignInForm } from './useSignInForm.ts';

export interface ResetProps {
  account: string | undefined;
  /** Address of the login page. */
  login: string;
}

export function ResetByMobile({ account, login }: ResetProps) {
  const { demo } = useSite();
  const done = useResetDone(login);
  const { form, submit, failure, sending, errorOf } = useSignInForm(resetByMobile, {
    initial: account ? { mobile: account } : {},
    fieldOfCode: {
      [WRONG_CODE.code]: 'code',
      [NOT_REGISTERED.code]: 'mobile',
      [SAME_PASSWORD.code]: 'newPassword',
    },
    onDone: (_, { mobile }) => done(mobile),
  });
  const code = useCodeSending(form, { scene: 'reset', by: 'mobile' });
  return (
    <SignInForm
      label="用手机号找回密码"
      onSubmit={() => void submit()}
      submitLabel="更新密码"
      busy={sending}
      busyLabel="更新中"
      failure={failure}
    >
      <MobileField form={form} error={errorOf('mobile')} />
      <CodeField input={form.register('code')} sending={code} error={errorOf('code')} demo={demo} />
      <NewPasswordFields label="新密码" form={form} names={['newPassword', 'confirmPassword']} errorOf={errorOf} />
    </SignInForm>
  );
}
