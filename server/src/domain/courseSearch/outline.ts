import { and, asc, eq, sql } from 'drizzle-orm';
import { lockOf } from '#contract/rules/lock.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { Reader } from '../catalogue/chapters.ts';
import { shownTo } from '../catalogue/chapters.ts';
import { inVersion } from '../catalogue/versions.ts';

/** A chapter or a class-hour, in the order of the course. */
export interface Place {
  kind: 'chapter' | 'period';
  id: string;
  number: string;
  title: string;
  /** 0 for a chapter. */
  fileType: FileType | 0;
  /** The class-hour that the reader may open from here; null when there is none. */
  opens: string | null;
  /** What is in it may be read: never of a chapter. */
  isOpen: boolean;
  /** Where its sentences come from. */
  mediaId: string | null;
}

const byCourse = prepared('course_search_outline', (db) =>
  db
    .select({ chapter: courseChapter, period: coursePeriod, playable: mediaFile.id })
    .from(courseChapter)
    .leftJoin(
      coursePeriod,
      and(
        eq(coursePeriod.courseId, courseChapter.courseId),
        eq(coursePeriod.chapterId, courseChapter.id),
        enabled(coursePeriod),
        inVersion(coursePeriod, sql.placeholder('version')),
      ),
    )
    .leftJoin(mediaFile, and(eq(mediaFile.id, coursePeriod.mediaId), enabled(mediaFile)))
    .where(
      and(eq(courseChapter.courseId, sql.placeholder('courseId')), shownTo({ version: sql.placeholder('version') })),
    )
    .orderBy(asc(courseChapter.sort), asc(courseChapter.id), asc(coursePeriod.sort), asc(coursePeriod.id))
    .prepare('course_search_outline'),
);

/** Chapters, each followed by its class-hours, numbered and locked as `chapterInfo.list` says. */
export async function outlineOf(db: Db, courseId: string, reader: Reader): Promise<Place[]> {
  const rows = await byCourse(db).execute({ courseId, version: reader.version });
  const chapters = [...Map.groupBy(rows, ({ chapter }) => chapter.id).values()];
  return chapters.flatMap((of, index) => {
    const { chapter } = of[0]!;
    const periods = of.flatMap(({ period, playable }, order) =>
      period ? [placeOf(period, `${index + 1}.${order + 1}`, playable, locked(reader, chapter, period))] : [],
    );
    const opens = periods.find((period) => period.opens !== null)?.opens ?? null;
    const head = { kind: 'chapter' as const, id: chapter.id, number: `${index + 1}`, title: chapter.chapterName };
    return [{ ...head, fileType: 0, opens, isOpen: false, mediaId: null }, ...periods];
  });
}

type Period = typeof coursePeriod.$inferSelect;

function placeOf(period: Period, number: string, playable: string | null, isLocked: boolean): Place {
  const { id, periodName: title, fileType, linkUrl, content, assessmentId, toolLinkId } = period;
  const isNode = assessmentId !== null || toolLinkId !== null;
  const hasContent = playable !== null || linkUrl !== '' || content !== '' || isNode;
  const opens = hasContent && !isLocked ? id : null;
  return { kind: 'period', id, number, title, fileType, opens, isOpen: !isLocked, mediaId: isLocked ? null : playable };
}

const locked = (reader: Reader, chapter: { isFree: 0 | 1 }, period: Period): boolean =>
  lockOf({
    ...reader,
    signedIn: reader.userNo !== null,
    isPreview: period.isFree === 1 || chapter.isFree === 1,
  }) !== undefined;
