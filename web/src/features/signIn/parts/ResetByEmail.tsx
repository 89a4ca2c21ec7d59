import { NOT_REGISTERED, SAME_PASSWORD, WRONG_CODE } from '#contract/user/failures.ts';
import { useSite } from '../../../kit/site.ts';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { resetByEmail } from './calls.ts';
import { CodeField } from '../../../kit/code/CodeField.tsx';
import { NewPasswordFields } from '../../../kit/password/NewPasswordFields.tsx';
import type { ResetProps } from './ResetByMobile.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useCodeSending } from '../../../kit/code/useCodeSending.ts';
import { useResetDone } from './useResetDone.ts';
import { useSignInForm } from './useSignInForm.ts';

export function ResetByEmail({ account, login }: ResetProps) {
  const { demo } = useSite();
  const done = useResetDone(login);
  const { form, submit, failure, sending, errorOf } = useSignInForm(resetByEmail, {
    initial: account ? { email: account } : {},
    fieldOfCode: {
      [WRONG_CODE.code]: 'code',
      [NOT_REGISTERED.code]: 'email',
      [SAME_PASSWORD.code]: 'newPassword',
    },
    onDone: (_, { email }) => done(email),
  });
  const code = useCodeSending(form, { scene: 'reset', by: 'email' });
  return (
    <SignInForm
      label="用邮箱找回密码"
      onSubmit={() => void submit()}
      submitLabel="更新密码"
      busy={sending}
      busyLabel="更新中"
      failure={failure}
    >
      <Field label="邮箱" error={errorOf('email')} help="绑定在账号上的邮箱">
        <Input {...form.register('email')} size="lg" type="email" autoComplete="username" spellCheck={false} />
      </Field>
      <CodeField input={form.register('code')} sending={code} error={errorOf('code')} demo={demo} />
      <NewPasswordFields label="新密码" form={form} names={['newPassword', 'confirmPassword']} errorOf={errorOf} />
    </SignInForm>
  );
}
