import { useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { ACCOUNT_DISABLED, LOCKED, WRONG_PASSWORD } from '#contract/user/failures.ts';
import type { SignedIn } from '#contract/user/fields.ts';
import { call } from '../../../kit/call.ts';
import { issuesOf } from '../../../kit/issuesOf.ts';
import { passwordLogin } from './calls.ts';
import { plainAccount } from '../../../kit/code/plainMobile.ts';
import { sendVerified } from '../../../kit/code/sendVerified.ts';

type Field = 'mobile' | 'password';

const fieldOfCode: Record<number, Field> = {
  [WRONG_PASSWORD.code]: 'password',
  [LOCKED.code]: 'password',
  [ACCOUNT_DISABLED.code]: 'mobile',
};

/**
 * The form that everybody who signs in sees first. It reads its fields only when it is sent.
 */
export function usePasswordForm(onDone: (signedIn: SignedIn) => Promise<void>) {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [doing, setDoing] = useState<'sending' | 'verifying' | null>(null);

  async function submit(form: HTMLFormElement, agreed: boolean): Promise<void> {
    setDoing('sending');
    setErrors({});
    setFailure(null);
    try {
      const endpoint = await passwordLogin();
      const values = valuesOf(new FormData(form));
      const issues = issuesOf(endpoint.input, values);
      const wrong = (['mobile', 'password'] as const).filter((field) => issues[field]);
      for (const field of wrong) setErrors((known) => ({ ...known, [field]: issues[field] }));
      if (wrong[0]) return focus(form, wrong[0]);
      if (!agreed) return;
      const send = (captcha?: string) => call(endpoint, { ...values, captcha }, { isShowErrTip: false });
      await onDone(await sendVerified(send, () => setDoing('verifying')));
    } catch (error) {
      place(form, error);
    } finally {
      setDoing(null);
    }
  }

  function place(form: HTMLFormElement, error: unknown): void {
    if (!(error instanceof CallError)) return setFailure('安全验证没有完成，请稍后再试，或换一种方式登录');
    const field = fieldOfCode[error.code];
    if (!field) return setFailure(error.issues[0]?.message ?? error.message);
    setErrors({ [field]: error.message });
    focus(form, field);
  }

  return {
    /** What is wrong is shown at once, agreed or not; only what was agreed to is sent. */
    submit: (form: HTMLFormElement, agreed: boolean) => void submit(form, agreed),
    errors,
    forget: (field: Field) => setErrors((known) => ({ ...known, [field]: undefined })),
    failure,
    doing,
  };
}

const valuesOf = (typed: FormData) => ({
  mobile: plainAccount(String(typed.get('mobile') ?? '')),
  password: String(typed.get('password') ?? ''),
  remember: typed.has('remember'),
});

function focus(form: HTMLFormElement, field: Field): void {
  const input = form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
}
