import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DraftChapter, DraftPeriod, DraftWare, Outline } from '#contract/course/draft.ts';
import { DraftMedia } from '#contract/course/draft.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit, coursewareAudit } from '../../db/schema/authoring.ts';
import { ltiTool, ltiToolLink } from '../../db/schema/ltiTool.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { only } from '../../kit/only.ts';

/** All chapters and class-hours of a draft, in four statements however many there are. */
export async function outlineOf(db: Db, courseId: string): Promise<Outline> {
  const [draft] = await db
    .select({ outlineRevision: courseAudit.outlineRevision })
    .from(courseAudit)
    .where(eq(courseAudit.id, courseId));
  const chapters: DraftChapter[] = await inChapters(db, courseId, await listedPeriods(db, courseId));
  return { outlineRevision: draft?.outlineRevision ?? 0, chapters };
}

/** The same with the texts of the class-hours. */
export const chaptersWithPeriods = async (db: Db, courseId: string) =>
  inChapters(db, courseId, await periodsWhere(db, eq(coursePeriodAudit.courseId, courseId)));

async function inChapters<T extends DraftPeriod>(db: Db, courseId: string, periods: readonly T[]) {
  const byChapter = Map.groupBy(periods, ({ chapterId }) => chapterId);
  const chapters = await chapterRows(db, eq(courseChapterAudit.courseId, courseId));
  return chapters.map((chapter) => ({ ...chapter, periods: byChapter.get(chapter.id) ?? [] }));
}

export const chapterRows = (db: Db, where: SQL | undefined) =>
  db.select().from(courseChapterAudit).where(where).orderBy(asc(courseChapterAudit.sort), asc(courseChapterAudit.id));

/** What an author and a reviewer see of a homework or an examination in the outline. */
const nodeColumns = {
  id: assessment.id,
  assessmentKind: assessment.assessmentKind,
  assessmentState: assessment.assessmentState,
  title: assessment.title,
  passPoints: assessment.passPoints,
  beginsAt: assessment.beginsAt,
  endsAt: assessment.endsAt,
  releasedAt: assessment.releasedAt,
};

/** The same of what of an external tool stands in it. */
const toolColumns = {
  id: ltiToolLink.id,
  toolName: sql<string>`${ltiTool.toolName}`,
  title: ltiToolLink.title,
  isNamed: ltiToolLink.isNamed,
  passPercent: ltiToolLink.passPercent,
  isOn: sql<0 | 1>`${ltiTool.statusId}`,
};

/** What an outline says of a class-hour: neither its text, of which there may be much, nor what players need of its file. */
const listed = {
  id: coursePeriodAudit.id,
  chapterId: coursePeriodAudit.chapterId,
  periodName: coursePeriodAudit.periodName,
  periodDesc: coursePeriodAudit.periodDesc,
  isFree: coursePeriodAudit.isFree,
  fileType: coursePeriodAudit.fileType,
  linkUrl: coursePeriodAudit.linkUrl,
  pageSeconds: coursePeriodAudit.pageSeconds,
  startTime: coursePeriodAudit.startTime,
  minutes: coursePeriodAudit.minutes,
  revision: coursePeriodAudit.revision,
  hasContent: sql<0 | 1>`(${coursePeriodAudit.content} <> '')::int`,
  assessment: nodeColumns,
  tool: toolColumns,
  media: {
    mediaId: mediaFile.id,
    fileName: mediaFile.fileName,
    fileType: mediaFile.fileType,
    fileSize: mediaFile.fileSize,
    length: mediaFile.length,
    mediaState: mediaFile.mediaState,
    processed: mediaFile.processed,
    failure: mediaFile.failure,
  },
};

async function listedPeriods(db: Db, courseId: string): Promise<DraftPeriod[]> {
  const where = eq(coursePeriodAudit.courseId, courseId);
  const rows = await db
    .select(listed)
    .from(coursePeriodAudit)
    .leftJoin(mediaFile, eq(mediaFile.id, coursePeriodAudit.mediaId))
    .leftJoin(assessment, eq(assessment.id, coursePeriodAudit.assessmentId))
    .leftJoin(ltiToolLink, eq(ltiToolLink.id, coursePeriodAudit.toolLinkId))
    .leftJoin(ltiTool, eq(ltiTool.id, ltiToolLink.toolId))
    .where(where)
    .orderBy(asc(coursePeriodAudit.sort), asc(coursePeriodAudit.id));
  const wares = await waresWhere(db, where);
  return rows.map(({ media, ...period }) => ({
    ...period,
    media: media && { ...media, fileSize: Number(media.fileSize) },
    wares: wares.get(period.id) ?? [],
  }));
}

const wareMedia = alias(mediaFile, 'ware_media');

/** Class-hours as the editor shows them, in their order; `where` is about `coursePeriodAudit`. */
export async function periodsWhere(db: Db, where: SQL | undefined): Promise<(DraftPeriod & { content: string })[]> {
  const rows = await db
    .select({ period: coursePeriodAudit, media: mediaFile, assessment: nodeColumns, tool: toolColumns })
    .from(coursePeriodAudit)
    .leftJoin(mediaFile, eq(mediaFile.id, coursePeriodAudit.mediaId))
    .leftJoin(assessment, eq(assessment.id, coursePeriodAudit.assessmentId))
    .leftJoin(ltiToolLink, eq(ltiToolLink.id, coursePeriodAudit.toolLinkId))
    .leftJoin(ltiTool, eq(ltiTool.id, ltiToolLink.toolId))
    .where(where)
    .orderBy(asc(coursePeriodAudit.sort), asc(coursePeriodAudit.id));
  const wares = await waresWhere(db, where);
  return rows.map(({ period, media, assessment: node, tool }) => ({
    ...period,
    assessment: node,
    tool,
    media: media && shownMedia(media),
    hasContent: period.content === '' ? 0 : 1,
    wares: wares.get(period.id) ?? [],
  }));
}

/** The materials that are handed out with class-hours, by class-hour. */
async function waresWhere(db: Db, where: SQL | undefined): Promise<Map<string, DraftWare[]>> {
  const rows = await db
    .select({ periodId: coursewareAudit.periodId, docName: coursewareAudit.docName, media: wareMedia })
    .from(coursewareAudit)
    .innerJoin(wareMedia, eq(wareMedia.id, coursewareAudit.mediaId))
    .innerJoin(
      coursePeriodAudit,
      and(eq(coursePeriodAudit.courseId, coursewareAudit.courseId), eq(coursePeriodAudit.id, coursewareAudit.periodId)),
    )
    .where(where)
    .orderBy(asc(coursewareAudit.sort), asc(coursewareAudit.id));
  const groups = Map.groupBy(rows, ({ periodId }) => periodId);
  return new Map(
    [...groups].map(([id, some]) => [id, some.map(({ docName, media }) => ({ docName, media: shownMedia(media) }))]),
  );
}

export const shownMedia = (media: typeof mediaFile.$inferSelect): DraftMedia =>
  only(DraftMedia, { ...media, mediaId: media.id, fileSize: Number(media.fileSize) });
