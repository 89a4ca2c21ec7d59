import { and, eq, inArray } from 'drizzle-orm';
import type { RunItemView } from '#contract/exam/runCorrection.ts';
import { OTHER_SHAPE } from '#contract/exam/runningFailures.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { isSameShape } from '#contract/rules/corrections.ts';
import type { Keyed } from '#contract/rules/questions.ts';
import type { Db } from '../../db/client.ts';
import { question, questionVersion } from '../../db/schema/question.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { holds } from '../assessments/layouts.ts';
import { correctionsIn } from '../marking/corrections.ts';
import { readingsOf } from '../marking/newReading.ts';
import { itemIn } from '../marking/paperItems.ts';
import { ledAssessment } from '../marking/reach.ts';
import { ownQuestions } from '../questions/policies.ts';
import { shownQuestion } from '../questions/versions.ts';
import type { KeyedVersion } from '../questions/versions.ts';
import { shownItem } from './runItems.ts';
import { unfitAnswers } from './toAnswerAgain.ts';

/** An item with what the bank says of it now, and whom a correction would concern. @throws NOT_FOUND, ITEM_GONE */
export async function itemView(ctx: UserCtx, assessmentId: string, itemId: string): Promise<RunItemView> {
  const { db } = ctx;
  const of = await ledAssessment(ctx, assessmentId);
  const item = await itemIn(db, of, itemId);
  const { current, newest } = await readingsOf(db, item);
  const answering = await sittingsWith(db, assessmentId, itemId, [SittingState.running]);
  const submitted = await sittingsWith(db, assessmentId, itemId, [SittingState.submitted, SittingState.marked]);
  const fits = newest === null || isSameShape(current, newest);
  const again = newest === null || !fits ? [] : await unfitAnswers(db, answering, { itemId, question: newest });
  return {
    ...shownItem(item),
    current: await shown(db, current),
    newest: newest && (await shown(db, newest)),
    refusal: fits ? '' : OTHER_SHAPE.msg,
    mayEdit: (await db.$count(question, and(eq(question.id, item.questionId), ownQuestions(ctx)))) > 0 ? 1 : 0,
    countAnswering: answering.length,
    countSubmitted: submitted.length,
    countAgain: again.length,
    corrections: (await correctionsIn(db, [assessmentId])).get(assessmentId)?.get(itemId) ?? [],
  };
}

/** The sittings whose paper holds an item. */
export async function sittingsWith(db: Db, assessmentId: string, itemId: string, states: readonly SittingState[]) {
  const of = and(eq(examSitting.assessmentId, assessmentId), inArray(examSitting.sittingState, [...states]));
  const rows = await db
    .select({ id: examSitting.id })
    .from(examSitting)
    .where(and(of, holds(examSitting.layout, itemId)));
  return rows.map(({ id }) => id);
}

async function shown(db: Db, version: KeyedVersion) {
  const { versionId, stem, questionType, body, key } = await shownQuestion(version);
  const { versionNo } = questionVersion;
  const [row] = await db.select({ versionNo }).from(questionVersion).where(eq(questionVersion.id, versionId));
  return { versionId, versionNo: row!.versionNo, stem, question: { questionType, body, key } as Keyed };
}
