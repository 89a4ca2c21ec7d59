import { redirect } from 'react-router';
import { isGuarded, loginAddress, withoutSlash } from '#contract/rules/guard.ts';
import { readToken } from '../kit/token.ts';

/** The guard of navigation within the browser. */
export async function guardInBrowser<T>({ request }: { request: Request }, next: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const only = withoutSlash(pathname);
  if (only !== pathname) throw redirect(only + search);
  if (isGuarded(pathname) && !readToken()) throw redirect(loginAddress(pathname, search));
  return next();
}
