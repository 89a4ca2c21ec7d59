import { and, eq, inArray } from 'drizzle-orm';
import { isUnanswered } from '#contract/rules/marking.ts';
import { settle } from '#contract/rules/markRounds.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import { wireTime } from '#contract/rules/time.ts';
import { answerMark, examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { waitingFor } from './queue.ts';
import { isWritten, lettersOf } from './questionAt.ts';
import { isHandedIn, markedAssessment } from './reach.ts';
import { marksOf, roundFor } from './rounds.ts';
import { addUpAll } from './total.ts';

interface Wish {
  assessmentId: string;
  slot: string;
  mostLetters: number;
}

/** Nothing for whatever holds at most so many letters, as this marker's marks. Returns how many. @throws NOT_FOUND */
export async function markBlanks(ctx: UserCtx, { assessmentId, slot, mostLetters }: Wish): Promise<number> {
  const { db, user, now } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const waiting = await db
    .select({
      id: examAnswer.id,
      questionType: examAnswer.questionType,
      answer: examAnswer.answer,
      fullPoints: examAnswer.fullPoints,
    })
    .from(examAnswer)
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .where(and(eq(examAnswer.assessmentId, assessmentId), eq(examAnswer.slot, slot), isHandedIn, waitingFor(ctx, row)))
    .for('update', { of: examAnswer });
  const blank = waiting.filter((one) => isBlank(one, mostLetters));
  if (blank.length === 0) return 0;
  const ids = blank.map(({ id }) => id);
  const said = Map.groupBy(await marksOf(db, ids, user.userNo, false), ({ answerId }) => answerId);
  const given = blank.flatMap(({ id, fullPoints }) => {
    const marks = said.get(id) ?? [];
    const round = roundFor(marks, { ...row.rules, fullPoints, isLeader: row.isLeader });
    return round === undefined || round === 3 ? [] : [{ answerId: id, round, fullPoints, marks }];
  });
  if (given.length === 0) return 0;
  const zero = { markerUserNo: user.userNo, points: 0, remark: '空白', gmtModified: wireTime(now) } as const;
  await db
    .insert(answerMark)
    .values(given.map(({ answerId, round }) => ({ answerId, round, ...zero })))
    .onConflictDoNothing();
  const settled = given.flatMap(({ answerId, round, fullPoints, marks }) => {
    const outcome = settle([...marks, { round, points: 0 }], fullPoints, row.rules);
    return outcome.kind === 'settled' ? [{ answerId, points: outcome.points }] : [];
  });
  for (const [points, some] of Map.groupBy(settled, (one) => one.points)) {
    const these = some.map(({ answerId }) => answerId);
    await db.update(examAnswer).set({ points, heldUserNo: null, heldUntil: null }).where(inArray(examAnswer.id, these));
  }
  await addUpAll(db, assessmentId);
  return given.length;
}

type Answered = Parameters<typeof lettersOf>[0];

/** A picture is something, whatever is written beside it. */
function isBlank({ questionType, answer }: Answered, mostLetters: number): boolean {
  if (questionType === QuestionType.compound) return false;
  if (isUnanswered(answer, questionType)) return true;
  if (!isWritten(questionType) || (typeof answer === 'string' && answer.includes('<img'))) return false;
  return lettersOf({ questionType, answer }) <= mostLetters;
}
