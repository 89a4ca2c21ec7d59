import { eq } from 'drizzle-orm';
import { FileType } from '#contract/rules/fileKinds.ts';
import { courseNodes } from '#seed/data/courseNodes.ts';
import { courseChapterAudit, coursePeriodAudit, courseVersion } from '#server/db/schema/authoring.ts';
import { course, courseChapter, coursePeriod } from '#server/db/schema/course.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { keepFileKinds } from '#server/domain/catalogue/fileKinds.ts';
import { refreshProgress } from '#server/domain/study/refresh.ts';
import type { AssessmentStep, SeedAssessmentRow } from './world.ts';

/** Homework and an examination in a course, in the author's copy and in the public one alike, as if there from the first. */
export async function loadCourseNodes(step: AssessmentStep, rows: readonly SeedAssessmentRow[]): Promise<void> {
  const { db, now } = step;
  const { courseName, chapterName, chapterDesc, nodes } = courseNodes;
  const [of] = await db.select().from(course).where(eq(course.courseName, courseName));
  if (!of) throw new Error(`no course ${courseName}`);
  const courseId = of.id;
  const chapter = { courseId, chapterName, chapterDesc, sort: 100 };
  const [made] = await db.insert(courseChapter).values(chapter).returning({ id: courseChapter.id });
  const chapterId = made!.id;
  await db.insert(courseChapterAudit).values({ ...chapter, id: chapterId });
  const periods = nodes.map(({ assessment, periodName, periodDesc }, sort) => {
    const assessmentId = rows.find(({ key }) => key === assessment)!.id;
    return { courseId, chapterId, periodName, periodDesc, assessmentId, fileType: FileType.assessment, sort };
  });
  const ids = await db.insert(coursePeriod).values(periods).returning({ id: coursePeriod.id });
  await db.insert(coursePeriodAudit).values(periods.map((period, at) => ({ ...period, id: ids[at]!.id })));
  const totals = { periodTotal: of.periodTotal + periods.length };
  await db.update(course).set(totals).where(eq(course.id, courseId));
  await db.update(courseVersion).set(totals).where(eq(courseVersion.courseId, courseId));
  await keepFileKinds(db, [courseId]);
  const learners = await db.select().from(userCourse).where(eq(userCourse.courseId, courseId));
  for (const { userNo } of learners) await refreshProgress(db, userNo, courseId, now);
}
