import { and, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { gradeApply as applyEvent } from '#contract/exam/liveEvents.ts';
import { applySteps } from '#contract/exam/transitions.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { grade, gradeApply } from '../../db/schema/grade.ts';
import type { UserCtx } from '../../kit/context.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { tell } from '../messages/tell.ts';
import { letIn } from './join.ts';
import { mustHavePlace } from './places.ts';
import { holdGrades, managedGrade } from './policies.ts';

export interface Answer {
  auditStatus: 1 | 2;
  auditOpinion: string;
}

/** What was decided, for the messages. */
interface Decided {
  gradeId: string;
  gradeName: string;
  userNo: string;
}

type Asking = Pick<UserCtx, 'user' | 'now'>;

/**
 * Lets somebody in or not, within `db`.
 * @throws NOT_FOUND, GRADE_GONE, NOT_MANAGER, GRADE_DISBANDED, OWN_APPLY, APPLY_ANSWERED, GRADE_FULL
 */
async function decide(db: Db, { user, now }: Asking, id: string, answer: Answer): Promise<Decided> {
  const held = await heldFor(db, user, id);
  const isPassed = answer.auditStatus === ApplyState.passed;
  const auditOpinion = isPassed ? '' : answer.auditOpinion;
  const at = wireTime(now);
  const row = await takeStep(db, applySteps, isPassed ? 'pass' : 'refuse', {
    ...target(id, user.userNo),
    set: { auditOpinion, auditUserNo: user.userNo, auditTime: at, gmtModified: at },
  });
  if (isPassed) {
    await mustHavePlace(db, held);
    await letIn(db, { gradeId: held.id, userNo: row.userNo, joinedAt: at });
  }
  return { gradeId: held.id, gradeName: held.gradeName, userNo: row.userNo };
}

export async function answerApply(ctx: UserCtx, id: string, answer: Answer): Promise<void> {
  const decided = await decide(ctx.db, ctx, id, answer);
  await tellAsked(ctx, [decided], answer);
  ctx.changed({ after: { gradeName: decided.gradeName, userNo: decided.userNo, ...answer } });
}

/** Each stands for itself: what cannot be answered says why. */
export async function answerApplies(ctx: UserCtx, ids: readonly string[], answer: Answer) {
  await holdGrades(ctx.db, gradesOf(ctx.db, ids));
  const { done, doneCount, failed } = await eachRow(ctx.db, ids, (db, id) => decide(db, ctx, id, answer));
  await tellAsked(ctx, done, answer);
  ctx.changed({ after: { ...answer, userNos: done.map(({ userNo }) => userNo) } });
  return { doneCount, failed };
}

/** Nobody is told; who asked may ask again. */
export async function ignoreApplies(ctx: UserCtx, ids: readonly string[]) {
  await holdGrades(ctx.db, gradesOf(ctx.db, ids));
  const at = wireTime(ctx.now);
  const { done, doneCount, failed } = await eachRow(ctx.db, ids, async (db, id) => {
    await heldFor(db, ctx.user, id);
    const set = { auditUserNo: ctx.user.userNo, auditTime: at, gmtModified: at };
    return takeStep(db, applySteps, 'ignore', { ...target(id, ctx.user.userNo), set });
  });
  ctx.changed({ after: { userNos: done.map(({ userNo }) => userNo) } });
  return { doneCount, failed };
}

/** Takes back one's own application. @throws NOT_FOUND, APPLY_ANSWERED */
export async function withdrawApply({ db, user, now }: UserCtx, id: string): Promise<void> {
  await takeStep(db, applySteps, 'withdraw', {
    table: gradeApply,
    state: 'auditStatus',
    where: and(eq(gradeApply.id, id), eq(gradeApply.userNo, user.userNo)),
    set: { auditTime: wireTime(now), gmtModified: wireTime(now) },
  });
}

const target = (id: string, actor: string) =>
  ({ table: gradeApply, state: 'auditStatus', owner: 'userNo', actor, where: eq(gradeApply.id, id) }) as const;

async function heldFor(db: Db, user: UserCtx['user'], id: string) {
  const [asked] = await db.select({ gradeId: gradeApply.gradeId }).from(gradeApply).where(eq(gradeApply.id, id));
  if (!asked) throw fail(NOT_FOUND);
  return (await managedGrade({ db, user }, asked.gradeId)).grade;
}

const gradesOf = (db: Db, ids: readonly string[]) =>
  inArray(
    grade.id,
    db
      .select({ id: gradeApply.gradeId })
      .from(gradeApply)
      .where(inArray(gradeApply.id, [...ids])),
  );

/** One message for all who were answered alike about one class. */
async function tellAsked(ctx: UserCtx, decided: readonly Decided[], { auditStatus, auditOpinion }: Answer) {
  const isPassed = auditStatus === ApplyState.passed;
  for (const [gradeId, rows] of Map.groupBy(decided, (one) => one.gradeId)) {
    const to = rows.map(({ userNo }) => userNo);
    await tell(ctx.db, applyEvent, to, { gradeId, auditStatus });
    await sendMessage(ctx, {
      to,
      msgType: 'study',
      msgTitle: `「${rows[0]!.gradeName}」${isPassed ? '通过了你的申请' : '没有通过你的申请'}`,
      msgText: isPassed ? '你已经在班里了，可以看公告、课程与文件' : `原因：${auditOpinion}`,
      msgUrl: isPassed ? `/account/grades/${gradeId}` : '/account/grades/my?tab=applies',
    });
  }
}
