import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { endedAddress, isGuarded } from '#contract/rules/guard.ts';
import { takeSignOutNotice } from '../kit/signOutNotice.ts';
import { dropToken } from '../kit/token.ts';
import { toast } from '../ui/toast.ts';

/**
 * The server refused the token of this page: say why, forget it, and leave a page that needs it. What a call of the page
 * before was refused with is said here too, because that page was left at once.
 */
export function useSignedOutNotice(refusal: { code: number; msg: string } | null): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const said = takeSignOutNotice();
    if (said) toast(said);
  }, []);
  useEffect(() => {
    if (!refusal) return;
    dropToken();
    toast(refusal.msg);
    if (isGuarded(pathname)) void navigate(endedAddress(pathname, search), { replace: true });
  }, [refusal, navigate, pathname, search]);
}
