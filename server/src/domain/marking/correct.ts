import { and, eq } from 'drizzle-orm';
import { ITEM_GONE, STILL_RUNNING } from '#contract/exam/markingFailures.ts';
import { OTHER_SHAPE } from '#contract/exam/runningFailures.ts';
import { AssessmentPhase, phaseOf, SittingState } from '#contract/rules/assessments.ts';
import { Correction, correctionWords, isSameShape } from '#contract/rules/corrections.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { paper, paperItem } from '../../db/schema/paper.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { sendMessage } from '../messages/send.ts';
import { keepCorrection } from './keepCorrection.ts';
import type { CorrectionWish } from './keepCorrection.ts';
import { readingsOf, replaceReading } from './newReading.ts';
import { itemIn } from './paperItems.ts';
import type { FoundItem } from './paperItems.ts';
import { ledAssessment } from './reach.ts';
import { candidatesOf, resultUrl } from './release.ts';
import { ofItem, remark } from './remark.ts';
import type { Corrected } from './remark.ts';
import { titleOf } from './titles.ts';

/** Where it is put right while it is open, so that who begins later gets it as corrected. */
const IN_THE_ROOM = '测评还在进行，请到考务页用「更正一道题」更正';

/**
 * Puts an item right once it is over, marks all sittings again and tells. Who sits later, and who meets the question again
 * in practice, gets its newest version. @throws NOT_FOUND, STILL_RUNNING, ITEM_GONE, OTHER_SHAPE
 */
export async function correctItem(ctx: UserCtx, wish: CorrectionWish): Promise<number> {
  const { db } = ctx;
  const { assessmentId, itemId, correction, reason } = wish;
  const row = await heldOver(ctx, assessmentId);
  if ((await db.$count(examAnswer, ofItem(assessmentId, itemId))) === 0) throw fail(ITEM_GONE);
  const item = await itemIn(db, row, itemId);
  if (correction === Correction.version) await readAnew(ctx, row, item, reason);
  const count = await remark(ctx, row, itemId, await meant(db, correction, item.questionId), reason);
  await keepCorrection(ctx, { assessmentId, itemId, correction, reason });
  await tellCorrected(ctx, row, await candidatesOf(db, assessmentId), { itemId, correction, reason });
  return count;
}

/** The assessment, held with its paper so that nobody begins meanwhile. @throws NOT_FOUND, STILL_RUNNING */
async function heldOver(ctx: UserCtx, assessmentId: string): Promise<AssessmentRow> {
  const { db, now } = ctx;
  const seen = await ledAssessment(ctx, assessmentId);
  await db.select({ id: paper.id }).from(paper).where(eq(paper.id, seen.paperId!)).for('no key update');
  await db.select({ id: assessment.id }).from(assessment).where(eq(assessment.id, assessmentId)).for('no key update');
  const row = await ledAssessment(ctx, assessmentId);
  const isOpen = phaseOf(row, wireTime(now)) === AssessmentPhase.running;
  const running = and(eq(examSitting.assessmentId, assessmentId), eq(examSitting.sittingState, SittingState.running));
  if (isOpen || (await db.$count(examSitting, running)) > 0) throw fail(STILL_RUNNING, IN_THE_ROOM);
  return row;
}

/** Gives the newest version to the paper, if there is one; answers that were given keep their places. @throws OTHER_SHAPE */
async function readAnew({ db, now }: UserCtx, of: AssessmentRow, item: FoundItem, reason: string): Promise<void> {
  const { current, newest } = await readingsOf(db, item);
  if (newest === null) return;
  if (!isSameShape(current, newest)) throw fail(OTHER_SHAPE);
  await replaceReading(db, of, { item, versionId: newest.versionId, note: `「${of.title}」考后更正：${reason}`, now });
}

/** A message to those who handed in; the question is called by its words, for it has another number in each paper. */
export async function tellCorrected(
  ctx: UserCtx,
  row: Pick<AssessmentRow, 'id' | 'title' | 'releasedAt'>,
  to: string[],
  { itemId, correction, reason }: Omit<CorrectionWish, 'assessmentId'>,
): Promise<void> {
  if (to.length === 0) return;
  const [item] = await ctx.db
    .select({ stem: questionVersion.stem })
    .from(paperItem)
    .innerJoin(questionVersion, eq(questionVersion.id, paperItem.questionVersionId))
    .where(eq(paperItem.id, itemId));
  const after = row.releasedAt === null ? '公布的成绩会按更正后的算。' : '成绩已经重新计算。';
  await sendMessage(ctx, {
    to,
    msgType: 'study',
    msgTitle: `「${row.title}」有一道题更正了`,
    msgText: `「${titleOf(item!.stem)}」${correctionWords[correction]}：${reason}。${after}`,
    msgUrl: resultUrl(row.id),
  });
}

/** What a correction makes of an item; by its newest version unless another one is named. */
export async function meant(db: Db, correction: Correction, questionId: string, named?: string): Promise<Corrected> {
  if (correction === Correction.voided) return { kind: 'voided' };
  if (correction === Correction.everybody) return { kind: 'everybody' };
  if (named) return { kind: 'version', versionId: named };
  const [row] = await db.select({ versionId: question.versionId }).from(question).where(eq(question.id, questionId));
  return { kind: 'version', versionId: row!.versionId! };
}
