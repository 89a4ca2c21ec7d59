import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';
import { isId } from './id.ts';

/** What a school's identity provider speaks. */
export const SsoProtocol = choice({ oidc: [1, 'OpenID Connect'], saml: [2, 'SAML 2.0'] });
export type SsoProtocol = ValueOf<typeof SsoProtocol>;

/** Before the number of the school in the source of an account of its people (`oauth_binding.source`). */
const PREFIX = 'sso:';

/** Under which source the accounts of a school's own sign-in are kept. */
export const ssoSource = (orgNo: string): string => `${PREFIX}${orgNo}`;

export const isSsoSource = (source: string): boolean => source.startsWith(PREFIX) && isId(source.slice(PREFIX.length));

/** An identity provider as OpenID Connect names it: https, or http within one's own network; no query, no fragment. */
export const isIssuer = (text: string): boolean => isEntryPoint(text) && !text.includes('?');

/** Where browsers are sent to: https, or http within one's own network; it may have a query. */
export function isEntryPoint(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password, hash, hostname } = new URL(text);
  return username === '' && password === '' && hash === '' && hostname !== '';
}

/** Where, below its mail domain, a school shows that the domain is its own. */
export const PROOF_HOST = '_zhitu';

/** How many schools the sign-in page shows a button each for; where there are more, one looks for one's own. */
export const MOST_SSO_BUTTONS = 3;
