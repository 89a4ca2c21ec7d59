import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { certificateWaiting } from '../../db/schema/study.ts';
import { issueNamed } from './issue.ts';

/** The finished courses whose certificates wait for the person's name, the oldest first. */
export const waitingOf = (db: Db, userNo: string) =>
  db
    .select({ courseId: course.id, courseName: course.courseName })
    .from(certificateWaiting)
    .innerJoin(course, eq(course.id, certificateWaiting.courseId))
    .where(eq(certificateWaiting.userNo, userNo))
    .orderBy(asc(certificateWaiting.gmtCreate), asc(course.id))
    .limit(100);

/** Issues under a name everything that waited for one. */
export async function claimWaiting(db: Db, userNo: string, holderName: string, now: Date) {
  const waiting = await db
    .delete(certificateWaiting)
    .where(eq(certificateWaiting.userNo, userNo))
    .returning({ courseId: certificateWaiting.courseId });
  return issueNamed(db, { userNo, holderName, courseIds: waiting.map(({ courseId }) => courseId), now });
}
