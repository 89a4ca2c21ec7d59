import { and, asc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DraftChapter, DraftPeriod, Outline } from '#contract/course/draft.ts';
import { DraftMedia } from '#contract/course/draft.ts';
import type { Db } from '../../db/client.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit, coursewareAudit } from '../../db/schema/authoring.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { only } from '../../kit/only.ts';

/** All chapters and class-hours of a draft, in three statements however many there are. */
export async function outlineOf(db: Db, courseId: string): Promise<Outline> {
  const [draft] = await db
    .select({ outlineRevision: courseAudit.outlineRevision })
    .from(courseAudit)
    .where(eq(courseAudit.id, courseId));
  const chapters: DraftChapter[] = await chaptersWithPeriods(db, courseId);
  return { outlineRevision: draft?.outlineRevision ?? 0, chapters };
}

/** The same with the texts of the class-hours. */
export async function chaptersWithPeriods(db: Db, courseId: string) {
  const periods = await periodsWhere(db, eq(coursePeriodAudit.courseId, courseId));
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

const wareMedia = alias(mediaFile, 'ware_media');

/** Class-hours as the editor shows them, in their order; `where` is about `coursePeriodAudit`. */
export async function periodsWhere(db: Db, where: SQL | undefined): Promise<(DraftPeriod & { content: string })[]> {
  const { sort, id } = coursePeriodAudit;
  const rows = await db
    .select({ period: coursePeriodAudit, media: mediaFile, assessment: nodeColumns })
    .from(coursePeriodAudit)
    .leftJoin(mediaFile, eq(mediaFile.id, coursePeriodAudit.mediaId))
    .leftJoin(assessment, eq(assessment.id, coursePeriodAudit.assessmentId))
    .where(where)
    .orderBy(asc(sort), asc(id));
  const wares = await db
    .select({ periodId: coursewareAudit.periodId, docName: coursewareAudit.docName, media: wareMedia })
    .from(coursewareAudit)
    .innerJoin(wareMedia, eq(wareMedia.id, coursewareAudit.mediaId))
    .innerJoin(
      coursePeriodAudit,
      and(eq(coursePeriodAudit.courseId, coursewareAudit.courseId), eq(id, coursewareAudit.periodId)),
    )
    .where(where)
    .orderBy(asc(coursewareAudit.sort), asc(coursewareAudit.id));
  const byPeriod = Map.groupBy(wares, ({ periodId }) => periodId);
  return rows.map(({ period, media, assessment: node }) => ({
    ...period,
    assessment: node,
    media: media && shownMedia(media),
    hasContent: period.content === '' ? 0 : 1,
    wares: (byPeriod.get(period.id) ?? []).map((ware) => ({ docName: ware.docName, media: shownMedia(ware.media) })),
  }));
}

export const shownMedia = (media: typeof mediaFile.$inferSelect): DraftMedia =>
  only(DraftMedia, { ...media, mediaId: media.id, fileSize: Number(media.fileSize) });
