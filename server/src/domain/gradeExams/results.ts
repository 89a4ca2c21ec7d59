import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { NOT_ALL_MARKED, NOT_HANDED_IN } from '#contract/exam/markingFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { momentOf } from '#contract/rules/time.ts';
import { assessment, assessmentCandidate } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { markedAssessments } from '../assessments/policies.ts';
import { explainedOf } from '../marking/explained.ts';
import { remarkSitting } from '../marking/redo.ts';
import { resultOf } from '../marking/result.ts';
import { ownRelation } from './sit.ts';

/** What was handed in last. @throws NOT_FOUND, NOT_HANDED_IN */
async function handedIn(ctx: UserCtx, relationId: string): Promise<string> {
  const { sittingId } = await ownRelation(ctx, relationId);
  if (sittingId === null) throw fail(NOT_HANDED_IN);
  return sittingId;
}

/** One's own marks, by people and by the machine; nothing of them before they may be shown. */
export async function scoreOf(ctx: UserCtx, relationId: string) {
  const sittingId = await handedIn(ctx, relationId);
  const result = await resultOf(ctx, sittingId);
  const isShown = result.areMarksShown === 1;
  const { auto, byHand } = await sumsOf(ctx, sittingId);
  const { submittedAt, beganAt, rank, types } = result;
  return {
    gradeExamName: result.title,
    score: result.totalPoints,
    totalScore: result.fullPoints,
    isPassed: result.isPassed,
    lecturerAuditTotalScore: isShown ? byHand : null,
    sysAuditTotalScore: isShown ? auto : null,
    endAnswerTime: submittedAt,
    duration:
      submittedAt === null ? null : Math.round((Number(momentOf(submittedAt)) - Number(momentOf(beganAt))) / 60_000),
    rank: rank && { place: rank.place, among: rank.among },
    titleScoreDTOS: types.map(({ name, points, fullPoints }) => ({
      titleName: name,
      score: points,
      totalScore: fullPoints,
    })),
  };
}

async function sumsOf({ db }: UserCtx, sittingId: string) {
  const { points, autoPoints } = examAnswer;
  const [row] = await db
    .select({
      auto: sql<number>`coalesce(sum(${points}) filter (where ${autoPoints} is not null), 0)::int`,
      byHand: sql<number>`coalesce(sum(${points}) filter (where ${autoPoints} is null), 0)::int`,
      open: sql<number>`(count(*) filter (where ${points} is null))::int`,
    })
    .from(examAnswer)
    .where(eq(examAnswer.sittingId, sittingId));
  return row!;
}

/** One's own paper question by question, with what may be told. */
export async function answersOf(ctx: UserCtx, relationId: string) {
  const { items, assessmentId } = await explainedOf(ctx, await handedIn(ctx, relationId));
  return {
    examId: assessmentId,
    titleList: items.map(({ itemId, number, question, analysis, answers }) => ({
      id: itemId,
      number,
      problem: question,
      analysis,
      answers: answers.map(({ slot, answer, key, points, fullPoints }) => ({
        slot,
        userAnswer: answer,
        problemAnswer: key,
        userScore: points,
        score: fullPoints,
      })),
    })),
  };
}

/** The sitting that a candidate of an assessment one marks handed in. @throws NOT_FOUND, NOT_HANDED_IN */
async function sittingToMark(ctx: UserCtx, relationId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ sittingId: examSitting.id })
    .from(assessmentCandidate)
    .innerJoin(assessment, eq(assessment.id, assessmentCandidate.assessmentId))
    .leftJoin(examSitting, and(eq(examSitting.candidateId, assessmentCandidate.id), isNotNull(examSitting.submittedAt)))
    .where(and(eq(assessmentCandidate.id, relationId), markedAssessments(ctx)))
    .orderBy(desc(examSitting.attempt))
    .limit(1);
  if (!row) throw fail(NOT_FOUND);
  if (row.sittingId === null) throw fail(NOT_HANDED_IN);
  return row.sittingId;
}

export async function machineMarks(ctx: UserCtx, relationId: string) {
  const { auto, open } = await sumsOf(ctx, await sittingToMark(ctx, relationId));
  return { sysAuditTotalScore: auto, openCount: open };
}

/** Says that a paper is marked, with words about the whole. @throws NOT_ALL_MARKED */
export async function completeMarking(ctx: UserCtx, relationId: string, remark: string): Promise<void> {
  const sittingId = await sittingToMark(ctx, relationId);
  const { open } = await sumsOf(ctx, sittingId);
  if (open > 0) throw fail(NOT_ALL_MARKED, `还有 ${open} 处没有批`);
  await remarkSitting(ctx, sittingId, remark);
}
