import { and, eq, exists, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course, coursePeriod, courseware } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';

/** A class-hour shows the file of the outer query, or hands it out. */
export const isUsed = (db: Db) =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(coursePeriod)
        .where(and(eq(coursePeriod.mediaId, mediaFile.id), enabled(coursePeriod))),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(courseware)
        .where(and(eq(courseware.mediaId, mediaFile.id), enabled(courseware))),
    ),
  )!;

/** Where a file is used, in words: 「课程」的「课时」; undefined when it is not. */
export async function useOf(db: Db, mediaId: string): Promise<string | undefined> {
  const names = { courseName: course.courseName, periodName: coursePeriod.periodName };
  const [shown] = await db
    .select(names)
    .from(coursePeriod)
    .innerJoin(course, eq(course.id, coursePeriod.courseId))
    .where(and(eq(coursePeriod.mediaId, mediaId), enabled(coursePeriod)))
    .limit(1);
  if (shown) return `「${shown.courseName}」的课时「${shown.periodName}」`;
  const [handedOut] = await db
    .select({ courseName: course.courseName })
    .from(courseware)
    .innerJoin(course, eq(course.id, courseware.courseId))
    .where(and(eq(courseware.mediaId, mediaId), enabled(courseware)))
    .limit(1);
  return handedOut && `「${handedOut.courseName}」的课件`;
}
