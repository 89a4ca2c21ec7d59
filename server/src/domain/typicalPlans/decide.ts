import { and, eq } from 'drizzle-orm';
import { OWN_PLAN } from '#contract/course/abilityFailures.ts';
import { typicalPlanSteps } from '#contract/course/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { typicalPositionPath } from '#contract/rules/pagePaths.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { typicalPositionDraft, typicalPositionReview } from '../../db/schema/typicalPosition.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { decideReview } from '../../kit/review.ts';
import { sendMessage } from '../messages/send.ts';
import { isOwnPlan, reviewable } from './policies.ts';
import { publishPlan } from './publish.ts';

interface Verdict {
  id: string;
  auditStatus: 1 | 2;
  auditOpinion: string;
}

/**
 * Decides on a typical position that was handed in: passing makes that version the public one. The author is told. Of two
 * who decide at once one wins; it locks in the order of the author, the position first.
 * @throws NOT_FOUND, OWN_PLAN, DECIDED, ITEM_GONE
 */
export async function decidePlan(ctx: UserCtx, verdict: Verdict): Promise<string> {
  const { db, now } = ctx;
  const { id, auditStatus, auditOpinion } = verdict;
  const position = await heldPosition(ctx, id);
  const waiting = {
    table: typicalPositionReview,
    owner: 'submitUserNo',
    where: eq(typicalPositionReview.id, id),
  } as const;
  const review = await decideReview(ctx, typicalPlanSteps, waiting, verdict);
  if (auditStatus === AuditState.passed) await publishPlan(db, position.id, review.content, now);
  await db
    .update(typicalPositionDraft)
    .set({ draftState: auditStatus, auditOpinion, gmtModified: wireTime(now) })
    .where(eq(typicalPositionDraft.typicalPositionId, position.id));
  const { positionName } = review.content;
  const isPassed = auditStatus === AuditState.passed;
  await sendMessage(ctx, {
    to: [review.submitUserNo, position.authorUserNo],
    msgType: 'review',
    msgTitle: isPassed ? `「${positionName}」审核通过，已经公开` : `「${positionName}」没有通过审核`,
    msgText: isPassed ? auditOpinion : `原因：${auditOpinion}。改好之后可以再次提交。`,
    msgUrl: isPassed ? typicalPositionPath(position.id) : position.door,
  });
  return positionName;
}

/** @throws NOT_FOUND, OWN_PLAN */
async function heldPosition(ctx: UserCtx, id: string) {
  const [found] = await ctx.db
    .select({ id: typicalPosition.id, isOwn: isOwnPlan(ctx.user.userNo) })
    .from(typicalPositionReview)
    .innerJoin(typicalPosition, eq(typicalPosition.id, typicalPositionReview.typicalPositionId))
    .where(and(eq(typicalPositionReview.id, id), reviewable(ctx)));
  if (!found) throw fail(NOT_FOUND);
  if (found.isOwn === 1) throw fail(OWN_PLAN);
  const [position] = await ctx.db.select().from(typicalPosition).where(eq(typicalPosition.id, found.id)).for('update');
  const { orgNo } = position!;
  const [org] = orgNo === null ? [] : await ctx.db.select().from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  const door = org?.orgType === UserType.enterprise ? '/account/typicalplancompany' : '/account/typicalplan';
  return { ...position!, door };
}
