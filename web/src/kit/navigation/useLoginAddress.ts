import { useLocation } from 'react-router';
import { loginAddress } from '#contract/rules/guard.ts';

const entrances = /^\/(login|register|reset|thirdlogin|transferPage)(\/|$)/;

/** The login page, which leads back to the page that is open; within the sign-in family the way back is kept as it is. */
export function useLoginAddress(): string {
  const { pathname, search } = useLocation();
  if (!entrances.test(pathname)) return loginAddress(pathname, search);
  const query = new URLSearchParams(search);
  return query.has('redirectPath') ? `/login${search}` : '/login';
}
