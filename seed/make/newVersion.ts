import { eq } from 'drizzle-orm';
import { FileType } from '#contract/rules/fileKinds.ts';
import { sqlUpdate } from '#seed/data/sqlUpdate.ts';
import type { Db } from '#server/db/client.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit } from '#server/db/schema/authoring.ts';
import { publishCourse } from '#server/domain/authoring/publish.ts';

/** A course of which there is a second version, while its learners are on the first. */
export async function loadNewVersion(db: Db, now: Date): Promise<void> {
  const { courseName, note, chapterName, periods } = sqlUpdate;
  const [draft] = await db
    .select({ id: courseAudit.id })
    .from(courseAudit)
    .where(eq(courseAudit.courseName, courseName));
  const courseId = draft!.id;
  const [chapter] = await db
    .insert(courseChapterAudit)
    .values({ courseId, chapterName, sort: 100 })
    .returning({ id: courseChapterAudit.id });
  const place = { courseId, chapterId: chapter!.id, fileType: FileType.text };
  await db.insert(coursePeriodAudit).values(periods.map((period, sort) => ({ ...place, ...period, sort })));
  await publishCourse(db, courseId, now, note);
}
