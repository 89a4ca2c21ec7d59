import { isChat, ownPath } from './guard.ts';

/** What the chat says when the session ended, and then the login page until somebody signs in (specification, section 8). */
export const KICKED_OUT = '被踢出，请重新登录。';

/** What stands on the login page that was reached by `endedAddress`; elsewhere the reason passes by as a message. */
export const endedWords = (query: URLSearchParams): string | null =>
  query.get('ended') === '1' && isChat(ownPath(query.get('redirectPath'))) ? KICKED_OUT : null;

/** The address to open after signing in, from the query of the login page; home when it is missing or not ours. */
export function addressAfterLogin(query: URLSearchParams): string {
  const path = ownPath(query.get('redirectPath'));
  const search = query.get('redirectQuery');
  return search && search !== '/' ? `${path}?${search.replace(/^\?/, '')}` : path;
}
