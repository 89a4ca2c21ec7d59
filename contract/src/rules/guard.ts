const guarded =
  /^\/+((admin|im|myguidance|mutualComment|mylive|pay|livetx|newlive|resourceLibrary)(\/|$)|startbusiness\/(person|institution)(\/|$)|course\/create\/?$|exam\/(?!view(\/|$))\w)/;

/**
 * Paths that need a signed-in user: any path containing `account` (specification, section 2, Route guard), the operator's
 * console, the cashier, the question bank, guiding learners, reviewing classmates, chat and calls, live classes, the start-up pages of founders and institutions, writing a course, and all of the exam
 * centre but its papers.
 */
export function isGuarded(pathname: string): boolean {
  const path = decoded(pathname);
  return path.includes('account') || guarded.test(path);
}

/** The router matches decoded paths, so `/%61ccount` must be guarded too. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Where the guard sends a visitor: login, with the requested path and its encoded query (`/` when there is none). */
export function loginAddress(pathname: string, search: string): string {
  const query = new URLSearchParams({
    redirectPath: pathname,
    redirectQuery: search.length > 1 ? search.replace(/^\?/, '') : '/',
  });
  return `/login?${query}`;
}

/** What the chat says when the session ended, and then the login page until somebody signs in (specification, section 8). */
export const KICKED_OUT = '被踢出，请重新登录。';

const chat = /^\/+im\/?$/;

/** Where a page goes whose session was ended: the login page, which knows of it when it was the chat. */
export function endedAddress(pathname: string, search: string): string {
  const address = loginAddress(pathname, search);
  return chat.test(decoded(pathname)) ? `${address}&ended=1` : address;
}

/** What stands on the login page that was reached so; elsewhere the reason passes by as a message. */
export const endedWords = (query: URLSearchParams): string | null =>
  query.get('ended') === '1' && chat.test(ownPath(query.get('redirectPath'))) ? KICKED_OUT : null;

/**
 * The one address of a page: `/list/` is `/list`. What begins with two slashes stays, because shortened it would be read
 * as another host.
 */
export const withoutSlash = (pathname: string): string =>
  /^\/[^/\\].*\/$/.test(pathname) ? pathname.replace(/\/+$/, '') : pathname;

/** The address to open after signing in, from the query of the login page; home when it is missing or not ours. */
export function addressAfterLogin(query: URLSearchParams): string {
  const path = ownPath(query.get('redirectPath'));
  const search = query.get('redirectQuery');
  return search && search !== '/' ? `${path}?${search.replace(/^\?/, '')}` : path;
}

/** A target within our own origin, or `/`. Backslashes, double slashes and schemes all leave the origin in some browser. */
export function ownPath(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])/.test(target)) return '/';
  if (/[\p{Cc}\\]/u.test(target)) return '/';
  return target;
}

/** Phones by user agent, for the h5Domain rule. Tablets keep the full site. */
export const isPhone = (userAgent: string): boolean =>
  /Android.*Mobile|iPhone|iPod|Windows Phone|HarmonyOS.*Mobile|BlackBerry|MicroMessenger.*Mobile/i.test(userAgent);
