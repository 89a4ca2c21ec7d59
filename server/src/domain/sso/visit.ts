import { randomBytes } from 'node:crypto';
import { SsoProtocol } from '#contract/rules/sso.ts';
import { OAUTH_CANCELLED, OAUTH_STATE, SSO_REFUSED } from '#contract/user/failures.ts';
import type { Ctx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { authorizeUrl, profileOf } from '../../providers/oidc.ts';
import { samlAddress, samlProfile } from '../../providers/saml.ts';
import type { SsoProfile } from '../../providers/ssoProfile.ts';
import { hashOfVerifier, isSameBrowser, limitThirdParty, returnAddress } from '../signIn/thirdParty.ts';
import { hasTicket, openTicket, takeTicket } from '../signIn/tickets.ts';
import { withOwnMailbox } from './ownMailbox.ts';
import type { SchoolSso } from './schoolSso.ts';
import { clientOf, offeredSso, samlOf, samlPlace } from './schoolSso.ts';

const STATE_SECONDS = 600;
const LONGEST_SUBJECT = 256;

/** A browser brings one answer to a visit, perhaps once more when somebody reloads. */
const MOST_ANSWERS = 3;

/** Starts a visit to the provider of a school: the address for the browser, and the two secrets that only it gets. */
export async function startVisit(ctx: Ctx, orgNo: string): Promise<{ url: string; state: string; verifier: string }> {
  await limitThirdParty(ctx);
  const sso = await offeredSso(ctx.db, orgNo);
  const verifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(32).toString('base64url');
  const payload = { orgNo, issuer: sso.issuer, verifierHash: hashOfVerifier(verifier), nonce };
  const state = await openTicket(ctx.db, 'ssoState', payload, { seconds: STATE_SECONDS, now: ctx.now });
  const url = await asking(ctx, sso, () => addressOf(ctx, sso, { state, nonce, verifier }));
  return { url, state, verifier };
}

function addressOf(ctx: Ctx, sso: SchoolSso, visit: Record<'state' | 'nonce' | 'verifier', string>): Promise<string> {
  const { state, nonce } = visit;
  if (sso.protocol === SsoProtocol.saml)
    return samlAddress(samlOf(sso), samlPlace(ctx), { requestId: requestIdOf(nonce), state });
  return authorizeUrl(clientOf(ctx, sso), ctx.config.ssoAllow, { ...visit, returnAddress: returnAddress(ctx) });
}

/** A request of SAML has a name that begins with a letter or a line. */
const requestIdOf = (nonce: string): string => `_${nonce}`;

interface Returned {
  code?: string | undefined;
  iss?: string | undefined;
  error?: string | undefined;
  state: string;
  verifier: string;
}

/**
 * Ends it: who the person is there. The state is used up whatever happens. Asks the provider, so it runs outside a
 * transaction.
 * @throws 1021 refused by the person, 1022 not started by this browser, too old, or the school has changed its provider
 * meanwhile, 1024 turned off, 1025 refused by the provider
 */
export async function finishVisit(
  ctx: Ctx,
  { code, iss, error, state, verifier }: Returned,
): Promise<{ sso: SchoolSso; profile: SsoProfile }> {
  const started = await takeTicket(ctx.db, 'ssoState', state, ctx.now);
  if (!started || !isSameBrowser(started.verifierHash, verifier)) throw fail(OAUTH_STATE);
  const sso = await offeredSso(ctx.db, started.orgNo);
  if (sso.issuer !== started.issuer) throw fail(OAUTH_STATE);
  if (!code) throw fail(error === undefined || error === 'access_denied' ? OAUTH_CANCELLED : SSO_REFUSED);
  const { nonce } = started;
  if (sso.protocol === SsoProtocol.saml) return { sso, profile: await ofSaml(ctx, sso, { code, state, nonce }) };
  const visit = { returnAddress: returnAddress(ctx), nonce, verifier };
  const { numberClaim } = sso;
  const profile = await asking(ctx, sso, async () =>
    keepable(
      await profileOf(clientOf(ctx, sso), ctx.config.ssoAllow, visit, { answer: { code, state, iss }, numberClaim }),
    ),
  );
  return { sso, profile: await withOwnMailbox(ctx, sso, profile) };
}

/** The code stands for the answer that the browser brought (`keepAnswer`). */
async function ofSaml(
  ctx: Ctx,
  sso: SchoolSso,
  { code, state, nonce }: Record<'code' | 'state' | 'nonce', string>,
): Promise<SsoProfile> {
  const kept = await takeTicket(ctx.db, 'samlAnswer', code, ctx.now);
  if (kept?.state !== state) throw fail(OAUTH_STATE);
  const { numberClaim } = sso;
  const read = { requestId: requestIdOf(nonce), response: kept.response, numberClaim };
  return asking(ctx, sso, async () => keepable(await samlProfile(samlOf(sso), samlPlace(ctx), read)));
}

/**
 * Keeps what a provider of SAML had a browser post to us, for a visit that is under way. Nothing is believed yet: only the
 * browser that started has what finishes it.
 * @returns what stands for it; undefined where no such visit is under way, or enough was brought for it already
 */
export async function keepAnswer(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { state, response }: { state: string; response: string },
): Promise<string | undefined> {
  if (!(await hasTicket(db, 'ssoState', state, now))) return undefined;
  const { count } = await countUp(db, ['samlAnswer', hashOfVerifier(state)], { seconds: STATE_SECONDS }, now);
  if (count > MOST_ANSWERS) return undefined;
  return openTicket(db, 'samlAnswer', { state, response }, { seconds: STATE_SECONDS, now });
}

/** Names of people end somewhere (OpenID Connect Core, 2; SAML Core, 8.3), and no text here has a zero in it. @throws */
function keepable(profile: SsoProfile): SsoProfile {
  const isText = Object.values(profile).every((value: string | null) => !value?.includes('\0'));
  if (profile.subject.length > LONGEST_SUBJECT || !isText) throw new Error('names somebody who cannot be kept');
  return profile;
}

/** What the other side says is for the log: it may name people. */
async function asking<T>(ctx: Ctx, { orgNo }: SchoolSso, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    ctx.log.warn({ orgNo, reason: code ?? message, requestId: ctx.requestId }, 'identity provider refused');
    throw fail(SSO_REFUSED);
  }
}
