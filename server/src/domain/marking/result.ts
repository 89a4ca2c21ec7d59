import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { SITTING_GONE } from '#contract/exam/markingFailures.ts';
import type { Result } from '#contract/exam/result.ts';
import { assessmentTraits, SittingState } from '#contract/rules/assessments.ts';
import { FEWEST_RANKED, gradeNameOf } from '#contract/rules/markRounds.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { question } from '../../db/schema/question.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { appealUntil } from './appeals.ts';
import { countedSittings } from './counted.ts';
import { factsOf } from './overview.ts';
import { ownSitting } from './reach.ts';
import { areMarksShown, mayReadKeys } from './shown.ts';
import { passed } from './sittings.ts';

type Own = Awaited<ReturnType<typeof ownSitting>>;

/** What every page of a candidate about a sitting says first. */
export async function ownFacts({ db, now }: UserCtx, { sitting, assessment }: Own) {
  const { id: sittingId, attempt, sittingState, submittedAt, remark } = sitting;
  const isShown = areMarksShown(assessment, sitting);
  return {
    ...(await factsOf(db, assessment)),
    releaseAt: toCome(assessment, now),
    sittingId,
    attempt,
    sittingState,
    submittedAt,
    fullPoints: await fullOf(db, sittingId),
    areMarksShown: isShown ? (1 as const) : (0 as const),
    areAnswersShown: (await mayReadKeys(db, assessment, sitting, now)) ? (1 as const) : (0 as const),
    appealUntil: sittingState === SittingState.cancelled ? null : appealUntil(assessment),
    /** Of what was given back the words are told at once. */
    remark: isShown || !assessmentTraits[assessment.assessmentKind].isFormal ? remark : '',
    totalPoints: isShown ? sitting.totalPoints : null,
  };
}

/** Candidates read no time that is over. */
const toCome = ({ releaseAt }: AssessmentRow, now: Date): string | null =>
  releaseAt !== null && releaseAt > wireTime(now) ? releaseAt : null;

/** What can be reached, less what was voided. */
async function fullOf(db: Db, sittingId: string): Promise<number> {
  const [row] = await db
    .select({ full: sql<number>`coalesce(sum(${examAnswer.fullPoints}), 0)::int` })
    .from(examAnswer)
    .where(eq(examAnswer.sittingId, sittingId));
  return row!.full;
}

/** @throws SITTING_GONE, NOT_HANDED_IN */
export async function resultOf(ctx: UserCtx, sittingId: string): Promise<Result> {
  const { db } = ctx;
  const own = await ownSitting(ctx, sittingId);
  const { sitting, assessment } = own;
  const facts = await ownFacts(ctx, own);
  const { totalPoints, fullPoints } = facts;
  const isShown = totalPoints !== null;
  const [counts] = await db
    .select({
      countAsked: sql<number>`count(*)::int`,
      countAnswered: sql<number>`(count(*) filter (where ${examAnswer.isUnanswered} = 0))::int`,
    })
    .from(examAnswer)
    .where(eq(examAnswer.sittingId, sittingId));
  return {
    ...facts,
    ...counts!,
    beganAt: sitting.beganAt,
    isPassed: passed(totalPoints, assessment.passPoints),
    gradeName: isShown ? gradeNameOf(assessment.rules.gradeKeys, totalPoints, fullPoints) : '',
    latePercent: sitting.latePercent,
    rank: isShown && assessment.releasedAt !== null ? await rankOf(db, assessment.id, totalPoints) : null,
    isOfGrade: assessmentTraits[assessment.assessmentKind].isOfGrade ? 1 : 0,
    types: isShown ? await typesOf(db, sittingId) : [],
    knowledge: isShown ? await knowledgeOf(db, sittingId) : [],
  };
}

/** Equal marks share a place; the percentile says how many percent earned less. Among few nothing is told. */
async function rankOf(db: Db, assessmentId: string, total: number): Promise<Result['rank']> {
  const { rows } = await db.execute<Record<'above' | 'below' | 'among', string>>(sql`
    select count(*) filter (where total_points > ${total}) as above,
      count(*) filter (where total_points < ${total}) as below, count(*) as among
    from (${countedSittings(assessmentId)}) counted`);
  const [above, below, among] = [rows[0]!.above, rows[0]!.below, rows[0]!.among].map(Number) as [
    number,
    number,
    number,
  ];
  if (among < FEWEST_RANKED) return null;
  return { place: above + 1, among, percentile: Math.floor((below * 100) / among) };
}

const bar = {
  points: sql<number>`coalesce(sum(${examAnswer.points}), 0)::int`,
  fullPoints: sql<number>`sum(${examAnswer.fullPoints})::int`,
  count: sql<number>`count(*)::int`,
};

async function typesOf(db: Db, sittingId: string): Promise<Result['types']> {
  const rows = await db
    .select({ questionType: examAnswer.questionType, ...bar })
    .from(examAnswer)
    .where(eq(examAnswer.sittingId, sittingId))
    .groupBy(examAnswer.questionType)
    .orderBy(examAnswer.questionType);
  return rows.map((row) => ({ ...row, name: QuestionType.labels[row.questionType] }));
}

async function knowledgeOf(db: Db, sittingId: string): Promise<Result['knowledge']> {
  const name = sql<string>`point.name`;
  return db
    .select({ name, ...bar })
    .from(examAnswer)
    .innerJoin(question, eq(question.id, examAnswer.questionId))
    .innerJoin(sql`unnest(${question.knowledge}) as point(name)`, sql`true`)
    .where(eq(examAnswer.sittingId, sittingId))
    .groupBy(name)
    .orderBy(name);
}

/** The newest sitting that the asking person handed in. @throws SITTING_GONE */
export async function newestSitting({ db, user }: UserCtx, assessmentId: string): Promise<string> {
  const own = and(eq(examSitting.assessmentId, assessmentId), eq(examSitting.userNo, user.userNo));
  const [row] = await db
    .select({ id: examSitting.id })
    .from(examSitting)
    .where(and(own, isNotNull(examSitting.submittedAt)))
    .orderBy(desc(examSitting.attempt))
    .limit(1);
  if (!row) throw fail(SITTING_GONE);
  return row.id;
}
