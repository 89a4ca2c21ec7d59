import type { SQLWrapper } from 'drizzle-orm';
import { and, asc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Chapter, Period } from '#contract/course/chapterInfo.ts';
import type { Page } from '#contract/kit/page.ts';
import { OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { lockOf } from '#contract/rules/lock.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseChapter, coursePeriod, courseware } from '../../db/schema/course.ts';
import { liveRoom } from '../../db/schema/liveRoom.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { userPeriod } from '../../db/schema/study.ts';
import { countOf, pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import type { Enrolment } from './policies.ts';
import { inVersion } from './versions.ts';

/** Who looks at the chapters; `userNo` is null for a guest. */
export interface Reader {
  userNo: string | null;
  isOwner: boolean;
  enrolment: Enrolment;
  isFreeCourse: boolean;
  /** Of the course: the one they are on. */
  version: number;
}

/** A page of chapters with their class-hours, in four statements however many there are. Storage keys never leave. */
export async function chapterPage(
  db: Db,
  courseId: string,
  request: PageRequest,
  reader: Reader,
): Promise<Page<Chapter>> {
  const where = and(eq(courseChapter.courseId, courseId), shownTo(reader));
  const rows = db.select().from(courseChapter).where(where).orderBy(asc(courseChapter.sort), asc(courseChapter.id));
  const page = await pageAt(request, await countOf(db, sql`${courseChapter}`, where), (limit, offset) =>
    rows.limit(limit).offset(offset),
  );
  const periods = await periodsOf(db, courseId, page.list, reader);
  const first = (page.pageCurrent - 1) * page.pageSize + 1;
  const list = page.list.map((chapter, index) => ({
    ...chapter,
    seq: first + index,
    periodList: periods.get(chapter.id) ?? [],
  }));
  return { ...page, list };
}

/** Chapters of the reader's version; what has moved since is shown where it is now. */
export const shownTo = ({ version }: { version: number | SQLWrapper }) =>
  and(
    enabled(courseChapter),
    or(
      inVersion(courseChapter, version),
      sql`exists (select 1 from ${coursePeriod} where ${coursePeriod.chapterId} = ${courseChapter.id}
        and ${coursePeriod.courseId} = ${courseChapter.courseId} and ${enabled(coursePeriod)} and ${inVersion(coursePeriod, version)})`,
    ),
  );

interface ChapterRow {
  id: string;
  isFree: 0 | 1;
}

async function periodsOf(
  db: Db,
  courseId: string,
  chapters: ChapterRow[],
  reader: Reader,
): Promise<Map<string, Period[]>> {
  if (chapters.length === 0) return new Map();
  const rows = await db
    .select({
      ...getTableColumns(coursePeriod),
      watchedLength: userPeriod.watchedLength,
      isDone: userPeriod.isDone,
      hasReplay: sql<boolean>`${liveRoom.id} is not null`,
      hasSubtitle: sql<boolean>`coalesce(jsonb_array_length(${mediaFile.subtitles}) > 0, false)`,
    })
    .from(coursePeriod)
    .leftJoin(mediaFile, eq(mediaFile.id, coursePeriod.mediaId))
    .leftJoin(
      liveRoom,
      and(
        eq(liveRoom.periodId, coursePeriod.id),
        eq(liveRoom.roomStatus, RoomStatus.ended),
        eq(liveRoom.saveReplay, OnOff.on),
      ),
    )
    .leftJoin(userPeriod, and(eq(userPeriod.periodId, coursePeriod.id), eq(userPeriod.userNo, reader.userNo ?? '0')))
    .where(
      and(
        inArray(
          coursePeriod.chapterId,
          chapters.map(({ id }) => id),
        ),
        eq(coursePeriod.courseId, courseId),
        enabled(coursePeriod),
        inVersion(coursePeriod, reader.version),
      ),
    )
    .orderBy(asc(coursePeriod.sort), asc(coursePeriod.id));
  const wares = await wareOf(
    db,
    rows.map(({ id }) => id),
  );
  const free = new Set(chapters.filter(({ isFree }) => isFree === 1).map(({ id }) => id));
  return Map.groupBy(
    rows.map((row): Period => {
      const isFree = row.isFree === 1 || free.has(row.chapterId);
      const lock = lockOf({ ...reader, signedIn: reader.userNo !== null, isPreview: isFree });
      return {
        ...row,
        isFree: isFree ? 1 : 0,
        hasMedia: hasContent(row) ? 1 : 0,
        node: null,
        tool: null,
        hasReplay: row.hasReplay ? 1 : 0,
        hasSubtitle: row.hasSubtitle ? 1 : 0,
        isLocked: lock ? 1 : 0,
        lockReason: lock ?? '',
        isDone: row.isDone ?? 0,
        watchedPercent: Math.min(100, Math.floor(((row.watchedLength ?? 0) * 100) / Math.max(1, row.length))),
        coursewareList: wares.get(row.id) ?? [],
      };
    }),
    ({ chapterId }) => chapterId,
  );
}

type Row = typeof coursePeriod.$inferSelect;

const hasContent = ({ mediaId, linkUrl, content, assessmentId, toolLinkId }: Row): boolean =>
  mediaId !== null || linkUrl !== '' || content !== '' || assessmentId !== null || toolLinkId !== null;

/** Names and sizes of the materials; the files themselves are given out by their own call. */
async function wareOf(db: Db, periodIds: string[]) {
  if (periodIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({
      id: courseware.id,
      periodId: courseware.periodId,
      docName: courseware.docName,
      countDownload: courseware.countDownload,
      fileSize: sql<number>`${mediaFile.fileSize}`.mapWith(Number),
    })
    .from(courseware)
    .innerJoin(mediaFile, eq(mediaFile.id, courseware.mediaId))
    .where(and(inArray(courseware.periodId, periodIds), enabled(courseware)))
    .orderBy(asc(courseware.sort), asc(courseware.id));
  return Map.groupBy(rows, ({ periodId }) => periodId);
}
