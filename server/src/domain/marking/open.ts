import { and, asc, eq, sql } from 'drizzle-orm';
import type { Opened } from '#contract/exam/marking.ts';
import { ANSWER_HELD } from '#contract/exam/markingFailures.ts';
import { HOLD_MINUTES } from '#contract/rules/markRounds.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { keyedVersions, shownQuestion } from '../questions/versions.ts';
import { changesOf } from './changes.ts';
import { areNamesHidden, openCountOf, personColumns, shownName } from './names.ts';
import { numberOf, numbersOf } from './order.ts';
import { waitingFor } from './queue.ts';
import { lettersOf, questionAt, shownAnswer, worthOf } from './questionAt.ts';
import { isHandedIn, markedAnswer, markedAssessment } from './reach.ts';
import type { ReachedAnswer } from './reach.ts';
import { marksOf, roundFor, visibleOthers } from './rounds.ts';

const isHeldByOther = ({ answer }: ReachedAnswer, { user, now }: UserCtx): boolean =>
  answer.heldUserNo !== null &&
  answer.heldUserNo !== user.userNo &&
  answer.heldUntil !== null &&
  answer.heldUntil > wireTime(now);

/** @throws ANSWER_HELD while another marker has it */
export function mustBeFree(reached: ReachedAnswer, ctx: UserCtx): void {
  if (isHeldByOther(reached, ctx)) throw fail(ANSWER_HELD);
}

/** Keeps an answer for the asking marker, or lets go of it. @throws ANSWER_GONE, OWN_ANSWER, ANSWER_HELD */
export async function holdAnswer(ctx: UserCtx, answerId: string, isOver: boolean): Promise<string | null> {
  const reached = await markedAnswer(ctx, answerId, 'update');
  mustBeFree(reached, ctx);
  const heldUntil = isOver || reached.answer.points !== null ? null : wireTimeIn(ctx.now, HOLD_MINUTES * 60);
  const heldUserNo = heldUntil === null ? null : ctx.user.userNo;
  await ctx.db.update(examAnswer).set({ heldUntil, heldUserNo }).where(eq(examAnswer.id, answerId));
  return heldUntil;
}

/** An answer with everything its marker needs; held for them while it is not settled. @throws as `holdAnswer` */
export async function openAnswer(ctx: UserCtx, answerId: string): Promise<Opened> {
  const heldUntil = await holdAnswer(ctx, answerId, false);
  return { ...(await openedOf(ctx, await markedAnswer(ctx, answerId, 'none'))), heldUntil };
}

/** The next answer to a question that waits for this marker and that nobody else has open; held from now on. */
export async function nextAnswer(ctx: UserCtx, assessmentId: string, slot: string): Promise<Opened | null> {
  const { db, user, now } = ctx;
  const row = await markedAssessment(ctx, assessmentId);
  const isFree = sql`(${examAnswer.heldUntil} is null or ${examAnswer.heldUntil} <= ${wireTime(now)}
    or ${examAnswer.heldUserNo} = ${user.userNo})`;
  const [found] = await db
    .select({ id: examAnswer.id })
    .from(examAnswer)
    .innerJoin(examSitting, eq(examSitting.id, examAnswer.sittingId))
    .where(
      and(
        eq(examAnswer.assessmentId, assessmentId),
        eq(examAnswer.slot, slot),
        isHandedIn,
        waitingFor(ctx, row),
        isFree,
      ),
    )
    .orderBy(asc(examAnswer.id))
    .limit(1)
    .for('update', { of: examAnswer, skipLocked: true });
  return found ? openAnswer(ctx, found.id) : null;
}

async function openedOf(ctx: UserCtx, reached: ReachedAnswer): Promise<Omit<Opened, 'heldUntil'>> {
  const { db, user, now } = ctx;
  const { answer, assessment } = reached;
  const version = (await keyedVersions(db, [answer.questionVersionId])).get(answer.questionVersionId)!;
  const asked = questionAt(version, answer.slot);
  const isHidden = areNamesHidden(assessment, await openCountOf(db, assessment.id), now);
  const [person] = await db
    .select(personColumns)
    .from(account)
    .leftJoin(userExt, eq(userExt.userNo, account.userNo))
    .where(eq(account.userNo, reached.userNo));
  const said = await marksOf(db, [answer.id], user.userNo, reached.isLeader);
  const mine = said.find(({ isMine }) => isMine === 1) ?? null;
  const { question, material, key, analysis } = await shownQuestion(asked);
  const { id: answerId, slot, questionType, fullPoints, isUnanswered, points, seconds, countChange } = answer;
  return {
    answerId,
    slot,
    questionType,
    fullPoints,
    isUnanswered,
    points,
    seconds,
    countChange,
    answer: await shownAnswer(answer, isHidden),
    assessmentId: assessment.id,
    number: numberOf(await numbersOf(db, assessment.paperVersionId), slot, answer.questionId, version),
    name: shownName({ ...person!, candidateNo: reached.candidateNo }, isHidden),
    letters: lettersOf(answer),
    question,
    material,
    key,
    analysis,
    worth: worthOf(asked.key, fullPoints),
    mine,
    others: visibleOthers(said, { isSettled: points !== null, isLeader: reached.isLeader }),
    round: roundFor(said, { ...assessment.rules, fullPoints, isLeader: reached.isLeader }) ?? 0,
    changes: await changesOf(db, answerId),
  };
}
