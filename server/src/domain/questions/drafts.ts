import { and, eq, isNull } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { questionDraft } from '../../db/schema/question.ts';
import type { UserCtx } from '../../kit/context.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { mustKeepBank } from './keeper.ts';
import { ownQuestions } from './policies.ts';
import { questionBy } from './read.ts';

const draftOf = ({ user }: UserCtx, id: string | undefined) =>
  and(
    eq(questionDraft.userNo, user.userNo),
    id === undefined ? isNull(questionDraft.questionId) : eq(questionDraft.questionId, id),
  );

/** @throws NO_PERMISSION, NOT_FOUND */
async function mustBeOwn(ctx: UserCtx, id: string | undefined): Promise<void> {
  if (id === undefined) return mustKeepBank(ctx);
  await questionBy(ctx, id, ownQuestions(ctx));
}

/** What somebody wrote of a question without saving it as a version. @throws NO_PERMISSION, NOT_FOUND */
export async function readDraft(ctx: UserCtx, id: string | undefined) {
  await mustBeOwn(ctx, id);
  const [row] = await ctx.db.select().from(questionDraft).where(draftOf(ctx, id));
  return row ? { content: String(row.content.text ?? ''), gmtModified: row.gmtModified } : null;
}

/** @throws NO_PERMISSION, NOT_FOUND */
export async function keepDraft(ctx: UserCtx, id: string | undefined, text: string): Promise<string> {
  await mustBeOwn(ctx, id);
  const { db, user, now } = ctx;
  await oneAtATime(db, user.userNo);
  const gmtModified = wireTime(now);
  const kept = { content: { text }, gmtModified };
  const changed = await db.update(questionDraft).set(kept).where(draftOf(ctx, id)).returning({ id: questionDraft.id });
  if (changed.length === 0) {
    await db.insert(questionDraft).values({ ...kept, userNo: user.userNo, questionId: id ?? null });
  }
  return gmtModified;
}

/** @throws NO_PERMISSION, NOT_FOUND */
export async function discardDraft(ctx: UserCtx, id: string | undefined): Promise<void> {
  await mustBeOwn(ctx, id);
  await dropDraft(ctx, id);
}

/** What was written is saved, or not wanted any more. */
export const dropDraft = async (ctx: UserCtx, id: string | undefined): Promise<void> =>
  void (await ctx.db.delete(questionDraft).where(draftOf(ctx, id)));
