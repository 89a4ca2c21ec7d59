import { useEffect } from 'react';
import type { Fields } from '../../../kit/form/fields.ts';

/** Fills in the code of whoever sent this visitor: from the address, else from the cookie of an earlier visit. */
export function useReferralCode(form: Fields): void {
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('referralCode') ?? fromCookie();
    if (code && !form.getValues()['referralCode']) form.setValue('referralCode', code);
  }, [form]);
}

const fromCookie = (): string | undefined => /(?:^|; )zt_referral=(\w{4,32})/.exec(document.cookie)?.[1];
