/** Where a refusal goes back to (RFC 6749, 4.1.2.1): only to this site, whatever the address says. */
export function refusalAddress(redirectUri: string, state: string): string {
  const back = URL.canParse(redirectUri) ? new URL(redirectUri) : null;
  const path = back?.origin === location.origin ? back.pathname : '/login';
  return `${path}?${new URLSearchParams({ error: 'access_denied', state })}`;
}
