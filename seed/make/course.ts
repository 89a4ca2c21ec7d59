import { eq, sql } from 'drizzle-orm';
import { CourseCategory } from '#contract/rules/courseCategories.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import type { Db } from '#server/db/client.ts';
import { course, courseChapter, coursePeriod, courseware } from '#server/db/schema/course.ts';
import { lecturer } from '#server/db/schema/people.ts';
import { keepFileKinds } from '#server/domain/catalogue/fileKinds.ts';
import { indexCourses } from '#server/domain/search/collect.ts';

export interface CourseWish extends Partial<typeof course.$inferInsert> {
  courseName: string;
  lecturerUserNo: string;
  chapters?: ChapterWish[];
}

export interface ChapterWish {
  chapterName: string;
  chapterDesc?: string;
  isFree?: 0 | 1;
  periods: PeriodWish[];
}

export interface PeriodWish extends Partial<typeof coursePeriod.$inferInsert> {
  periodName: string;
  /** Materials: name and stored file. */
  wares?: { docName: string; mediaId: string }[];
}

export interface MadeCourse {
  courseId: string;
  /** The class-hours in their order, through all chapters. */
  periodIds: string[];
}

/** Seconds count for video and audio; pages and pictures take none. */
const timed = new Set([4, 5]);

/** A course with its chapters and class-hours, found by the search, as tests and the demo world need it: recorded and free unless told. */
export async function makeCourse(
  db: Db,
  { chapters = [], ...wish }: CourseWish,
  now = new Date(),
): Promise<MadeCourse> {
  const periods = chapters.flatMap((chapter) => chapter.periods);
  const seconds = periods.filter(({ fileType = 4 }) => timed.has(fileType)).map(({ length = 1 }) => length);
  const [row] = await db
    .insert(course)
    .values({
      courseCategory: CourseCategory.recorded,
      categoryId1: '0',
      categoryId2: '0',
      categoryId3: '0',
      isFree: wish.courseDiscount ? 0 : 1,
      periodTotal: periods.length,
      secondsTotal: seconds.reduce((sum, one) => sum + one, 0),
      ...wish,
    })
    .returning({ courseId: course.id });
  const { courseId } = row!;
  const periodIds: string[] = [];
  for (const [sort, chapter] of chapters.entries()) periodIds.push(...(await makeChapter(db, courseId, chapter, sort)));
  await db
    .update(lecturer)
    .set({ countCourse: sql`${lecturer.countCourse} + 1` })
    .where(eq(lecturer.lecturerUserNo, wish.lecturerUserNo));
  await keepFileKinds(db, [courseId]);
  await indexCourses(db, [courseId], now);
  return { courseId, periodIds };
}

async function makeChapter(
  db: Db,
  courseId: string,
  { periods, ...chapter }: ChapterWish,
  sort: number,
): Promise<string[]> {
  const [row] = await db
    .insert(courseChapter)
    .values({ ...chapter, courseId, sort })
    .returning({ chapterId: courseChapter.id });
  const ids: string[] = [];
  for (const [order, { wares = [], ...period }] of periods.entries()) {
    const [made] = await db
      .insert(coursePeriod)
      .values({ fileType: FileType.video, ...period, courseId, chapterId: row!.chapterId, sort: order })
      .returning({ periodId: coursePeriod.id });
    ids.push(made!.periodId);
    for (const [place, ware] of wares.entries())
      await db.insert(courseware).values({ ...ware, courseId, periodId: made!.periodId, sort: place });
  }
  return ids;
}
