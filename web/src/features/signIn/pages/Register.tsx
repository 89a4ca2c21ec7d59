import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { registration } from '#contract/fields/people.ts';
import { addressAfterLogin } from '#contract/rules/afterLogin.ts';
import { MOBILE_TAKEN, WRONG_CODE } from '#contract/user/failures.ts';
import { FormText } from '../../../kit/form/FormText.tsx';
import { useSession } from '../../../kit/session.tsx';
import { useSite } from '../../../kit/site.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Agreement } from '../parts/Agreement.tsx';
import { register } from '../parts/calls.ts';
import { CodeField } from '../../../kit/code/CodeField.tsx';
import { MobileField } from '../parts/MobileField.tsx';
import { NewPasswordFields } from '../../../kit/password/NewPasswordFields.tsx';
import { handedIn, redirectOf } from '../parts/redirect.ts';
import { SignInForm } from '../parts/SignInForm.tsx';
import { SignInFrame } from '../parts/SignInFrame.tsx';
import styles from '../parts/SignInForm.module.css';
import { useArrival } from '../parts/useArrival.tsx';
import { useCodeSending } from '../../../kit/code/useCodeSending.ts';
import { useOpenDraft } from '../parts/useOpenDraft.ts';
import { useReferralCode } from '../parts/useReferralCode.ts';
import { useSignInForm } from '../parts/useSignInForm.ts';
import { LazyGreeting } from '../parts/LazyGreeting.ts';
import { signInRoutes } from '../routes.ts';

export const handle = signInRoutes.register;

/** What may wait in the tab; the code and the password may not. */
const drafted = ['mobile', 'referralCode', 'agree'];

export default function Register() {
  const { demo } = useSite();
  const session = useSession();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const address = addressAfterLogin(query);
  const arrival = useArrival(address);
  const [account] = useState(handedIn(state).account);
  const { form, submit, failure, sending, errorOf } = useSignInForm(register, {
    fields: registration,
    initial: account && !account.includes('@') ? { mobile: account } : {},
    fieldOfCode: { [WRONG_CODE.code]: 'code', [MOBILE_TAKEN.code]: 'mobile' },
    onDone: async (signedIn) => {
      draft.drop();
      await arrival.arrive(signedIn, { isNew: true });
    },
  });
  const draft = useOpenDraft(form, 'register', drafted);
  useReferralCode(form);
  const code = useCodeSending(form, { scene: 'register', by: 'mobile' });
  const login = `/login${redirectOf(query)}`;

  if (session && !arrival.arriving) return <LazyGreeting session={session} address={address} />;
  return (
    <SignInFrame
      title="注册账号"
      note={
        <>
          已有账号？
          <TextLink tone="inline" to={login}>
            去登录
          </TextLink>
        </>
      }
    >
      <div className={styles.start}>
        <SignInForm
          label="注册账号"
          onSubmit={() => void submit()}
          submitLabel="注册并登录"
          busy={sending || arrival.arriving}
          busyLabel="注册中"
          failure={failure}
          above={<Agreement {...form.register('agree')} error={errorOf('agree')} />}
        >
          <MobileField
            form={form}
            error={errorOf('mobile')}
            wayOut={errorOf('mobile') === MOBILE_TAKEN.msg ? { to: login, label: '去登录' } : undefined}
          />
          <CodeField input={form.register('code')} sending={code} error={errorOf('code')} demo={demo} />
          <NewPasswordFields form={form} names={['password', 'repassword']} errorOf={errorOf} />
          <FormText form={form} name="referralCode" size="lg" autoComplete="off" autoCapitalize="characters" />
        </SignInForm>
      </div>
      {arrival.chooser}
    </SignInFrame>
  );
}
