/** Name of the token's cookie (specification, section 3). */
export const TOKEN_NAME = 'RC_WEB_TOKEN';
const DAY_SECONDS = 86_400;
const channelName = 'zhitu-session';

/** The token of this browser, or undefined when signed out. */
export const readToken = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${TOKEN_NAME}=`))
    ?.slice(TOKEN_NAME.length + 1) || undefined;

/** Keeps a token for `seconds` (a day unless told) and tells the other tabs. */
export function keepToken(token: string, seconds = DAY_SECONDS): void {
  write(token, seconds);
  announce();
}

/** Forgets the token and tells the other tabs. */
export function dropToken(): void {
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
