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

/** The chat, whose visitors read why they were sent away (`afterLogin.ts`). */
export const isChat = (path: string): boolean => /^\/+im\/?$/.test(path);

/** Where a page goes whose session was ended: the login page, which knows of it when it was the chat. */
export function endedAddress(pathname: string, search: string): string {
  const address = loginAddress(pathname, search);
  return isChat(decoded(pathname)) ? `${address}&ended=1` : address;
}

/**
 * The one address of a page: `/list/` is `/list`. What begins with two slashes stays, because shortened it would be read
 * as another host.
 */
export const withoutSlash = (pathname: string): string =>
  /^\/[^/\\].*\/$/.test(pathname) ? pathname.replace(/\/+$/, '') : pathname;

/** A target within our own origin, or `/`. Backslashes, double slashes and schemes all leave the origin in some browser. */
export function ownPath(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])/.test(target)) return '/';
  if (/[\p{Cc}\\]/u.test(target)) return '/';
  return target;
}

/** Phones by user agent, for the h5Domain rule. Tablets keep the full site. */
export const isPhone = (userAgent: string): boolean =>
  /Android.*Mobile|iPhone|iPod|Windows Phone|HarmonyOS.*Mobile|BlackBerry|MicroMessenger.*Mobile/i.test(userAgent);
