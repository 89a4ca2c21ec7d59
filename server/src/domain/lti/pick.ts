import { randomBytes } from 'node:crypto';
import { OAUTH_STATE } from '#contract/user/failures.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeTicket } from '../signIn/tickets.ts';
import { claims, VERSION } from './claims.ts';
import { signMessage } from './keys.ts';
import { answerBy } from './answerBy.ts';
import { openCourse, openPlatform } from './policies.ts';

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
  return answerBy(ctx, asked.returnUrl, { JWT: token });
}
