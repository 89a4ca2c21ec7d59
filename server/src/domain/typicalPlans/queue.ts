import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { queue, QueuedPlan } from '#contract/course/typicalPlan.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { lecturer } from '../../db/schema/people.ts';
import { typicalPositionReview } from '../../db/schema/typicalPosition.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { queuedOf } from '../../kit/handIn.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { isOwnPlan, reviewable } from './policies.ts';
import { readPlans } from './read.ts';

/** A page of the queue: what waits with the longest waiting first, what is decided with the newest first. */
export async function planQueue(ctx: UserCtx, wanted: OutputOf<typeof queue.input>): Promise<Page<QueuedPlan>> {
  const { auditStatus, ...request } = wanted;
  const where = and(reviewable(ctx), eq(typicalPositionReview.auditStatus, auditStatus));
  const isWaiting = auditStatus === AuditState.waiting;
  const order = isWaiting ? asc(typicalPositionReview.submitTime) : desc(typicalPositionReview.auditTime);
  const total = await cappedCount(ctx.db, sql`${typicalPositionReview}`, where);
  const page = await pageAt(request, total, (limit, offset) =>
    ctx.db
      .select({
        review: typicalPositionReview,
        version: typicalPosition.version,
        orgName: orgInfo.orgName,
        lecturerName: lecturer.lecturerName,
        nickname: userExt.nickname,
        idCardName: userExt.idCardName,
        mobile: account.mobile,
        isOwn: isOwnPlan(ctx.user.userNo),
      })
      .from(typicalPositionReview)
      .innerJoin(typicalPosition, eq(typicalPosition.id, typicalPositionReview.typicalPositionId))
      .leftJoin(orgInfo, eq(orgInfo.orgNo, typicalPosition.orgNo))
      .leftJoin(lecturer, eq(lecturer.lecturerUserNo, typicalPosition.authorUserNo))
      .leftJoin(userExt, eq(userExt.userNo, typicalPositionReview.submitUserNo))
      .leftJoin(account, eq(account.userNo, typicalPositionReview.submitUserNo))
      .where(where)
      .orderBy(order, desc(typicalPositionReview.id))
      .limit(limit)
      .offset(offset),
  );
  const read = await readPlans(
    ctx.db,
    ctx.now,
    page.list.map(({ review }) => review.content),
  );
  return {
    ...page,
    list: page.list.map(({ review, version, orgName, lecturerName, isOwn, ...person }, index) => {
      const { facts, ...parts } = read[index]!;
      return {
        ...queuedOf(review, { auditStatus, version, person }, ctx.now),
        typicalPositionId: review.typicalPositionId,
        ...facts,
        ...parts,
        authorName: orgName ?? lecturerName ?? '',
        isOwn,
      };
    }),
  };
}
