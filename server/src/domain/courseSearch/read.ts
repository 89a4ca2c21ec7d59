import { and, asc, eq, inArray, like, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseware } from '../../db/schema/course.ts';
import { mediaCue, mediaFile } from '../../db/schema/media.ts';
import { periodNote } from '../../db/schema/study.ts';
import { containing } from '../../kit/like.ts';

/** What is found by its owner (a class-hour or a stored file): how often, and the first `each` of it in order. */
export type FoundBy<T> = ReadonlyMap<string, { total: number; rows: T[] }>;

/** Sentences of stored films and sounds. */
export async function sentencesIn(db: Db, mediaIds: string[], words: string[], each: number) {
  if (mediaIds.length === 0) return none<{ startMs: number; words: string }>();
  const { mediaId: owner, startMs, track, seq } = mediaCue;
  const found = db
    .select({ owner, startMs, words: mediaCue.words, ...counted(owner, sql`${startMs}, ${track}, ${seq}`) })
    .from(mediaCue)
    .where(and(inArray(owner, mediaIds), ...words.map((word) => like(mediaCue.folded, containing(word)))))
    .as('found');
  return grouped(await db.select().from(found).where(lte(found.place, each)).orderBy(asc(found.place)));
}

/** Materials handed out with class-hours. */
export async function materialsIn(db: Db, periodIds: string[], words: string[], each: number) {
  if (periodIds.length === 0) return none<{ id: string; words: string }>();
  const { id, periodId: owner, sort, docName } = courseware;
  const found = db
    .select({ owner, id, words: docName, ...counted(owner, sql`${sort}, ${id}`) })
    .from(courseware)
    .innerJoin(mediaFile, and(eq(mediaFile.id, courseware.mediaId), enabled(mediaFile)))
    .where(and(inArray(owner, periodIds), enabled(courseware), holds(docName, words)))
    .as('found');
  return grouped(await db.select().from(found).where(lte(found.place, each)).orderBy(asc(found.place)));
}

/** Notes of one course; `whose` is `ownNotesIn`. */
export async function notesIn(db: Db, whose: SQL | undefined, words: string[], each: number) {
  const { id, periodId: owner, position, content } = periodNote;
  const found = db
    .select({ owner, id, position, words: content, ...counted(owner, sql`${position}, ${id}`) })
    .from(periodNote)
    .where(and(whose, holds(content, words)))
    .as('found');
  return grouped(await db.select().from(found).where(lte(found.place, each)).orderBy(asc(found.place)));
}

const counted = (owner: PgColumn, order: SQL) => ({
  total: sql<number>`count(*) over (partition by ${owner})`.mapWith(Number).as('total'),
  place: sql<number>`row_number() over (partition by ${owner} order by ${order})`.mapWith(Number).as('place'),
});

/** Of texts that are not kept folded: as `fold` does it. */
const holds = (column: PgColumn, words: string[]) =>
  and(...words.map((word) => sql`lower(normalize(${column}, NFKC)) like ${containing(word)}`));

const none = <T>(): FoundBy<T> => new Map();

function grouped<T extends { owner: string; total: number }>(rows: T[]): FoundBy<T> {
  return new Map(
    [...Map.groupBy(rows, ({ owner }) => owner)].map(([owner, of]) => [owner, { total: of[0]!.total, rows: of }]),
  );
}
