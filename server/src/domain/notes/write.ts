import { and, eq, inArray } from 'drizzle-orm';
import type { save } from '#contract/course/periodNote.ts';
import { Note, NOTE_CHANGED, NOTE_NOT_THEIRS, NOTES_FULL } from '#contract/course/periodNote.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { NOTES_PER_PERIOD } from '#contract/rules/notes.ts';
import { wireTime } from '#contract/rules/time.ts';
import { periodNote } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { only } from '../../kit/only.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { accessTo } from '../study/access.ts';
import { ownNotes } from './policies.ts';

type Written = OutputOf<typeof save.input>;

/**
 * Keeps what was written. The first save of a note needs a class-hour that may be studied; later ones go on even when
 * it has been closed since. A save that was heard already changes nothing.
 * @throws NOT_FOUND the note was deleted or is somebody else's, LOCKED, NOTES_FULL, NOTE_CHANGED with the other version,
 * NOTE_NOT_THEIRS
 */
export async function writeNote(ctx: UserCtx, written: Written): Promise<Note> {
  if (written.userNo !== undefined && written.userNo !== ctx.user.userNo) throw fail(NOTE_NOT_THEIRS);
  await oneAtATime(ctx.db, ctx.user.userNo);
  const which = written.id === undefined ? eq(periodNote.noteKey, written.noteKey) : eq(periodNote.id, written.id);
  const [known] = await ctx.db
    .select()
    .from(periodNote)
    .where(and(ownNotes(ctx.user), which));
  if (known) return rewrite(ctx, known, written);
  if (written.id !== undefined) throw fail(NOT_FOUND);
  return begin(ctx, written);
}

async function begin(ctx: UserCtx, { periodId, noteKey, position, content, revision }: Written): Promise<Note> {
  const { courseId } = await accessTo(ctx.db, ctx.user, periodId, ctx.now);
  const inPeriod = and(ownNotes(ctx.user), eq(periodNote.periodId, periodId));
  if ((await ctx.db.$count(periodNote, inPeriod)) >= NOTES_PER_PERIOD) throw fail(NOTES_FULL);
  const [made] = await ctx.db
    .insert(periodNote)
    .values({
      userNo: ctx.user.userNo,
      courseId,
      periodId,
      noteKey,
      position,
      content,
      revision,
      gmtCreate: wireTime(ctx.now),
      gmtModified: wireTime(ctx.now),
    })
    .returning();
  return made!;
}

async function rewrite(ctx: UserCtx, known: Row, { position, content, revision, basedOn }: Written): Promise<Note> {
  if (known.revision === revision) return known;
  if (!basedOn.includes(known.revision)) throw changed(known);
  const [after] = await ctx.db
    .update(periodNote)
    .set({ position, content, revision, gmtModified: wireTime(ctx.now) })
    .where(eq(periodNote.id, known.id))
    .returning();
  return after!;
}

/**
 * Deletes a note that is as the device knows it.
 * @throws NOT_FOUND, NOTE_CHANGED with the other version
 */
export async function dropNote({ db, user }: UserCtx, id: string, basedOn: string[]): Promise<void> {
  const own = and(ownNotes(user), eq(periodNote.id, id));
  const gone = await db
    .delete(periodNote)
    .where(and(own, inArray(periodNote.revision, basedOn)))
    .returning({ id: periodNote.id });
  if (gone.length > 0) return;
  const [known] = await db.select().from(periodNote).where(own);
  throw known ? changed(known) : fail(NOT_FOUND);
}

type Row = typeof periodNote.$inferSelect;

const changed = (theirs: Row) => fail(NOTE_CHANGED, undefined, only(Note, theirs));
