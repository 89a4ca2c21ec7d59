import { and, eq } from 'drizzle-orm';
import type { save, update } from '#contract/community/questionsDraft.ts';
import type { QuesDraft } from '#contract/community/questionsShapes.ts';
import { DRAFT_CHANGED } from '#contract/community/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { quesDraft } from '../../db/schema/ques.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { cleanHtml } from '../../kit/html.ts';
import { oneAtATime } from '../person/oneAtATime.ts';

const at = (userNo: string, place: string) => and(eq(quesDraft.userNo, userNo), eq(quesDraft.place, place));

/** What somebody has not finished here, or null. */
export async function draftAt(db: Db, userNo: string, place: string): Promise<QuesDraft | null> {
  const [row] = await db.select().from(quesDraft).where(at(userNo, place));
  return row ? shown(row) : null;
}

/** Its fields and no others: it also travels with a refusal. */
const shown = ({ id, fields, revision, gmtModified }: typeof quesDraft.$inferSelect): QuesDraft => ({
  id,
  fields,
  revision,
  gmtModified,
});

const changed = (theirs: QuesDraft) => fail(DRAFT_CHANGED, undefined, theirs);

/** Begins a draft; what another device began already is answered instead. @throws DRAFT_CHANGED with the other one */
export async function beginQuesDraft(
  { db, user, now }: UserCtx,
  begun: OutputOf<typeof save.input>,
): Promise<QuesDraft> {
  await oneAtATime(db, user.userNo);
  const known = await draftAt(db, user.userNo, begun.place);
  if (known) {
    if (known.revision === begun.revision) return known;
    throw changed(known);
  }
  const fields = cleaned(begun.fields);
  const { place, revision } = begun;
  const [row] = await db
    .insert(quesDraft)
    .values({ userNo: user.userNo, place, fields, revision, gmtModified: wireTime(now) })
    .returning();
  return shown(row!);
}

/** Keeps what was typed. A save that was heard already changes nothing. @throws NOT_FOUND, DRAFT_CHANGED with the other one */
export async function rewriteQuesDraft(
  { db, user, now }: UserCtx,
  { id, revision, basedOn, fields }: OutputOf<typeof update.input>,
): Promise<QuesDraft> {
  const own = and(eq(quesDraft.id, id), eq(quesDraft.userNo, user.userNo));
  const [row] = await db.select().from(quesDraft).where(own).for('update');
  if (!row) throw fail(NOT_FOUND);
  const known = shown(row);
  if (known.revision === revision) return known;
  if (!basedOn.includes(known.revision)) throw changed(known);
  const [after] = await db
    .update(quesDraft)
    .set({ fields: cleaned(fields), revision, gmtModified: wireTime(now) })
    .where(own)
    .returning();
  return shown(after!);
}

/** Sent, or given up. */
export const dropQuesDraft = (db: Db, userNo: string, place: string) => db.delete(quesDraft).where(at(userNo, place));

const cleaned = (fields: QuesDraft['fields']): QuesDraft['fields'] => ({
  ...fields,
  content: cleanHtml(fields.content),
});
