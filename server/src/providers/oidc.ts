import * as oidc from 'openid-client';
import { Mobile } from '#contract/kit/values.ts';
import { tidyName } from './askJson.ts';
import { fetchOutward } from './fetchOutward.ts';
import { INWARD_CODE, reasonOf } from './outward.ts';
import type { SsoProfile } from './ssoProfile.ts';

/** What an identity provider knows us by. */
export interface OidcClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

const SECONDS = 10;

/** What the return page found in its address. */
interface Answer {
  code: string;
  state: string;
  iss?: string | undefined;
}

interface Visit {
  returnAddress: string;
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
}

/** The address to send the browser to: authorization code flow with PKCE. @throws when the provider does not answer */
export async function authorizeUrl(client: OidcClient, allowed: readonly string[], visit: Visit): Promise<string> {
  const config = await configOf(client, allowed);
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: visit.returnAddress,
    scope: 'openid profile email',
    state: visit.state,
    nonce: visit.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(visit.verifier),
    code_challenge_method: 'S256',
  }).href;
}

/** Exchanges the code for the person; signature, issuer, audience, nonce and time are looked at by the library. */
export async function profileOf(
  client: OidcClient,
  allowed: readonly string[],
  visit: Omit<Visit, 'state'>,
  { answer, numberClaim }: { answer: Answer; numberClaim: string },
): Promise<SsoProfile> {
  const config = await configOf(client, allowed);
  const back = new URL(visit.returnAddress);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) back.searchParams.set(name, value);
  const tokens = await oidc.authorizationCodeGrant(config, back, {
    expectedState: answer.state,
    expectedNonce: visit.nonce,
    pkceCodeVerifier: visit.verifier,
    idTokenExpected: true,
  });
  const known = tokens.claims()!;
  const more = config.serverMetadata().userinfo_endpoint
    ? await oidc.fetchUserInfo(config, tokens.access_token, known.sub)
    : {};
  return asProfile(known, more, numberClaim);
}

/** Why an identity provider cannot be used, in a sentence; empty when it can. */
export async function oidcProblem(client: OidcClient, allowed: readonly string[]): Promise<string> {
  try {
    const { authorization_endpoint, token_endpoint, jwks_uri } = (await configOf(client, allowed)).serverMetadata();
    if (!authorization_endpoint || !token_endpoint || !jwks_uri) return '它的说明里缺少授权、令牌或公钥的地址';
    return '';
  } catch (error) {
    return problemOf(error);
  }
}

/** What the provider says of itself; asked anew each time, because keys and addresses change. */
const configOf = ({ issuer, clientId, clientSecret }: OidcClient, allowed: readonly string[]) =>
  oidc.discovery(new URL(issuer), clientId, undefined, secretAs(clientSecret), {
    [oidc.customFetch]: fetchOutward(allowed),
    execute: [
      oidc.enableNonRepudiationChecks, // the signature too: within one's own network there may be no TLS
      ...(allowed.length > 0 ? [oidc.allowInsecureRequests] : []),
    ],
    timeout: SECONDS,
  });

/** In the header where the provider takes it there, which is what it has to do unless it says otherwise. */
const secretAs =
  (clientSecret: string): oidc.ClientAuth =>
  (server, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = server;
    const isBasic = methods.includes('client_secret_basic');
    return (isBasic ? oidc.ClientSecretBasic(clientSecret) : oidc.ClientSecretPost(clientSecret))(server, ...rest);
  };

type Claims = Readonly<Record<string, unknown>>;

/** What the token says goes before what the provider adds to it. */
function asProfile(known: Claims, more: Claims, numberClaim: string): SsoProfile {
  const claims = { ...more, ...known };
  const { sub, name, preferred_username: account } = claims;
  const number = numberClaim === '' ? undefined : claims[numberClaim];
  return {
    subject: String(sub),
    name: tidyName(textIn(name) || accountName(textIn(account))),
    email: verifiedMailbox(known) ?? verifiedMailbox(more),
    number: textIn(number).slice(0, 50) || null,
  };
}

/** That one was verified counts for the mailbox beside which it is said, not for one out of another answer. */
const verifiedMailbox = ({ email, email_verified: isVerified }: Claims): string | null =>
  isVerified === true && textIn(email) !== '' ? textIn(email).toLowerCase() : null;

/** A claim may be a number, a list, or anything else. */
const textIn = (claim: unknown): string =>
  typeof claim === 'string' ? claim.trim() : typeof claim === 'number' ? String(claim) : '';

/** Nobody is called by their phone. */
const accountName = (account: string): string => (Mobile.safeParse(account).success ? '' : account);

/** The library wraps what went wrong on the way. */
function problemOf(error: unknown): string {
  const chain: unknown[] = [];
  for (let one = error; one instanceof Error && chain.length < 5; one = one.cause) chain.push(one);
  const codes = chain.map((one) => String((one as { code?: unknown }).code ?? ''));
  if (codes.includes(INWARD_CODE)) return '它在内网；要用内网的认证服务，请先在服务器上用 SSO_ALLOW 允许它';
  if (codes.includes('OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')) return '它说自己的地址（issuer）与填的不同';
  if (codes.some((code) => code === 'OAUTH_HTTP_REQUEST_FORBIDDEN')) return '它的地址不是 https:// 开头的';
  if (codes.some((code) => code === 'OAUTH_TIMEOUT')) return '10 秒内没有应答';
  if (codes.some((code) => code.startsWith('OAUTH_'))) return '那里没有 OpenID Connect 的说明（.well-known）';
  return reasonOf(chain.findLast((one) => (one as { code?: unknown }).code !== undefined) ?? error);
}
