import { useState } from 'react';
import { ALREADY_BOUND, PHONE_HAS_ACCOUNT, TICKET_INVALID, WRONG_CODE } from '#contract/user/failures.ts';
import { useSite } from '../../../kit/site.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Agreement } from './Agreement.tsx';
import type { Binding } from './binding.ts';
import { bindingNote } from './binding.ts';
import { bindPhone } from './calls.ts';
import { CodeField } from '../../../kit/code/CodeField.tsx';
import { MobileField } from './MobileField.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useAgreement } from './useAgreement.ts';
import { useArrival } from './useArrival.tsx';
import { useCodeSending } from '../../../kit/code/useCodeSending.ts';
import { useSignInForm } from './useSignInForm.ts';

/** Mobile and code; asks before joining an account that is there already. */
export function BindForm({ binding, onExpired }: { binding: Binding; onExpired: () => void }) {
  const { demo } = useSite();
  const arrival = useArrival(binding.address);
  const agreement = useAgreement();
  const [question, setQuestion] = useState<string | null>(null);
  const { form, submit, failure, sending, errorOf } = useSignInForm(bindPhone, {
    initial: {},
    fieldOfCode: { [WRONG_CODE.code]: 'code', [ALREADY_BOUND.code]: 'mobile' },
    onDone: async (signedIn) => {
      setQuestion(null);
      bindingNote.drop();
      await arrival.arrive(signedIn, { isNew: signedIn.isNew === 1 });
    },
    onFailure: (problem) => {
      setQuestion(problem.code === PHONE_HAS_ACCOUNT.code ? problem.message : null);
      const ticketGone = problem.code === TICKET_INVALID.code || problem.issues.some(({ path }) => path === 'ticket');
      if (ticketGone) {
        bindingNote.drop();
        onExpired();
      }
      return ticketGone || problem.code === PHONE_HAS_ACCOUNT.code;
    },
  });
  const code = useCodeSending(form, { scene: 'bind', by: 'mobile' });

  function send(merge: 0 | 1): void {
    form.setValue('ticket', binding.ticket);
    form.setValue('remember', binding.remember);
    form.setValue('merge', merge);
    void submit();
  }

  return (
    <>
      <SignInForm
        label="绑定手机号"
        onSubmit={() => agreement.check() && send(0)}
        submitLabel="绑定并登录"
        busy={sending || arrival.arriving}
        busyLabel="绑定中"
        failure={failure}
        above={<Agreement {...agreement.props} />}
      >
        <MobileField
          form={form}
          error={errorOf('mobile')}
          help={binding.hint ? `你在这所学校的账号绑定着 ${binding.hint}` : undefined}
        />
        <CodeField input={form.register('code')} sending={code} error={errorOf('code')} demo={demo} />
      </SignInForm>
      <ConfirmDialog
        open={question !== null}
        title={question ?? ''}
        note="绑定之后，两边登录进来都是同一个账号，学习记录与身份都在那里。"
        confirmLabel="绑定到那个账号"
        cancelLabel="换一个手机号"
        loading={sending}
        loadingLabel="绑定中"
        onConfirm={() => send(1)}
        onClose={() => setQuestion(null)}
      />
      {arrival.chooser}
    </>
  );
}
