import { and, eq, inArray, sql } from 'drizzle-orm';
import type * as contract from '#contract/position/importedTalent.ts';
import { IMPORTED_NOTES_FULL, IMPORTED_TAGS_FULL } from '#contract/position/talentImportFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_TAGS } from '#contract/rules/hiring.ts';
import { keptUntil, MOST_IMPORTED_NOTES } from '#contract/rules/importedTalent.ts';
import { wireTime } from '#contract/rules/time.ts';
import { importedNote, importedTalent } from '../../db/schema/importedTalent.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownImported, theseImported } from './policies.ts';

/** All of these or none are the enterprise's; held until they are changed. @throws NOT_FOUND */
async function held({ db, user }: UserCtx, ids: readonly string[]) {
  const { id, tags } = importedTalent;
  const rows = await db.select({ id, tags }).from(importedTalent).where(theseImported(user, ids)).for('update');
  if (rows.length < new Set(ids).size) throw fail(NOT_FOUND);
  return rows;
}

/** Puts people into a stage; they hear nothing of it. @throws NOT_FOUND */
export async function moveImported(ctx: UserCtx, wish: OutputOf<typeof contract.move.input>): Promise<void> {
  const { ids, talentStage } = wish;
  await held(ctx, ids);
  const at = wireTime(ctx.now);
  await ctx.db
    .update(importedTalent)
    .set({ talentStage, stageAt: at, gmtModified: at })
    .where(and(theseImported(ctx.user, ids), sql`${importedTalent.talentStage} <> ${talentStage}`));
  ctx.changed({ after: { count: new Set(ids).size, talentStage } });
}

/** Puts a tag on people, or takes it off. @throws NOT_FOUND, IMPORTED_TAGS_FULL */
export async function tagImported(ctx: UserCtx, wish: OutputOf<typeof contract.tag.input>): Promise<void> {
  const { ids, tagName, isOn } = wish;
  const rows = await held(ctx, ids);
  const isFull = ({ tags }: { tags: string[] }) => !tags.includes(tagName) && tags.length >= MOST_TAGS;
  if (isOn === 1 && rows.some(isFull)) throw fail(IMPORTED_TAGS_FULL);
  const without = sql`array_remove(${importedTalent.tags}, ${tagName}::text)`;
  await ctx.db
    .update(importedTalent)
    .set({
      tags: isOn === 1 ? sql`array_append(${without}, ${tagName}::text)` : without,
      gmtModified: wireTime(ctx.now),
    })
    .where(theseImported(ctx.user, ids));
  ctx.changed({ after: { count: rows.length, tagName, isOn } });
}

/** @throws NOT_FOUND, IMPORTED_NOTES_FULL */
export async function noteImported(ctx: UserCtx, wish: OutputOf<typeof contract.note.input>): Promise<string> {
  const { id, noteText } = wish;
  await held(ctx, [id]);
  if ((await ctx.db.$count(importedNote, eq(importedNote.talentId, id))) >= MOST_IMPORTED_NOTES)
    throw fail(IMPORTED_NOTES_FULL);
  const at = wireTime(ctx.now);
  const [made] = await ctx.db
    .insert(importedNote)
    .values({ talentId: id, authorUserNo: ctx.user.userNo, noteText, gmtCreate: at, gmtModified: at })
    .returning({ id: importedNote.id });
  return made!.id;
}

/** The person agreed anew: kept so many months from today. @throws NOT_FOUND */
export async function keepImported(ctx: UserCtx, wish: OutputOf<typeof contract.keep.input>): Promise<void> {
  const at = wireTime(ctx.now);
  const keepUntil = keptUntil(at, wish.keepMonths);
  const [kept] = await ctx.db
    .update(importedTalent)
    .set({ keepUntil, gmtModified: at })
    .where(and(eq(importedTalent.id, wish.id), ownImported(ctx.user)))
    .returning({ id: importedTalent.id });
  if (!kept) throw fail(NOT_FOUND);
  ctx.changed({ after: { keepUntil } });
}

/** Everything of them goes; the log says how many, not who. @throws NOT_FOUND */
export async function removeImported(ctx: UserCtx, ids: readonly string[]): Promise<void> {
  const rows = await held(ctx, ids);
  const gone = rows.map(({ id }) => id);
  await ctx.db.delete(importedTalent).where(inArray(importedTalent.id, gone));
  ctx.changed({ before: { count: gone.length } });
}
