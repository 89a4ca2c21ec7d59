import { useEffect, useState } from 'react';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../call.ts';
import { sendVerified } from '../code/sendVerified.ts';
import type { Fields } from '../form/fields.ts';

const proofCode = () => import('#contract/user/extAccount.ts').then((api) => api.proofCode);

/** Asks for a code to one's own phone or mailbox, and counts down to the next. Failures stand at the field `proof`. */
export function useProofCode(form: Fields, by: 'mobile' | 'email') {
  const [seconds, setSeconds] = useState(0);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const waiting = seconds > 0;

  useEffect(() => {
    if (!waiting) return;
    const ticking = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(ticking);
  }, [waiting]);

  async function send(): Promise<void> {
    setSending(true);
    form.clearError('proof');
    try {
      const endpoint = await proofCode();
      const { resendAfter } = await sendVerified((captcha) => call(endpoint, { by, captcha }, { isShowErrTip: false }));
      setSeconds(resendAfter);
      setSent(true);
      form.clearError('proof'); // the field was left for the button, empty
      form.setFocus('proof');
    } catch (error) {
      form.setError('proof', error instanceof CallError ? error.message : '验证码没有发出去，请稍后再试');
    } finally {
      setSending(false);
    }
  }

  return { seconds, sending, sent, onSend: () => void send() };
}
