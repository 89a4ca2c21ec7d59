import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import type { Scene } from '#contract/user/code.ts';
import { call } from '../call.ts';
import type { Fields } from '../form/fields.ts';
import { useFieldsState } from '../form/useFields.ts';
import { useHydrated } from '../useHydrated.ts';
import type { CodeWaits } from './codeWaits.ts';
import { keepWaits, readWaits, waitKey } from './codeWaits.ts';
import { sendVerified } from './sendVerified.ts';

const sendCode = () => import('#contract/user/code.ts').then((api) => api.send);

interface Wanted {
  scene: Scene;
  by: 'mobile' | 'email';
  /** The field that names the receiver, when it is not called like that. */
  field?: string;
}

/** Asks for a one-time code for the receiver in the form, and counts down to the next. Failures stand at the fields. */
export function useCodeSending(form: Fields, { scene, by, field = by }: Wanted) {
  const isHydrated = useHydrated();
  const [waits, setWaits] = useState<CodeWaits>(readWaits);
  const [now, setNow] = useState(Date.now);
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const typed = useFieldsState(form, ({ values }) => String(values[field] ?? ''));
  const until = waits[waitKey(scene, typed)] ?? 0;
  const seconds = isHydrated ? Math.max(0, Math.ceil((until - now) / 1000)) : 0;
  const waiting = seconds > 0;

  useEffect(() => {
    if (!waiting) return;
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [waiting]);

  async function send(): Promise<void> {
    if (!(await form.verify(field))) return;
    const receiver = String(form.getValues()[field]);
    setSending(true);
    form.clearError('code');
    try {
      const endpoint = await sendCode();
      const { resendAfter } = await sendVerified((captcha) =>
        call(endpoint, { scene, captcha, ...receiverInput(by, receiver) }, { isShowErrTip: false }),
      );
      wait(receiver, resendAfter);
      setSentTo(receiver);
      form.setFocus('code');
    } catch (error) {
      const message = error instanceof CallError ? error.message : '验证码没有发出去，请稍后再试';
      const atReceiver = error instanceof CallError && error.issues.some((issue) => issue.path === by);
      form.setError(atReceiver ? field : 'code', message);
    } finally {
      setSending(false);
    }
  }

  function wait(receiver: string, resendAfter: number): void {
    const at = Date.now();
    const next = { ...readWaits(), [waitKey(scene, receiver)]: at + resendAfter * 1000 };
    keepWaits(next);
    setNow(at);
    setWaits(next);
  }

  return { seconds, sending, sentTo, onSend: () => void send() };
}

const receiverInput = (by: Wanted['by'], receiver: string) =>
  by === 'mobile' ? { mobile: receiver } : { email: receiver };

export type CodeSending = ReturnType<typeof useCodeSending>;
