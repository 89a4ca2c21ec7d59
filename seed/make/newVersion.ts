import { eq } from 'drizzle-orm';
import { FileType } from '#contract/rules/fileKinds.ts';
import { sqlPractice } from '#seed/data/sqlPractice.ts';
import { sqlUpdate } from '#seed/data/sqlUpdate.ts';
import type { Db } from '#server/db/client.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit } from '#server/db/schema/authoring.ts';
import { publishCourse } from '#server/domain/authoring/publish.ts';
import type { LearningWorld } from './learning/world.ts';
import { makeScormPackage } from './scormPackage.ts';

/** A course of which there is a second version, while its learners are on the first. */
export async function loadNewVersion(db: Db, storage: LearningWorld['storage'], now: Date): Promise<void> {
  const { courseName, note, chapterName, periods } = sqlUpdate;
  const [draft] = await db
    .select({ id: courseAudit.id, authorUserNo: courseAudit.authorUserNo })
    .from(courseAudit)
    .where(eq(courseAudit.courseName, courseName));
  const courseId = draft!.id;
  const [chapter] = await db
    .insert(courseChapterAudit)
    .values({ courseId, chapterName, sort: 100 })
    .returning({ id: courseChapterAudit.id });
  const place = { courseId, chapterId: chapter!.id, fileType: FileType.text };
  await db.insert(coursePeriodAudit).values(periods.map((period, sort) => ({ ...place, ...period, sort })));
  const mediaId = await makeScormPackage(db, storage, draft!.authorUserNo);
  const { periodName } = sqlPractice;
  await db
    .insert(coursePeriodAudit)
    .values({ ...place, periodName, fileType: FileType.package, mediaId, sort: periods.length });
  await publishCourse(db, courseId, now, note);
}
