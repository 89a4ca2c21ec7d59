import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ProgressColumn } from '#contract/exam/learnProgress.ts';
import { percentOf } from '#contract/rules/progress.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import type { course } from '../../db/schema/course.ts';
import { courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { userPeriod } from '../../db/schema/study.ts';
import { inVersion } from '../catalogue/versions.ts';

type Course = Pick<typeof course.$inferSelect, 'id' | 'version'>;

/** A class-hour of the newest version. */
export interface Hour extends ProgressColumn {
  length: number;
}

/** The class-hours of a course in order: the columns. */
export const hoursOf = (db: Db, { id, version }: Course): Promise<Hour[]> =>
  db
    .select({
      periodId: coursePeriod.id,
      chapterName: courseChapter.chapterName,
      periodName: coursePeriod.periodName,
      length: coursePeriod.length,
    })
    .from(coursePeriod)
    .innerJoin(courseChapter, eq(courseChapter.id, coursePeriod.chapterId))
    .where(and(eq(coursePeriod.courseId, id), enabled(coursePeriod), inVersion(coursePeriod, version)))
    .orderBy(asc(courseChapter.sort), asc(courseChapter.id), asc(coursePeriod.sort), asc(coursePeriod.id));

/** What these learners watched of the columns, for all of them at once. */
export async function cellsOf(db: Db, { id }: Course, hours: readonly Hour[], userNos: readonly string[]) {
  if (userNos.length === 0) return new Map<string, never[]>();
  const at = new Map(hours.map(({ periodId, length }, index) => [periodId, { index, length }]));
  const rows = await db
    .select({
      userNo: userPeriod.userNo,
      periodId: userPeriod.periodId,
      watchedLength: userPeriod.watchedLength,
      isDone: userPeriod.isDone,
      lastAt: userPeriod.gmtModified,
    })
    .from(userPeriod)
    .where(and(eq(userPeriod.courseId, id), inArray(userPeriod.userNo, [...userNos])));
  const cells = rows.flatMap(({ userNo, periodId, watchedLength, isDone, lastAt }) => {
    const hour = at.get(periodId);
    if (!hour) return [];
    return [{ userNo, at: hour.index, share: Math.floor(percentOf(watchedLength, hour.length)), isDone, lastAt }];
  });
  return Map.groupBy(cells, ({ userNo }) => userNo);
}
