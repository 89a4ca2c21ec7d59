import { eq } from 'drizzle-orm';
import { TOOL_GONE, TOOL_NOT_JOINED, TOOL_OFF } from '#contract/course/ltiToolFailures.ts';
import { ltiToolLink } from '../../db/schema/ltiTool.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownsCourse } from '../catalogue/policies.ts';
import { accessTo, enrolmentOf } from '../study/access.ts';
import { keepVisit } from '../study/visit.ts';
import { loginAt } from './login.ts';
import { openTool } from './policies.ts';
import { settleScore } from './score.ts';

/**
 * What of a tool a class-hour is, when the caller may open it: whoever takes the course, and whoever gives it.
 * @throws LOCKED, NOT_FOUND, TOOL_GONE, TOOL_NOT_JOINED, TOOL_OFF
 */
export async function toolIn({ db, user, now }: UserCtx, periodId: string) {
  const row = await accessTo(db, user, periodId, now);
  if (row.toolLinkId === null) throw fail(TOOL_GONE);
  const isLearner = enrolmentOf(row, now) === 'valid';
  if (!isLearner && !ownsCourse(user, row)) throw fail(TOOL_NOT_JOINED);
  const [link] = await db.select().from(ltiToolLink).where(eq(ltiToolLink.id, row.toolLinkId));
  const tool = link && (await openTool(db, link.toolId));
  if (!tool) throw fail(TOOL_OFF);
  return { row, link, tool, isLearner, target: link.linkUrl || tool.launchUrls[0]! };
}

export type ToolIn = Awaited<ReturnType<typeof toolIn>>;

/** Begins a launch. What the tool has told before the course was begun anew counts now. @throws as `toolIn` */
export async function openNode(ctx: UserCtx, periodId: string): Promise<{ url: string }> {
  const { db, user, now } = ctx;
  const { row, link, tool, isLearner, target } = await toolIn(ctx, periodId);
  if (isLearner) {
    await keepVisit(db, { userNo: user.userNo, courseId: row.courseId, periodId }, now);
    await settleScore(db, { userNo: user.userNo, courseId: row.courseId, periodId }, link.passPercent, now);
  }
  return loginAt(ctx, tool, { userNo: user.userNo, toolId: tool.id, periodId }, target);
}
