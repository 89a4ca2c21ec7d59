import { eq } from 'drizzle-orm';
import { NOTHING_NEW, OTHER_SHAPE, NOT_BEING_SAT, QUESTION_MOVED } from '#contract/exam/runningFailures.ts';
import { AssessmentPhase, phaseOf, SittingState } from '#contract/rules/assessments.ts';
import { Correction, correctionWords, isSameShape } from '#contract/rules/corrections.ts';
import { wireTime } from '#contract/rules/time.ts';
import { paper } from '../../db/schema/paper.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { meant, tellCorrected } from '../marking/correct.ts';
import { keepCorrection } from '../marking/keepCorrection.ts';
import { readingsOf, replaceReading } from '../marking/newReading.ts';
import { itemIn } from '../marking/paperItems.ts';
import type { FoundItem } from '../marking/paperItems.ts';
import { ledAssessment } from '../marking/reach.ts';
import { remark } from '../marking/remark.ts';
import { extend } from './extend.ts';
import { holdRunning } from './holding.ts';
import { tellSitting, tellWatching } from './record.ts';
import { takeBackAnswers, unfitAnswers } from './toAnswerAgain.ts';

interface Wish {
  assessmentId: string;
  itemId: string;
  correction: Correction;
  /** The version that was looked at. */
  versionId?: string | undefined;
  reason: string;
  minutes: number;
}

/**
 * Puts a question right while it is being sat: papers that hold it get its newest version and keep everything else, what
 * was handed in is marked again, and everybody concerned reads why.
 * @throws NOT_FOUND, ITEM_GONE, NOT_BEING_SAT, NOTHING_NEW, OTHER_SHAPE, QUESTION_MOVED, NO_END
 */
export async function correctRunning(ctx: UserCtx, wish: Wish) {
  const { db, now } = ctx;
  const { assessmentId, itemId, correction, reason, minutes } = wish;
  const seen = await ledAssessment(ctx, assessmentId);
  // the paper first, then what runs: two who correct at once come one after the other
  await db.select({ id: paper.id }).from(paper).where(eq(paper.id, seen.paperId!)).for('no key update');
  const running = await holdRunning(db, assessmentId, null);
  const of = await ledAssessment(ctx, assessmentId);
  if (phaseOf(of, wireTime(now)) !== AssessmentPhase.running && running.length === 0) throw fail(NOT_BEING_SAT);
  const item = await itemIn(db, of, itemId);
  const again = correction === Correction.version ? await replace(ctx, of, item, wish) : 0;
  const corrected = await meant(db, correction, item.questionId, wish.versionId);
  const changedCount = await remark(ctx, of, itemId, corrected, reason);
  const concerned = await keepCorrection(ctx, { assessmentId, itemId, correction, reason });
  const answering = concerned.filter(({ sittingState }) => sittingState === SittingState.running);
  const submitted = concerned.filter(({ sittingState }) => sittingState !== SittingState.running);
  const to = [...new Set(submitted.map(({ userNo }) => userNo))];
  await tellCorrected(ctx, of, to, { itemId, correction, reason });
  await tellSitting(db, answering);
  if (minutes > 0) await extend(ctx, of, null, { minutes, reason: `有题目${correctionWords[correction]}` });
  await tellWatching(db, of);
  const counts = { countAnswering: answering.length, countSubmitted: submitted.length, countAgain: again };
  return { of, counts: { ...counts, changedCount } };
}

/** Gives the newest version to the paper and to everybody who holds the item; returns how many answers it cannot take. */
async function replace(ctx: UserCtx, of: AssessmentRow, item: FoundItem, wish: Wish): Promise<number> {
  const { db, now } = ctx;
  const { itemId } = item;
  const { current, newest } = await readingsOf(db, item);
  if (newest === null) throw fail(NOTHING_NEW);
  if (wish.versionId !== newest.versionId) throw fail(QUESTION_MOVED);
  if (!isSameShape(current, newest)) throw fail(OTHER_SHAPE);
  const ids = await replaceReading(db, of, {
    item,
    versionId: newest.versionId,
    note: `「${of.title}」考试中更正：${wish.reason}`,
    now,
  });
  const lost = await unfitAnswers(db, ids, { itemId, question: newest });
  await takeBackAnswers(db, lost, now);
  return lost.length;
}
