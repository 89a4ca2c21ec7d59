import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { TOOL_OFF, TOOL_STALE } from '#contract/course/ltiToolFailures.ts';
import { toolClientId, toolDeploymentId } from '#contract/rules/ltiTools.ts';
import { course } from '../../db/schema/course.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { answerBy } from '../lti/answerBy.ts';
import { claims, LINE_ITEM_SCOPE, RESULT_SCOPE, roles, SCORE_SCOPE, VERSION } from '../lti/claims.ts';
import { signMessage } from '../lti/keys.ts';
import { lineItemUrl, LTI_CONTENT } from '../lti/places.ts';
import { openTicket, takeTicket } from '../signIn/tickets.ts';
import type { ToolVisit } from '../signIn/tickets.ts';
import { toolIn } from './open.ts';
import { openTool } from './policies.ts';
import { subjectOf } from './subjects.ts';

const CHOICE_SECONDS = 3600;

/**
 * Tells a tool who opened it: only whoever began, who may still open it now.
 * @throws TOOL_STALE for everybody else, and what `toolIn` throws
 */
export async function answerTool(ctx: UserCtx, ticket: string): Promise<{ url: string }> {
  const { db, now, user, config } = ctx;
  const asked = await takeTicket(db, 'ltiAsked', ticket, now);
  if (!asked || asked.userNo !== user.userNo) throw fail(TOOL_STALE);
  const tool = await openTool(db, asked.toolId);
  if (!tool) throw fail(TOOL_OFF);
  const own = asked.periodId === undefined ? await choiceClaims(ctx, asked) : await linkClaims(ctx, asked.periodId);
  const token = await signMessage(ctx, db, now, {
    iss: config.publicUrl,
    aud: toolClientId(tool.id),
    sub: await subjectOf(db, { toolId: tool.id, userNo: user.userNo }, now),
    nonce: asked.nonce,
    [claims.version]: VERSION,
    [claims.deploymentId]: toolDeploymentId(tool.id),
    [claims.toolPlatform]: { guid: new URL(config.publicUrl).hostname, name: '知途', product_family_code: 'zhitu' },
    ...own,
  });
  return { url: await answerBy(ctx, asked.redirectUri, { id_token: token, state: asked.state }) };
}

/** LtiResourceLinkRequest (LTI 1.3, 5.3). */
async function linkClaims(ctx: UserCtx, periodId: string): Promise<JWTPayload> {
  const { row, link, isLearner, target } = await toolIn(ctx, periodId);
  const { courseId } = row;
  const [named] = await ctx.db.select({ title: course.courseName }).from(course).where(eq(course.id, courseId));
  return {
    [claims.messageType]: 'LtiResourceLinkRequest',
    [claims.targetLink]: target,
    [claims.roles]: [isLearner ? roles.learner : roles.teacher],
    [claims.resourceLink]: { id: periodId, title: link.title },
    [claims.context]: {
      id: courseId,
      title: named?.title ?? '',
      type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseSection'],
    },
    [claims.custom]: link.custom,
    [claims.presentation]: {
      document_target: 'window',
      locale: 'zh-CN',
      return_url: `${ctx.config.publicUrl}/course/${courseId}`,
    },
    [claims.endpoint]: {
      scope: [SCORE_SCOPE, LINE_ITEM_SCOPE, RESULT_SCOPE],
      lineitem: lineItemUrl(ctx, periodId),
    },
    ...(link.isNamed === 1 ? await nameOf(ctx) : {}),
  };
}

/** Only where the class-hour says that the tool hears it, which the learner reads before they open it. */
async function nameOf({ db, user }: UserCtx): Promise<JWTPayload> {
  const [row] = await db
    .select({ name: userExt.nickname, email: account.email })
    .from(account)
    .innerJoin(userExt, eq(userExt.userNo, account.userNo))
    .where(eq(account.userNo, user.userNo));
  return { name: row!.name, ...(row!.email ? { email: row!.email } : {}) };
}

/** LtiDeepLinkingRequest (LTI Deep Linking 2.0, 3.4). */
async function choiceClaims({ db, now, config }: UserCtx, visit: ToolVisit): Promise<JWTPayload> {
  const { userNo, toolId } = visit;
  const choice = { userNo, toolId, ...visit.choice! };
  return {
    [claims.messageType]: 'LtiDeepLinkingRequest',
    [claims.roles]: [roles.teacher],
    [claims.settings]: {
      deep_link_return_url: `${config.publicUrl}${LTI_CONTENT}`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['window'],
      accept_multiple: false,
      accept_lineitem: true,
      auto_create: false,
      data: await openTicket(db, 'ltiChoice', choice, { seconds: CHOICE_SECONDS, now }),
    },
  };
}
