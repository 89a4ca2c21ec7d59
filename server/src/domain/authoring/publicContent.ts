import { and, asc, eq } from 'drizzle-orm';
import type { CourseContent } from '#contract/rules/courseChanges.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { assessment } from '../../db/schema/assessment.ts';
import { course, courseChapter, coursePeriod, courseware } from '../../db/schema/course.ts';
import { ltiToolLink } from '../../db/schema/ltiTool.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { chapterContent, factTexts, periodContent } from './content.ts';
import { inVersion } from '../catalogue/versions.ts';
import { raisedInPublic } from './raised.ts';

/**
 * A course as it is public, or as it was in a version; null before the first. Class-hours have the ids of the author's
 * copy. What a course says of itself is always of now.
 */
export async function publicContentOf(
  db: Db,
  courseId: string,
  now: Date,
  version?: number,
): Promise<CourseContent | null> {
  const [row] = await db.select().from(course).where(eq(course.id, courseId));
  if (!row) return null;
  const chapters = await db
    .select()
    .from(courseChapter)
    .where(and(eq(courseChapter.courseId, courseId), enabled(courseChapter)))
    .orderBy(asc(courseChapter.sort), asc(courseChapter.id));
  const periods = await periodRows(db, courseId, version ?? row.version);
  const byChapter = Map.groupBy(periods, ({ chapterId }) => chapterId);
  return {
    facts: await factTexts(db, row, await raisedInPublic(db, courseId), now),
    chapters: chapters
      .filter(({ id, untilVersion }) => byChapter.has(id) || (version === undefined && untilVersion === null))
      .map((chapter) => chapterContent(chapter, (byChapter.get(chapter.id) ?? []).map(periodContent))),
  };
}

async function periodRows(db: Db, courseId: string, version: number) {
  const rows = await db
    .select({
      period: coursePeriod,
      fileName: mediaFile.fileName,
      title: assessment.title,
      toolTitle: ltiToolLink.title,
    })
    .from(coursePeriod)
    .leftJoin(mediaFile, eq(mediaFile.id, coursePeriod.mediaId))
    .leftJoin(assessment, eq(assessment.id, coursePeriod.assessmentId))
    .leftJoin(ltiToolLink, eq(ltiToolLink.id, coursePeriod.toolLinkId))
    .where(and(eq(coursePeriod.courseId, courseId), enabled(coursePeriod), inVersion(coursePeriod, version)))
    .orderBy(asc(coursePeriod.sort), asc(coursePeriod.id));
  const wares = await db
    .select({ periodId: courseware.periodId, docName: courseware.docName })
    .from(courseware)
    .where(and(eq(courseware.courseId, courseId), enabled(courseware)))
    .orderBy(asc(courseware.sort), asc(courseware.id));
  const byPeriod = Map.groupBy(wares, ({ periodId }) => periodId);
  return rows.map(({ period, fileName, title, toolTitle }) => ({
    ...period,
    id: period.originId ?? period.id,
    media: period.mediaId === null ? null : { mediaId: period.mediaId, fileName: fileName ?? '' },
    assessment: period.assessmentId === null ? null : { id: period.assessmentId, title: title ?? '' },
    tool: period.toolLinkId === null ? null : { id: period.toolLinkId, title: toolTitle ?? '' },
    wares: byPeriod.get(period.id) ?? [],
  }));
}
