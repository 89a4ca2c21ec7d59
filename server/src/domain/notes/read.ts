import { asc, count, desc, eq, max, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { course, courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { periodNote } from '../../db/schema/study.ts';
import { countOf, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { stillOpens } from './policies.ts';

/** Notes of one class-hour, in the order of the film or document. */
export async function notesOfPeriod(db: Db, where: SQL | undefined, request: PageRequest) {
  const rows = db.select().from(periodNote).where(where).orderBy(asc(periodNote.position), asc(periodNote.id));
  return paginate(request, rows.$dynamic(), () => db.$count(periodNote, where));
}

/** Notes of all courses: the course written on last first, within it in the order of the course. */
export async function notesByCourse(db: Db, where: SQL | undefined, request: PageRequest) {
  const lastWritten = sql`max(${periodNote.gmtModified}) over (partition by ${periodNote.courseId})`;
  const rows = inCourse(db)
    .where(where)
    .orderBy(desc(lastWritten), asc(periodNote.courseId), ...courseOrder)
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(periodNote, where));
  const list = page.list.map(({ note, ...row }) => ({
    ...row,
    ...note,
    isShown: row.isShown ? (1 as const) : (0 as const),
  }));
  return { ...page, list };
}

/** Every note of one course, with the names of its class-hours. */
export const notesOfCourse = (db: Db, where: SQL | undefined) =>
  inCourse(db)
    .where(where)
    .orderBy(...courseOrder);

/** The courses that somebody wrote notes on, the latest first. */
export async function notedCourses(db: Db, where: SQL | undefined, request: PageRequest) {
  const { courseId } = periodNote;
  const rows = db
    .select({ courseId, courseName: course.courseName, countNote: count() })
    .from(periodNote)
    .innerJoin(course, eq(course.id, courseId))
    .where(where)
    .groupBy(courseId, course.courseName)
    .orderBy(desc(max(periodNote.gmtModified)), asc(courseId))
    .$dynamic();
  const different = sql`(select distinct ${courseId} from ${periodNote} where ${where}) different`;
  return paginate(request, rows, () => countOf(db, different, undefined));
}

const inCourse = (db: Db) =>
  db
    .select({
      note: periodNote,
      courseName: course.courseName,
      chapterName: courseChapter.chapterName,
      periodName: coursePeriod.periodName,
      fileType: coursePeriod.fileType,
      isShown: stillOpens,
    })
    .from(periodNote)
    .innerJoin(course, eq(course.id, periodNote.courseId))
    .innerJoin(coursePeriod, eq(coursePeriod.id, periodNote.periodId))
    .innerJoin(courseChapter, eq(courseChapter.id, coursePeriod.chapterId));

const courseOrder = [
  asc(courseChapter.sort),
  asc(courseChapter.id),
  asc(coursePeriod.sort),
  asc(coursePeriod.id),
  asc(periodNote.position),
  asc(periodNote.id),
];
