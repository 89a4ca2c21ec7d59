import { redirect } from 'react-router';
import { endedAddress, isGuarded, loginAddress, withoutSlash } from '#contract/rules/guard.ts';
import { currentLink } from '../kit/live/link.ts';
import { readToken } from '../kit/token.ts';

/** The guard of navigation within the browser. Where the session was ended, another tab may have forgotten the token first. */
export async function guardInBrowser<T>({ request }: { request: Request }, next: () => Promise<T>): Promise<T> {
  const { pathname, search } = new URL(request.url);
  const only = withoutSlash(pathname);
  if (only !== pathname) throw redirect(only + search);
  if (isGuarded(pathname) && !readToken())
    throw redirect((currentLink() === 'ended' ? endedAddress : loginAddress)(pathname, search));
  return next();
}
