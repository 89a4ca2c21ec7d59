import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { Queue } from '#contract/exam/marking.ts';
import type { QueueRow } from '#contract/exam/marking.ts';
import { QuestionType, questionTraits } from '#contract/rules/questions.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { answerMark, examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { areNamesHidden, openCountOf, personColumns, shownName } from './names.ts';
import { lettersOf } from './questionAt.ts';
import { isHandedIn, markedAssessment } from './reach.ts';
import type { Marked } from './reach.ts';

/** What people mark. */
export const byHandTypes: readonly QuestionType[] = QuestionType.values.filter(
  (type) => !questionTraits[type].isAutomatic && type !== QuestionType.compound,
);

const given = sql<number>`(select count(*) from ${answerMark} m
  where m.answer_id = "exam_answer"."id" and m.points is not null)`;
const doubtful = sql`exists (select from ${answerMark} m where m.answer_id = "exam_answer"."id" and m.is_doubtful = 1)`;
const givenBy = (userNo: string) => sql`exists (select from ${answerMark} m
  where m.answer_id = "exam_answer"."id" and m.marker_user_no = ${userNo} and m.points is not null)`;

/** The answers that wait for this marker: not their own, not put aside, not given yet; two that disagree for who decides. */
export function waitingFor({ user }: UserCtx, { rules, isLeader }: Pick<Marked, 'rules' | 'isLeader'>): SQL {
  const mayGive = and(sql`not ${givenBy(user.userNo)}`, rules.isMarkedTwice ? sql`${given} < 2` : undefined)!;
  const mayDecide = rules.isMarkedTwice && isLeader ? sql`${given} >= 2` : sql`false`;
  return and(isNull(examAnswer.points), sql`not ${doubtful}`, notOwn(user.userNo), sql`(${mayGive} or ${mayDecide})`)!;
}

const notOwn = (userNo: string) => sql`${examSitting.userNo} <> ${userNo}`;

const byQueue = (ctx: UserCtx, row: Marked, queue: Queue): SQL =>
  ({
    [Queue.waiting]: () => waitingFor(ctx, row),
    [Queue.doubtful]: () => and(isNull(examAnswer.points), doubtful, notOwn(ctx.user.userNo))!,
    [Queue.done]: () =>
      sql`(${isNotNull(examAnswer.points)} or (${givenBy(ctx.user.userNo)} and not ${waitingFor(ctx, row)}))`,
  })[queue]();

type Queue = (typeof Queue.values)[number];

interface Wish extends PageRequest {
  assessmentId: string;
  slot: string;
  queue: Queue;
}

/** The answers to a question in one of its lists. @throws NOT_FOUND */
export async function queuePage(ctx: UserCtx, { assessmentId, slot, queue, ...request }: Wish) {
  const { db, user, now } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const isHidden = areNamesHidden(row, await openCountOf(db, assessmentId), now);
  const where = and(
    eq(examAnswer.assessmentId, assessmentId),
    eq(examAnswer.slot, slot),
    isHandedIn,
    byQueue(ctx, row, queue),
  );
  const rows = db
    .select({
      answerId: examAnswer.id,
      questionType: examAnswer.questionType,
      answer: examAnswer.answer,
      isUnanswered: examAnswer.isUnanswered,
      points: examAnswer.points,
      heldUserNo: examAnswer.heldUserNo,
      heldUntil: examAnswer.heldUntil,
      candidateNo: assessmentCandidate.candidateNo,
      ...personColumns,
      givenCount: sql<number>`${given}::int`,
      isDoubtful: sql<boolean>`${doubtful}`,
      remark: sql<string>`coalesce((select m.remark from ${answerMark} m
        where m.answer_id = "exam_answer"."id" and m.is_doubtful = 1 limit 1), '')`,
      myPoints: sql<number | null>`(select m.points from ${answerMark} m
        where m.answer_id = "exam_answer"."id" and m.marker_user_no = ${user.userNo})`,
      at: sql<string | null>`(select left(max(m.gmt_modified)::text, 19) from ${answerMark} m
        where m.answer_id = "exam_answer"."id" and (m.marker_user_no = ${user.userNo} or "exam_answer"."points" is not null))`,
    })
    .from(examAnswer)
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .innerJoin(assessmentCandidate, eq(assessmentCandidate.id, examSitting.candidateId))
    .innerJoin(account, eq(account.userNo, examSitting.userNo))
    .leftJoin(userExt, eq(userExt.userNo, examSitting.userNo))
    .where(where)
    .orderBy(asc(examAnswer.id));
  const total = await db.$count(
    db
      .select({ id: examAnswer.id })
      .from(examAnswer)
      .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
      .where(where)
      .as('queue'),
  );
  const page = await pageAt(request, total, (limit, offset) => rows.limit(limit).offset(offset));
  const moment = wireTime(now);
  const list = page.list.map(({ heldUserNo, heldUntil, answer, questionType, ...one }): QueueRow => {
    const isHeld = heldUserNo !== null && heldUserNo !== user.userNo && heldUntil !== null && heldUntil > moment;
    const seesGiven = one.points !== null || one.myPoints !== null || row.isLeader;
    return {
      ...one,
      name: shownName(one, isHidden),
      letters: lettersOf({ questionType, answer }),
      givenCount: seesGiven || one.givenCount < 2 ? one.givenCount : 0,
      isDoubtful: one.isDoubtful ? 1 : 0,
      isHeld: isHeld ? 1 : 0,
    };
  });
  return { ...page, list };
}
