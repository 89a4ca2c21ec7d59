import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Overview } from '#contract/exam/marking.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { phaseOf } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { answerMark, examAnswer, markAppeal } from '../../db/schema/marking.ts';
import { paperVersion } from '../../db/schema/paper.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { keyedVersions } from '../questions/versions.ts';
import { areNamesHidden, openCountOf } from './names.ts';
import { byNumber, numberOf, numbersOf } from './order.ts';
import { byHandTypes, waitingFor } from './queue.ts';
import { questionAt } from './questionAt.ts';
import { isHandedIn, markedAssessment } from './reach.ts';
import type { Marked } from './reach.ts';
import { titleOf } from './titles.ts';

/** The marking desk: what is to be marked by hand and how far it is. @throws NOT_FOUND */
export async function overviewOf(ctx: UserCtx, assessmentId: string): Promise<Overview> {
  const { db, now } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const openCount = await openCountOf(db, assessmentId);
  const handedIn = and(eq(examSitting.assessmentId, assessmentId), isHandedIn);
  const waiting = and(eq(markAppeal.assessmentId, assessmentId), eq(markAppeal.auditStatus, AppealState.waiting));
  return {
    ...(await factsOf(db, row)),
    phase: phaseOf(row, wireTime(now)),
    endsAt: row.endsAt,
    isAnonymous: areNamesHidden(row, openCount, now) ? 1 : 0,
    isMarkedTwice: row.rules.isMarkedTwice,
    spread: row.rules.spread,
    isLeader: row.isLeader ? 1 : 0,
    isReleaseLate: row.isReleaseLate,
    openCount,
    sittingCount: await db.$count(examSitting, handedIn),
    appealCount: row.isLeader ? await db.$count(markAppeal, waiting) : 0,
    slots: await slotsOfDesk(ctx, row),
  };
}

type Facts = Pick<
  Marked,
  'id' | 'title' | 'assessmentKind' | 'passPoints' | 'releasedAt' | 'releaseAt' | 'paperVersionId'
>;

/** What every page about the marks of an assessment says first. */
export async function factsOf(db: Db, row: Facts) {
  const { id: assessmentId, title, assessmentKind, passPoints, releasedAt, releaseAt, paperVersionId } = row;
  const [version] =
    paperVersionId === null
      ? []
      : await db
          .select({ totalPoints: paperVersion.totalPoints })
          .from(paperVersion)
          .where(eq(paperVersion.id, paperVersionId));
  return {
    assessmentId,
    title,
    assessmentKind,
    passPoints,
    releasedAt,
    releaseAt,
    fullPoints: version?.totalPoints ?? 0,
  };
}

async function slotsOfDesk(ctx: UserCtx, row: Marked): Promise<Overview['slots']> {
  const { db } = ctx;
  const aside = sql`exists (select from ${answerMark} m where m.answer_id = "exam_answer"."id" and m.is_doubtful = 1)`;
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const rows = await db
    .select({
      slot: examAnswer.slot,
      questionId: sql<string>`max(${examAnswer.questionId})::text`,
      versionId: sql<string>`max(${examAnswer.questionVersionId})::text`,
      questionType: sql<Overview['slots'][number]['questionType']>`max(${examAnswer.questionType})::int`,
      fullPoints: sql<number>`max(${examAnswer.fullPoints})::int`,
      waiting: count(sql`${waitingFor(ctx, row)}`),
      doubtful: count(sql`${examAnswer.points} is null and ${aside}`),
      done: count(sql`${examAnswer.points} is not null`),
    })
    .from(examAnswer)
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .where(
      and(
        eq(examAnswer.assessmentId, row.id),
        isHandedIn,
        sql`(${inArray(examAnswer.questionType, [...byHandTypes])} or ${examAnswer.points} is null)`,
      ),
    )
    .groupBy(examAnswer.slot);
  const numbers = await numbersOf(db, row.paperVersionId);
  const versions = await keyedVersions(
    db,
    rows.map(({ versionId }) => versionId),
  );
  return rows
    .map(({ questionId, versionId, ...one }) => {
      const version = versions.get(versionId)!;
      const { question } = questionAt(version, one.slot);
      return { ...one, number: numberOf(numbers, one.slot, questionId, version), title: titleOf(question.stem) };
    })
    .sort(byNumber);
}
