/** Name of the token's cookie (specification, section 3). */
export const TOKEN_NAME = 'RC_WEB_TOKEN';
const DAY_SECONDS = 86_400;
/** How long the cookie of this sign-in lives, in seconds. */
const LIFE_KEY = 'zt-token-life';
const channelName = 'zhitu-session';

/** The token of this browser, or undefined when signed out. */
export const readToken = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${TOKEN_NAME}=`))
    ?.slice(TOKEN_NAME.length + 1) || undefined;

/** Keeps a token for `seconds` (a day unless told) and tells the other tabs. */
export function keepToken(token: string, seconds = DAY_SECONDS): void {
  localStorage.setItem(LIFE_KEY, String(seconds));
  write(token, seconds);
  announce();
}

/** Lets the cookie live its whole time again: the session on the server slides with every call, so the cookie does too. */
export function renewToken(): void {
  const token = readToken();
  if (token) write(token, Number(localStorage.getItem(LIFE_KEY)) || DAY_SECONDS);
}

let isOwnWish = false;

/** Whether the person signed out in this tab, and nobody has signed in since. */
export const hasSignedOut = (): boolean => isOwnWish && readToken() === undefined;

/** Forgets the token, as the person wished or because it is refused, and tells the other tabs. */
export function dropToken(isWished = false): void {
  isOwnWish = isWished;
  write('', 0);
  announce();
}

/** Calls `changed` when another tab signed in, out or switched identity. Returns the way to stop. */
export function onSessionChange(changed: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', changed);
  return () => channel.close();
}

/** Tells the other tabs that the session is another one now. */
export function announce(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

function write(token: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${TOKEN_NAME}=${token}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
