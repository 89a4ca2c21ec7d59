import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { TOO_OFTEN } from '#contract/kit/errors.ts';
import { OAUTH_CANCELLED, OAUTH_FAILED, OAUTH_OFF, OAUTH_STATE } from '#contract/user/failures.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { oauthBinding } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { OauthProfile, OauthProvider } from '../../providers/oauth.ts';
import { countUp } from '../../kit/counter.ts';
import { networkOf } from './network.ts';
import { openTicket, takeTicket } from './tickets.ts';

const STATE_SECONDS = 600;

/** Who wants to link the account to themselves; absent for signing in. A visit for one is no good for the other. */
type Linking = { userNo: string } | undefined;

/** Starts a visit to a third party: the address for the browser, and the two secrets that only this browser gets. */
export async function startThirdParty(
  ctx: Ctx,
  source: string,
  linking?: Linking,
): Promise<{ url: string; state: string; verifier: string }> {
  const provider = providerOf(ctx, source);
  await limitThirdParty(ctx);
  const verifier = randomBytes(32).toString('base64url');
  const payload = { source, verifierHash: hashOfVerifier(verifier), linkTo: linking?.userNo };
  const state = await openTicket(ctx.db, 'oauthState', payload, { seconds: STATE_SECONDS, now: ctx.now });
  return { url: provider.authorizeUrl(state, returnAddress(ctx, linking)), state, verifier };
}

interface Returned {
  source: string;
  code?: string | undefined;
  state: string;
  verifier: string;
}

/**
 * Ends it: who the person is there. The state is used up whatever happens. Asks the third party, so it runs outside
 * a transaction.
 * @throws 1020 not configured, 1021 refused by the person, 1022 not started by this browser or too old, 1023 refused by the third party
 */
export async function finishThirdParty(ctx: Ctx, returned: Returned, linking?: Linking): Promise<OauthProfile> {
  const provider = providerOf(ctx, returned.source);
  const started = await takeTicket(ctx.db, 'oauthState', returned.state, ctx.now);
  if (!started || started.source !== returned.source) throw fail(OAUTH_STATE);
  if (started.linkTo !== linking?.userNo) throw fail(OAUTH_STATE);
  if (!isSameBrowser(started.verifierHash, returned.verifier)) throw fail(OAUTH_STATE);
  const { code } = returned;
  if (!code) throw fail(OAUTH_CANCELLED);
  return asking(ctx, returned.source, () => provider.profile(code, returnAddress(ctx, linking)));
}

/** Only the id of the person there, for pages within the app of the third party. */
export async function openIdOf(ctx: Ctx, source: string, code: string): Promise<string> {
  const provider = providerOf(ctx, source);
  await limitThirdParty(ctx);
  return asking(ctx, source, () => provider.openId(code, returnAddress(ctx)));
}

/** The row of a third-party account, made on the first visit; the name is brought up to date. */
export async function bindingOf(db: Db, source: string, profile: OauthProfile, now: Date) {
  const { openId, nickname, headImgUrl } = profile;
  const shown = { nickname, headImgUrl, gmtModified: wireTime(now) };
  const [row] = await db
    .insert(oauthBinding)
    .values({ source, openId, ...shown })
    .onConflictDoUpdate({ target: [oauthBinding.source, oauthBinding.openId], set: shown })
    .returning();
  return row!;
}

/** The page that every third party returns to. */
export const returnAddress = ({ config }: Pick<Ctx, 'config'>, linking?: Linking): string =>
  `${config.publicUrl}${linking ? '/account/realnameauthentication/qqBind' : '/thirdlogin'}`;

function providerOf(ctx: Ctx, source: string): OauthProvider {
  const provider = ctx.providers.oauth.get(source);
  if (!provider) throw fail(OAUTH_OFF);
  return provider;
}

/** What a guest may make us store or ask a third party for, from one address. */
export async function limitThirdParty(ctx: Ctx): Promise<void> {
  const { count } = await countUp(ctx.db, ['oauth', networkOf(ctx.ip)], { seconds: 600 }, ctx.now);
  if (count > 300) throw fail(TOO_OFTEN);
}

async function asking<T>(ctx: Ctx, source: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    ctx.log.warn({ source, reason: (error as Error).message, requestId: ctx.requestId }, 'third party refused');
    throw fail(OAUTH_FAILED);
  }
}

/** Whether the browser that comes back is the one that left: only it knows what the hash is of. */
export const isSameBrowser = (verifierHash: string, verifier: string): boolean =>
  timingSafeEqual(Buffer.from(verifierHash, 'hex'), sha256(verifier));

export const hashOfVerifier = (verifier: string): string => sha256(verifier).toString('hex');

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
