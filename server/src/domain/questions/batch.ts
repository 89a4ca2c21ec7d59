import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NO_HOUSE, NOT_IN_BIN, QUESTION_IN_USE } from '#contract/exam/questionFailures.ts';
import type { BatchOutcome } from '#contract/kit/batch.ts';
import { QuestionShare } from '#contract/rules/questions.ts';
import { wireTime } from '#contract/rules/time.ts';
import { question } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownFolder } from './folders.ts';
import { ownerOf } from './owned.ts';
import { ownBin, ownQuestions } from './policies.ts';
import type { Facts } from './save.ts';
import { mustBeSubject } from './subjects.ts';
import { holdersOf, isHeld } from './used.ts';

const NOT_YOURS = '题目不存在，或者不归你管理';

type Values = Partial<Omit<typeof question.$inferInsert, 'orgNo'>> & { orgNo?: SQL };

async function changeAll(
  { db }: UserCtx,
  ids: readonly string[],
  may: SQL,
  values: Values,
  reason = NOT_YOURS,
): Promise<BatchOutcome> {
  const rows = await db
    .update(question)
    .set(values)
    .where(and(inArray(question.id, [...ids]), may))
    .returning({ id: question.id });
  return outcomeOf(ids, new Set(rows.map(({ id }) => id)), () => reason);
}

function outcomeOf(ids: readonly string[], done: ReadonlySet<string>, reason: (id: string) => string): BatchOutcome {
  const failed = [...new Set(ids)].filter((id) => !done.has(id)).map((id) => ({ id, reason: reason(id) }));
  return { doneCount: done.size, failed };
}

/** Facts alone make no version. @throws INVALID_INPUT at the subject */
export async function changeFacts(ctx: UserCtx, ids: readonly string[], facts: Partial<Facts>): Promise<BatchOutcome> {
  if (facts.subjectId !== undefined) await mustBeSubject(ctx.db, facts.subjectId);
  return changeAll(ctx, ids, ownQuestions(ctx), { ...facts, gmtModified: wireTime(ctx.now) });
}

/** @throws NOT_FOUND of the folder */
export async function moveQuestions(ctx: UserCtx, ids: readonly string[], wanted: string): Promise<BatchOutcome> {
  return changeAll(ctx, ids, ownQuestions(ctx), { folderId: await ownFolder(ctx, wanted) });
}

/** @throws NO_HOUSE, NO_PERMISSION */
export async function shareQuestions(ctx: UserCtx, ids: readonly string[], shareLevel: QuestionShare) {
  const { orgNo } = await ownerOf(ctx, 'question:edit');
  if (shareLevel === QuestionShare.own) return changeAll(ctx, ids, ownQuestions(ctx), { shareLevel });
  if (orgNo === null) throw fail(NO_HOUSE);
  return changeAll(ctx, ids, ownQuestions(ctx), { shareLevel, orgNo: sql`${orgNo}` });
}

export const deleteQuestions = (ctx: UserCtx, ids: readonly string[]): Promise<BatchOutcome> =>
  changeAll(ctx, ids, ownQuestions(ctx), { deletedAt: wireTime(ctx.now) });

export const restoreQuestions = (ctx: UserCtx, ids: readonly string[]): Promise<BatchOutcome> =>
  changeAll(ctx, ids, ownBin(ctx), { deletedAt: null }, NOT_IN_BIN.msg);

/** Removes deleted questions for good; what papers and answers hold on to stays in the bin and says where. */
export async function purgeQuestions(ctx: UserCtx, ids: readonly string[]): Promise<BatchOutcome> {
  const { db } = ctx;
  const inBin = await db
    .select({ id: question.id, isHeld })
    .from(question)
    .where(and(inArray(question.id, [...ids]), ownBin(ctx)))
    .for('update', { of: question });
  const [held, free] = [inBin.filter((row) => row.isHeld), inBin.filter((row) => !row.isHeld)];
  const holders = await holdersOf(
    db,
    held.map(({ id }) => id),
  );
  const gone = free.map(({ id }) => id);
  if (gone.length > 0) await db.delete(question).where(inArray(question.id, gone));
  const heldIds = new Set(held.map(({ id }) => id));
  return outcomeOf(ids, new Set(gone), (id) =>
    heldIds.has(id) ? (holders.get(id) ?? QUESTION_IN_USE.msg) : NOT_IN_BIN.msg,
  );
}

/** @returns how many are gone: those that are held on to leave the bin and stay for what holds them */
export async function emptyBinOf(db: UserCtx['db'], before: string, most: number): Promise<number> {
  const old = await db
    .select({ id: question.id, isHeld })
    .from(question)
    .where(sql`${question.deletedAt} is not null and ${question.deletedAt} < ${before} and ${eq(question.statusId, 1)}`)
    .orderBy(question.deletedAt)
    .limit(most)
    .for('update', { skipLocked: true });
  const [held, free] = [old.filter((row) => row.isHeld), old.filter((row) => !row.isHeld)];
  const idsOf = (rows: typeof old) => rows.map(({ id }) => id);
  if (held.length > 0) {
    await db
      .update(question)
      .set({ statusId: 0 })
      .where(inArray(question.id, idsOf(held)));
  }
  if (free.length > 0) await db.delete(question).where(inArray(question.id, idsOf(free)));
  return old.length;
}
