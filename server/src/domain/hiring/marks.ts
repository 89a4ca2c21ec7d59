import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { NOTES_FULL, TAGS_FULL } from '#contract/position/hiringFailures.ts';
import type { note, tag } from '#contract/position/talent.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { MOST_NOTES, MOST_TAGS } from '#contract/rules/hiring.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { applicationNote } from '../../db/schema/hiring.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { received } from '../vacancies/policies.ts';
import { tellMentioned } from './mentions.ts';

/** Puts a tag on applicants, or takes it off. @throws NOT_FOUND, TAGS_FULL */
export async function tagCandidates(ctx: UserCtx, { ids, tagName, isOn }: OutputOf<typeof tag.input>): Promise<void> {
  const { db, now } = ctx;
  const theirs = and(inArray(vacancyApplication.id, [...new Set(ids)]), received(ctx.user));
  // Held, so that of two who tag at once neither oversteps the number.
  const rows = await db.select({ tags: vacancyApplication.tags }).from(vacancyApplication).where(theirs).for('update');
  if (rows.length < new Set(ids).size) throw fail(NOT_FOUND);
  const { tags } = vacancyApplication;
  const isFull = (row: { tags: string[] }) => !row.tags.includes(tagName) && row.tags.length >= MOST_TAGS;
  if (isOn === 1 && rows.some(isFull)) throw fail(TAGS_FULL);
  const without = sql`array_remove(${tags}, ${tagName}::text)`;
  await db
    .update(vacancyApplication)
    .set({
      tags: isOn === 1 ? sql`array_append(${without}, ${tagName}::text)` : without,
      gmtModified: wireTime(now),
    })
    .where(theirs);
  ctx.changed({ after: { count: rows.length, tagName, isOn } });
}

/** Writes a note for the other recruiters, and tells those whom it speaks to. @throws NOT_FOUND, NOTES_FULL, INVALID_INPUT at `mentions` */
export async function writeNote(
  ctx: UserCtx,
  { id, noteText, mentions }: OutputOf<typeof note.input>,
): Promise<string> {
  const { db, now } = ctx;
  const [row] = await db
    .select({ userNo: vacancyApplication.userNo })
    .from(vacancyApplication)
    .where(and(eq(vacancyApplication.id, id), received(ctx.user)))
    .for('update');
  if (!row) throw fail(NOT_FOUND);
  if ((await db.$count(applicationNote, eq(applicationNote.applicationId, id))) >= MOST_NOTES) throw fail(NOTES_FULL);
  const at = wireTime(now);
  const written = { applicationId: id, userNo: row.userNo, authorUserNo: ctx.user.userNo, noteText };
  const [made] = await db
    .insert(applicationNote)
    .values({ ...written, gmtCreate: at, gmtModified: at })
    .returning({ id: applicationNote.id });
  await tellMentioned(ctx, { id, noteText, mentions });
  return made!.id;
}

/** The notes about one applicant, also those on the other applications of the same person; the newest first. */
export async function notesOf(db: Db, applicationId: string, others: readonly { id: string; vacancyName: string }[]) {
  const names = new Map(others.map(({ id, vacancyName }) => [id, vacancyName]));
  const rows = await db
    .select({
      id: applicationNote.id,
      about: applicationNote.applicationId,
      noteText: applicationNote.noteText,
      gmtCreate: applicationNote.gmtCreate,
      nickname: userExt.nickname,
      mobile: user.mobile,
    })
    .from(applicationNote)
    .innerJoin(user, eq(user.userNo, applicationNote.authorUserNo))
    .innerJoin(userExt, eq(userExt.userNo, applicationNote.authorUserNo))
    .where(inArray(applicationNote.applicationId, [applicationId, ...names.keys()]))
    .orderBy(desc(applicationNote.id))
    .limit(MOST_NOTES);
  return rows.map(({ nickname, mobile, about, ...row }) => ({
    ...row,
    authorName: displayName({ nickname, mobile }),
    vacancyName: names.get(about) ?? '',
  }));
}
