import { randomBytes } from 'node:crypto';
import { OAUTH_STATE } from '#contract/user/failures.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { openTicket, takeTicket } from '../signIn/tickets.ts';
import { claims, VERSION } from './claims.ts';
import { signMessage } from './keys.ts';
import { LTI_ANSWER } from './places.ts';
import { openCourse, openPlatform } from './policies.ts';

const ANSWER_SECONDS = 300;

/**
 * Answers a platform that asked for a course: a signed message that the browser posts back to it, by an address of ours,
 * because pages here post to nobody else.
 * @throws OAUTH_STATE chosen before or too old, LTI_OFF, LTI_NO_COURSE
 */
export async function pickCourse(ctx: Ctx, ticket: string, courseId: string): Promise<string> {
  const { db, now, config } = ctx;
  const asked = await takeTicket(db, 'ltiPick', ticket, now);
  if (!asked) throw fail(OAUTH_STATE);
  const platform = await openPlatform(db, asked.platformId);
  const { id, courseName: title } = await openCourse(db, platform.orgNo, courseId);
  const item = {
    type: 'ltiResourceLink',
    title,
    url: `${config.publicUrl}/course/${id}`,
    custom: { course: id },
    lineItem: { scoreMaximum: 100, label: title },
  };
  const token = await signMessage(ctx, db, now, {
    iss: platform.clientId,
    aud: platform.issuer,
    nonce: randomBytes(16).toString('base64url'),
    [claims.messageType]: 'LtiDeepLinkingResponse',
    [claims.version]: VERSION,
    [claims.deploymentId]: platform.deploymentId,
    [claims.contentItems]: [item],
    ...(asked.data === undefined ? {} : { [claims.data]: asked.data }),
  });
  const payload = { url: asked.returnUrl, token };
  return `${LTI_ANSWER}/${await openTicket(db, 'ltiAnswer', payload, { seconds: ANSWER_SECONDS, now })}`;
}
