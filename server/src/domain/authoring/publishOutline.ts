import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { DraftPeriod } from '#contract/course/draft.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import type { courseChapterAudit } from '../../db/schema/authoring.ts';
import { courseChapter, coursePeriod, courseware } from '../../db/schema/course.ts';

type Period = DraftPeriod & { content: string };
type Published = typeof coursePeriod.$inferSelect;

interface Outline {
  courseId: string;
  chapters: (typeof courseChapterAudit.$inferSelect)[];
  periods: Period[];
  /** The one that is public until now. */
  version: number;
  now: Date;
}

/**
 * Brings the public chapters and class-hours in step with the author's. A class-hour whose content is another is a new
 * row: those who are on an older version go on with the old one.
 * @returns the version these are: a new one when a class-hour came, went or has other content
 */
export async function publishOutline(db: Db, outline: Outline): Promise<number> {
  const { courseId, periods } = outline;
  const published = await db
    .select()
    .from(coursePeriod)
    .where(and(eq(coursePeriod.courseId, courseId), enabled(coursePeriod), isNull(coursePeriod.untilVersion)));
  const known = new Map(published.map((row) => [row.originId ?? row.id, row]));
  const isKept = (period: Period): boolean => sameContent(known.get(period.id), period);
  const added = periods.filter((period) => !isKept(period));
  const keptIds = new Set(periods.filter(isKept).map(({ id }) => known.get(id)!.id));
  const ended = published.filter(({ id }) => !keptIds.has(id));
  const isNew = published.length > 0 && added.length + ended.length > 0;
  const version = outline.version + (isNew ? 1 : 0);
  await publishChapters(db, outline, version);
  const places = new Map(periods.map(({ id }, place) => [id, place]));
  await end(db, ended, version);
  const rows = added.map((period) => ({
    ...columnsOf(outline, period, places.get(period.id)!),
    sinceVersion: version,
  }));
  const ids = await insertPeriods(db, rows, known);
  await correct(db, outline, places, known, keptIds);
  for (const period of periods) ids.set(period.id, ids.get(period.id) ?? known.get(period.id)!.id);
  await publishWares(db, outline, ids);
  return version;
}

const sameContent = (row: Published | undefined, period: Period): boolean =>
  row !== undefined &&
  row.fileType === period.fileType &&
  row.mediaId === (period.media?.mediaId ?? null) &&
  row.linkUrl === period.linkUrl &&
  row.assessmentId === (period.assessment?.id ?? null) &&
  row.toolLinkId === (period.tool?.id ?? null) &&
  row.content === period.content;

async function publishChapters(db: Db, { courseId, chapters, now }: Outline, version: number): Promise<void> {
  const gmtModified = wireTime(now);
  const rows = chapters.map(({ id, chapterName, chapterDesc, isFree }, sort) => {
    return { id, courseId, chapterName, chapterDesc, isFree, sort, gmtModified, sinceVersion: version };
  });
  const set = {
    chapterName: sql`excluded.chapter_name`,
    chapterDesc: sql`excluded.chapter_desc`,
    isFree: sql`excluded.is_free`,
    sort: sql`excluded.sort`,
    gmtModified,
  };
  if (rows.length > 0)
    await db.insert(courseChapter).values(rows).onConflictDoUpdate({ target: courseChapter.id, set });
  const others =
    rows.length > 0
      ? notInArray(
          courseChapter.id,
          rows.map(({ id }) => id),
        )
      : undefined;
  await db
    .update(courseChapter)
    .set({ untilVersion: version })
    .where(and(eq(courseChapter.courseId, courseId), isNull(courseChapter.untilVersion), others));
}

async function end(db: Db, rows: Published[], version: number): Promise<void> {
  const ids = sql.param(rows.map(({ id }) => id));
  await db
    .update(coursePeriod)
    .set({ untilVersion: version })
    .where(sql`${coursePeriod.id} = any(${ids}::bigint[])`);
}

/** In the order of the chapters: a class-hour keeps its place among those of its chapter. */
const columnsOf = ({ courseId, now }: Outline, period: Period, sort: number) => ({
  courseId,
  sort,
  originId: period.id,
  chapterId: period.chapterId,
  periodName: period.periodName,
  periodDesc: period.periodDesc,
  isFree: period.isFree,
  fileType: period.fileType,
  mediaId: period.media?.mediaId ?? null,
  linkUrl: period.linkUrl,
  assessmentId: period.assessment?.id ?? null,
  toolLinkId: period.tool?.id ?? null,
  content: period.content,
  length: period.media?.length ?? 1,
  pageSeconds: period.pageSeconds,
  startTime: period.startTime,
  minutes: period.minutes,
  gmtModified: wireTime(now),
});

const ROWS = 500;

/** Returns the public ids by those of the author's copy. What is public for the first time keeps the author's. */
async function insertPeriods(
  db: Db,
  rows: (ReturnType<typeof columnsOf> & { sinceVersion: number })[],
  known: ReadonlyMap<string, Published>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (let from = 0; from < rows.length; from += ROWS) {
    const some = rows.slice(from, from + ROWS);
    const made = await db
      .insert(coursePeriod)
      .values(some.map((row) => (known.has(row.originId) ? row : { ...row, id: row.originId })))
      .returning({ id: coursePeriod.id, originId: coursePeriod.originId });
    for (const { id, originId } of made) ids.set(originId!, id);
  }
  return ids;
}

/** Names, places and times of class-hours that stay, for everybody. */
async function correct(
  db: Db,
  outline: Outline,
  places: ReadonlyMap<string, number>,
  known: ReadonlyMap<string, Published>,
  keptIds: ReadonlySet<string>,
): Promise<void> {
  const rows = outline.periods
    .filter(({ id }) => keptIds.has(known.get(id)?.id ?? ''))
    .map((period) => ({ ...columnsOf(outline, period, places.get(period.id)!), id: known.get(period.id)!.id }));
  if (rows.length === 0) return;
  await db.execute(sql`
    update course_period p set chapter_id = given."chapterId", sort = given.sort, period_name = given."periodName",
      period_desc = given."periodDesc", is_free = given."isFree", page_seconds = given."pageSeconds",
      start_time = given."startTime", minutes = given.minutes, gmt_modified = given."gmtModified"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id bigint, "chapterId" bigint, sort int,
      "periodName" text, "periodDesc" text, "isFree" smallint, "pageSeconds" smallint, "startTime" timestamptz,
      minutes smallint, "gmtModified" timestamptz)
    where p.id = given.id`);
}

/** Materials are no part of what counts: they are the same for every version that has the class-hour. */
async function publishWares(db: Db, { courseId, periods }: Outline, ids: ReadonlyMap<string, string>): Promise<void> {
  const wanted = periods.flatMap(({ id, wares }) =>
    wares.map(({ docName, media }, sort) => ({
      courseId,
      periodId: ids.get(id)!,
      docName,
      mediaId: media.mediaId,
      sort,
    })),
  );
  const keyOf = (ware: { periodId: string; mediaId: string }) => `${ware.periodId} ${ware.mediaId}`;
  const known = await db
    .select()
    .from(courseware)
    .where(and(eq(courseware.courseId, courseId), enabled(courseware)));
  const current = new Set(ids.values());
  const stays = new Map(wanted.map((ware) => [keyOf(ware), ware]));
  for (const ware of known.filter(({ periodId }) => current.has(periodId))) {
    const as = stays.get(keyOf(ware));
    stays.delete(keyOf(ware));
    const set = as ? { docName: as.docName, sort: as.sort } : { statusId: RowState.disabled };
    if (as && as.docName === ware.docName && as.sort === ware.sort) continue;
    await db.update(courseware).set(set).where(eq(courseware.id, ware.id));
  }
  if (stays.size > 0) await db.insert(courseware).values([...stays.values()]);
}
