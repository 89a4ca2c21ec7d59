import { and, asc, eq, sql } from 'drizzle-orm';
import { SittingQueue } from '#contract/exam/marking.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { areNamesHidden, openCountOf, personColumns, shownName } from './names.ts';
import { isHandedIn, markedAssessment } from './reach.ts';

interface Wish extends PageRequest {
  assessmentId: string;
  queue: (typeof SittingQueue.values)[number];
}

/** What was handed in, by the number of the candidate. @throws NOT_FOUND */
export async function sittingsPage(ctx: UserCtx, { assessmentId, queue, ...request }: Wish) {
  const { db, user, now } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const isHidden = areNamesHidden(row, await openCountOf(db, assessmentId), now);
  const state = { [SittingQueue.waiting]: SittingState.submitted, [SittingQueue.marked]: SittingState.marked };
  const where = and(
    eq(examSitting.assessmentId, assessmentId),
    queue === SittingQueue.all ? isHandedIn : eq(examSitting.sittingState, state[queue]),
    sql`${examSitting.userNo} <> ${user.userNo}`,
  );
  const rows = db
    .select({
      sittingId: examSitting.id,
      attempt: examSitting.attempt,
      sittingState: examSitting.sittingState,
      submittedAt: examSitting.submittedAt,
      totalPoints: examSitting.totalPoints,
      latePercent: examSitting.latePercent,
      remark: examSitting.remark,
      candidateNo: assessmentCandidate.candidateNo,
      ...personColumns,
      openCount: sql<number>`(select count(*) from ${examAnswer} a
        where a.sitting_id = "exam_sitting"."id" and a.points is null)::int`,
    })
    .from(examSitting)
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, examSitting.candidateId))
    .innerJoin(account, eq(account.userNo, examSitting.userNo))
    .leftJoin(userExt, eq(userExt.userNo, examSitting.userNo))
    .where(where)
    .orderBy(asc(assessmentCandidate.candidateNo), asc(examSitting.attempt))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(examSitting, where));
  const list = page.list.map(({ remark, ...one }) => ({
    ...one,
    name: shownName(one, isHidden),
    isPassed: passed(one.totalPoints, row.passPoints),
    hasRemark: remark === '' ? (0 as const) : (1 as const),
  }));
  return { ...page, list };
}

export const passed = (total: number | null, passPoints: number | null): 0 | 1 | null =>
  total === null || passPoints === null ? null : total >= passPoints ? 1 : 0;
