import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Fills in the code of whoever sent this visitor: from the address, else from the cookie of an earlier visit. */
export function useReferralCode<V extends FieldValues>(form: UseFormReturn<V>): void {
  useEffect(() => {
    const path = 'referralCode' as Path<V>;
    const code = new URLSearchParams(location.search).get('referralCode') ?? fromCookie();
    if (code && !form.getValues(path)) form.setValue(path, code as never);
  }, [form]);
}

const fromCookie = (): string | undefined => /(?:^|; )zt_referral=(\w{4,32})/.exec(document.cookie)?.[1];
