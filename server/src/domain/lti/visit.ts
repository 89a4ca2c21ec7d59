import { randomBytes } from 'node:crypto';
import type { OutputOf } from '#contract/kit/schema.ts';
import { courseIn, LTI_PICK, ltiSource } from '#contract/rules/lti.ts';
import { isId } from '#contract/rules/id.ts';
import { LTI_NO_COURSE, LTI_REFUSED, OAUTH_STATE } from '#contract/user/failures.ts';
import type { SignInOrBind } from '#contract/user/fields.ts';
import type { render, success } from '#contract/user/lti.ts';
import type { Ctx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { tidyName } from '../../providers/askJson.ts';
import { hashOfVerifier, isSameBrowser, limitThirdParty } from '../signIn/thirdParty.ts';
import { hasTicket, openTicket, takeTicket } from '../signIn/tickets.ts';
import { admitNamed } from '../sso/admit.ts';
import type { Message } from './claims.ts';
import { claims } from './claims.ts';
import { keepLink } from './links.ts';
import { openIdOf } from './manage.ts';
import { launchUrl } from './places.ts';
import type { LtiPlatform } from './policies.ts';
import { openCourse, openPlatform } from './policies.ts';
import { readMessage } from './readMessage.ts';

const STATE_SECONDS = 600;
const PICK_SECONDS = 3600;

/** A browser brings one message to a visit, perhaps once more when somebody reloads. */
const MOST_MESSAGES = 3;

/** Starts a visit to a platform that sent us a browser. @throws LTI_OFF, LTI_REFUSED when it says to be another one */
export async function startLti(
  ctx: Ctx,
  asked: OutputOf<typeof render.input>,
): Promise<{ url: string; state: string; verifier: string }> {
  await limitThirdParty(ctx);
  const platform = await openPlatform(ctx.db, asked.platformId);
  if (asked.iss !== platform.issuer || asked.loginHint === '') throw fail(LTI_REFUSED);
  if (asked.clientId !== '' && asked.clientId !== platform.clientId) throw fail(LTI_REFUSED);
  if (asked.deploymentId !== '' && asked.deploymentId !== platform.deploymentId) throw fail(LTI_REFUSED);
  const verifier = randomBytes(32).toString('base64url');
  const nonce = randomBytes(32).toString('base64url');
  const payload = { platformId: platform.id, verifierHash: hashOfVerifier(verifier), nonce };
  const state = await openTicket(ctx.db, 'ltiState', payload, { seconds: STATE_SECONDS, now: ctx.now });
  const url = new URL(platform.authUrl);
  const query = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: launchUrl(ctx),
    login_hint: asked.loginHint,
    ...(asked.messageHint === '' ? {} : { lti_message_hint: asked.messageHint }),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href, state, verifier };
}

/**
 * Keeps what a platform had a browser post to us, for a visit that is under way. Nothing is believed yet: only the browser
 * that started has what finishes it.
 * @returns what stands for it; undefined where no such visit is under way, or enough was brought for it already
 */
export async function keepMessage(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { state, token }: { state: string; token: string },
): Promise<string | undefined> {
  if (!(await hasTicket(db, 'ltiState', state, now))) return undefined;
  const { count } = await countUp(db, ['ltiMessage', hashOfVerifier(state)], { seconds: STATE_SECONDS }, now);
  if (count > MOST_MESSAGES) return undefined;
  return openTicket(db, 'ltiMessage', { state, token }, { seconds: STATE_SECONDS, now });
}

/**
 * Ends it: lets the person in, and says where they go. The state, and with it the nonce, is used up whatever happens.
 * Asks the platform for its keys, so it runs outside a transaction.
 * @throws 1022 not started by this browser or too old, 1026 turned off, 1027 what it says is not right, 1028 no such course
 */
export async function finishLti(
  ctx: Ctx,
  { code, state, verifier, ...session }: OutputOf<typeof success.input>,
): Promise<{ entry: SignInOrBind; address: string }> {
  const started = await takeTicket(ctx.db, 'ltiState', state, ctx.now);
  if (!started || !isSameBrowser(started.verifierHash, verifier)) throw fail(OAUTH_STATE);
  const platform = await openPlatform(ctx.db, started.platformId);
  if (code === '') throw fail(LTI_REFUSED);
  const kept = await takeTicket(ctx.db, 'ltiMessage', code, ctx.now);
  if (kept?.state !== state) throw fail(OAUTH_STATE);
  const message = await checked(ctx, platform, kept.token, started.nonce);
  return ctx.db.transaction(async (db) => {
    const arrival = { ...ctx, db };
    const courseId = isPicking(message) ? undefined : await courseOf(arrival, platform, message);
    const told = {
      orgNo: platform.orgNo,
      source: ltiSource(platform.id),
      openId: openIdOf(platform, message.sub),
      name: tidyName(message.name ?? ''),
    };
    const { bindingId, answer: entry } = await admitNamed(ctx, db, told, session);
    if (courseId === undefined) return { entry, address: await pickAddress(arrival, platform, message) };
    await keepLink(arrival, { platformId: platform.id, bindingId, courseId }, message);
    return { entry, address: `/course/${courseId}` };
  });
}

const isPicking = (message: Message): boolean => message[claims.messageType] === 'LtiDeepLinkingRequest';

/** What was chosen there, or else the address that the link has. @throws LTI_NO_COURSE */
async function courseOf(ctx: Ctx, { orgNo }: LtiPlatform, message: Message): Promise<string> {
  const chosen = String(message[claims.custom]?.['course'] ?? '');
  const courseId = isId(chosen) ? chosen : courseIn(message[claims.targetLink], ctx.config.publicUrl);
  if (courseId === undefined) throw fail(LTI_NO_COURSE);
  return (await openCourse(ctx.db, orgNo, courseId)).id;
}

/** Where a course is chosen; what stands in the address is good for an hour, and for one choice. @throws LTI_REFUSED */
async function pickAddress(ctx: Ctx, { id: platformId, orgNo }: LtiPlatform, message: Message): Promise<string> {
  const settings = message[claims.settings];
  if (!settings || !settings.accept_types.includes('ltiResourceLink')) throw fail(LTI_REFUSED);
  const { deep_link_return_url: returnUrl, data } = settings;
  if (!mayBePostedTo(ctx, returnUrl)) throw fail(LTI_REFUSED);
  const payload = { platformId, returnUrl, data };
  const ticket = await openTicket(ctx.db, 'ltiPick', payload, { seconds: PICK_SECONDS, now: ctx.now });
  return `${LTI_PICK}?${new URLSearchParams({ ticket, orgNo }).toString()}`;
}

function mayBePostedTo({ config: { ssoAllow } }: Ctx, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ssoAllow.length > 0);
}

/** What is wrong with it is for the log: it may name people. */
async function checked(ctx: Ctx, platform: LtiPlatform, token: string, nonce: string): Promise<Message> {
  try {
    return await readMessage(platform, token, { allowed: ctx.config.ssoAllow, nonce, now: ctx.now });
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    ctx.log.warn({ platformId: platform.id, reason: code ?? message, requestId: ctx.requestId }, 'lti message refused');
    throw fail(LTI_REFUSED);
  }
}
