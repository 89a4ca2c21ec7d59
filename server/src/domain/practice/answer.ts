import { and, eq, sql } from 'drizzle-orm';
import { CARD_GONE, NOT_IN_PAPER } from '#contract/exam/practiceFailures.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import type { PracticeOrigin } from '#contract/rules/practice.ts';
import { Recall, recallOf } from '#contract/rules/practice.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { slotsOf } from '#contract/rules/slots.ts';
import { wireTime } from '#contract/rules/time.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { practiceAnswer, practiceCard } from '../../db/schema/practice.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { keyedVersions, shownQuestion } from '../questions/versions.ts';
import { checkAnswers, wholeShare } from './check.ts';
import type { Checked } from './check.ts';
import { practiceItem } from './item.ts';
import type { PracticeItem } from './item.ts';
import { newCard, recalled } from './schedule.ts';

interface Given {
  assessmentId: string;
  questionId: string;
  versionId: string;
  origin: PracticeOrigin;
  clientKey: string;
  answers: readonly { slot: string; answer: Answer }[];
}

/** Checks an answer in practice, keeps it once however often it is sent, and says what is right where that may be told. */
export async function answerPractice(ctx: UserCtx, given: Given) {
  const item = await practiceItem(ctx, given);
  if (item.versionId !== given.versionId) throw fail(NOT_IN_PAPER);
  const version = (await keyedVersions(ctx.db, [item.versionId])).get(item.versionId)!;
  const slots = slotsOf(item.itemId, item.points, version);
  const checked = checkAnswers(slots, new Map(given.answers.map(({ slot, answer }) => [slot, answer])));
  const share = wholeShare(slots, checked);
  const isNew = await keep(ctx, item, given, checked);
  const standing = await remember(ctx, item, isNew ? share : undefined);
  const { key, analysis } = item.isKeyTold
    ? await shownQuestion({ key: version.key, analysis: version.analysis })
    : { key: null, analysis: '' };
  return { share, slots: checked.map(({ slot, share: part }) => ({ slot, share: part })), key, analysis, ...standing };
}

/** Writes what was given; false when it had been written already. */
async function keep({ db, user, now }: UserCtx, item: PracticeItem, given: Given, checked: readonly Checked[]) {
  const { assessmentId, questionId, versionId } = item;
  const own = and(eq(practiceAnswer.userNo, user.userNo), eq(practiceAnswer.assessmentId, assessmentId));
  const before = await db.select({ id: practiceAnswer.id }).from(practiceAnswer).where(own).limit(1);
  const facts = { userNo: user.userNo, assessmentId, questionId, versionId, gmtCreate: wireTime(now) };
  const rows = checked.map((one) => ({ ...facts, ...one, origin: given.origin, clientKey: given.clientKey }));
  const added = await db
    .insert(practiceAnswer)
    .values(rows)
    .onConflictDoNothing()
    .returning({ share: practiceAnswer.share });
  if (added.length === 0) return false;
  if (before.length === 0) {
    await db
      .update(assessment)
      .set({ countSubmit: sql`${assessment.countSubmit} + 1` })
      .where(and(eq(assessment.id, assessmentId), eq(assessment.assessmentKind, AssessmentKind.practice)));
  }
  const known = added.flatMap(({ share }) => (share === null ? [] : [share]));
  if (known.length > 0) {
    const sum = known.reduce((all, one) => all + one, 0);
    await db
      .update(question)
      .set({
        countAnswer: sql`${question.countAnswer} + ${known.length}`,
        shareSum: sql`${question.shareSum} + ${sum}`,
      })
      .where(eq(question.id, questionId));
  }
  return true;
}

/** The card of a question, moved on by what was just known of it. `undefined`: nothing new was learnt about it. */
async function remember({ db, user, now }: UserCtx, item: PracticeItem, share: number | null | undefined) {
  const { assessmentId, questionId } = item;
  const card = newCard(now);
  const fresh = { userNo: user.userNo, questionId, assessmentId, card, gmtModified: wireTime(now) };
  await db
    .insert(practiceCard)
    .values({ ...fresh, dueAt: wireTime(new Date(card.due)) })
    .onConflictDoNothing();
  const [row] = await db.select().from(practiceCard).where(ownCard(user.userNo, questionId)).for('update');
  if (share === undefined || share === null) return { dueAt: row!.dueAt, isWrong: row!.isWrong };
  return move({ db, now }, row!, recallOf(share), assessmentId);
}

const ownCard = (userNo: string, questionId: string) =>
  and(eq(practiceCard.userNo, userNo), eq(practiceCard.questionId, questionId));

type CardRow = typeof practiceCard.$inferSelect;

async function move({ db, now }: Pick<UserCtx, 'db' | 'now'>, row: CardRow, recall: Recall, assessmentId: string) {
  const { card, isWrong } = recalled(row, recall, now);
  const dueAt = wireTime(new Date(card.due));
  const isRight = recall >= Recall.good;
  await db
    .update(practiceCard)
    .set({
      card,
      isWrong,
      dueAt,
      assessmentId,
      countRight: row.countRight + (isRight ? 1 : 0),
      countWrong: row.countWrong + (isRight ? 0 : 1),
      gmtModified: wireTime(now),
    })
    .where(eq(practiceCard.id, row.id));
  return { dueAt, isWrong };
}

/** The learner's own word on a question that nobody marks. @throws CARD_GONE */
export async function rateRecall({ db, user, now }: UserCtx, questionId: string, recall: Recall) {
  const [row] = await db.select().from(practiceCard).where(ownCard(user.userNo, questionId)).for('update');
  if (!row) throw fail(CARD_GONE);
  return move({ db, now }, row, recall, row.assessmentId);
}

interface Marks {
  isStarred?: 0 | 1 | undefined;
  isWrong?: 0 | undefined;
  note?: string | undefined;
}

/** @throws CARD_GONE */
export async function markCard({ db, user, now }: UserCtx, questionId: string, marks: Marks): Promise<void> {
  const done = await db
    .update(practiceCard)
    .set({ ...marks, gmtModified: wireTime(now) })
    .where(ownCard(user.userNo, questionId))
    .returning({ id: practiceCard.id });
  if (done.length === 0) throw fail(CARD_GONE);
}
