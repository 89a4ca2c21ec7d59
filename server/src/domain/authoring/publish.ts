import { eq } from 'drizzle-orm';
import { changesBetween } from '#contract/rules/courseChanges.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { isTimed } from '#contract/rules/progress.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit, courseVersion } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import { keepFileKinds } from '../catalogue/fileKinds.ts';
import { airTimeOf } from './airTime.ts';
import { contentOf, factLabels } from './content.ts';
import { chapterRows, periodsWhere } from './outline.ts';
import { publicContentOf } from './publicContent.ts';
import { publishFacts } from './publishFacts.ts';
import { publishRaised } from './raised.ts';
import { publishOutline } from './publishOutline.ts';
import { keepShelf } from './shelf.ts';

/**
 * Makes the author's copy the public one. Names, descriptions and prices are corrected for everybody; when what is to be
 * learnt has changed there is a new version, and who has begun stays on theirs. The caller has decided that it may be.
 * @returns the version that is public now
 */
export async function publishCourse(db: Db, courseId: string, now: Date, note = ''): Promise<number> {
  const [draft] = await db.select().from(courseAudit).where(eq(courseAudit.id, courseId)).for('update');
  const before = await publicContentOf(db, courseId, now);
  const changes = changesBetween(before, await contentOf(db, courseId, now), factLabels);
  const known = await publishFacts(db, draft!, now);
  await publishRaised(db, draft!);
  const chapters = await chapterRows(db, eq(courseChapterAudit.courseId, courseId));
  const periods = await periodsWhere(db, eq(coursePeriodAudit.courseId, courseId));
  const version = await publishOutline(db, { courseId, chapters, periods, version: known.version, now });
  const seconds = periods.map(({ fileType, media }) => (media && isTimed(fileType) ? media.length : 0));
  const totals = { periodTotal: periods.length, secondsTotal: seconds.reduce((sum, one) => sum + one, 0) };
  await db
    .update(course)
    .set({ ...totals, version, ...airTimeOf(known, periods, now) })
    .where(eq(course.id, courseId));
  await db
    .insert(courseVersion)
    .values({ courseId, version, note, changes, ...totals, publishedAt: wireTime(now) })
    .onConflictDoUpdate({ target: [courseVersion.courseId, courseVersion.version], set: totals });
  await db.update(courseAudit).set({ auditStatus: DraftState.passed }).where(eq(courseAudit.id, courseId));
  await keepFileKinds(db, [courseId]);
  await keepShelf(db, courseId, [known.lecturerUserNo, draft!.lecturerUserNo], now);
  return version;
}
