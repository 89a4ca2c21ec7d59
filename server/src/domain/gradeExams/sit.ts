import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { begin } from '#contract/exam/gradeExamStudent.ts';
import { TAKEN_OVER } from '#contract/exam/sittingFailures.ts';
import { sittingSteps } from '#contract/exam/transitions.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { NOT_BEGUN } from '#contract/exam/gradeExamFailures.ts';
import { answerRefusals } from '#contract/rules/sittings.ts';
import { placeOf } from '#contract/rules/slots.ts';
import { momentOf } from '#contract/rules/time.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { mustBeAt } from '../../kit/transition.ts';
import { beginSitting } from '../sitting/begin.ts';
import { roomOf } from '../sitting/room.ts';
import { saveAnswers } from '../sitting/save.ts';
import { submitSitting } from '../sitting/submit.ts';
import { takeOver } from '../sitting/turns.ts';
import { relationRow } from './lists.ts';

type Paper = OutputOf<typeof begin.output>;

/** The key of who answers by these calls and not from a page of ours. */
const tabOf = (relationId: string) => `grade-exam-${relationId}`;

/** Where one stands with an examination. @throws NOT_FOUND for others */
export async function ownRelation(ctx: UserCtx, id: string) {
  const row = await relationRow(ctx, id);
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** The sitting that goes on. @throws NOT_FOUND, NOT_BEGUN, SITTING_OVER */
async function running(ctx: UserCtx, relationId: string): Promise<string> {
  const { sittingId, examStatus } = await ownRelation(ctx, relationId);
  if (sittingId === null) throw fail(NOT_BEGUN);
  mustBeAt(sittingSteps, 'handIn', examStatus!);
  return sittingId;
}

/** Begins, or goes on; a page of ours that had it open can only read from then on. */
export async function beginExam(ctx: UserCtx, relationId: string): Promise<Paper> {
  const { id } = await ownRelation(ctx, relationId);
  const tabKey = tabOf(relationId);
  const { id: sittingId, isResumed } = await beginSitting(ctx, id, tabKey);
  if (isResumed) await ctx.db.transaction((tx) => takeOver({ ...ctx, db: tx }, sittingId, tabKey));
  return paperOf(ctx, sittingId, relationId);
}

export const resumeExam = async (ctx: UserCtx, relationId: string): Promise<Paper> =>
  paperOf(ctx, await running(ctx, relationId), relationId);

async function paperOf(ctx: UserCtx, sittingId: string, relationId: string): Promise<Paper> {
  const { sections, answers, endsAt } = await roomOf(ctx, sittingId, tabOf(relationId));
  const byItem = Map.groupBy(answers, ({ slot }) => placeOf(slot).itemId);
  return {
    sittingId,
    answerTime:
      endsAt === null ? null : Math.max(0, Math.floor((momentOf(endsAt).getTime() - ctx.now.getTime()) / 1000)),
    titleList: sections.map(({ sectionId, sectionName, items }) => ({
      id: sectionId,
      titleName: sectionName,
      problemList: items.map(({ itemId, points, question }) => ({
        id: itemId,
        score: points,
        problem: question,
        userAnswers: (byItem.get(itemId) ?? []).map(({ slot, answer }) => ({ slot, userAnswer: answer })),
      })),
    })),
  };
}

interface Given {
  relationId: string;
  problemSlot: string;
  userAnswer: Answer | null;
}

/** Stores one answer by the turn that the sitting is in. @throws NOT_FOUND, 422 where the answer does not fit */
export async function saveAnswer(ctx: UserCtx, { relationId, problemSlot, userAnswer }: Given) {
  const id = await running(ctx, relationId);
  const [sitting] = await ctx.db
    .select({ tabTurn: examSitting.tabTurn, tabKey: examSitting.tabKey })
    .from(examSitting)
    .where(eq(examSitting.id, id));
  if (sitting!.tabKey !== tabOf(relationId)) throw fail(TAKEN_OVER);
  const at = ctx.now.getTime();
  // drawn, for two answers at once need two numbers and nothing here counts them
  const clientSeq = randomInt(1_000_000_000, 2_000_000_000);
  const entry = { clientSeq, slot: problemSlot, answer: userAnswer, givenAt: at };
  const { receipts, refused } = await saveAnswers(ctx, { id, tabTurn: sitting!.tabTurn, sentAt: at, entries: [entry] });
  const [receipt] = receipts;
  if (!receipt) throw failAt('userAnswer', answerRefusals[refused[0]!.reason]);
  return receipt;
}

export async function handInExam(ctx: UserCtx, relationId: string) {
  const { sittingId } = await ownRelation(ctx, relationId);
  if (sittingId === null) throw fail(NOT_BEGUN);
  const [sitting] = await ctx.db
    .select({ tabTurn: examSitting.tabTurn })
    .from(examSitting)
    .where(eq(examSitting.id, sittingId));
  await submitSitting(ctx, sittingId, sitting!.tabTurn);
  return ownRelation(ctx, relationId);
}
