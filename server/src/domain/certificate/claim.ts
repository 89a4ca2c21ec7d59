import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { certificateWaiting } from '../../db/schema/study.ts';
import { issueNamed } from './issue.ts';
import { issueProgramCertificates, waitingPrograms } from './programs.ts';

/** The finished courses, then the completed plans, whose certificates wait for the person's name. */
export async function waitingOf(db: Db, userNo: string) {
  const courses = await db
    .select({ courseId: course.id, courseName: course.courseName })
    .from(certificateWaiting)
    .innerJoin(course, eq(course.id, certificateWaiting.courseId))
    .where(eq(certificateWaiting.userNo, userNo))
    .orderBy(asc(certificateWaiting.gmtCreate), asc(course.id))
    .limit(100);
  const plans = await waitingPrograms(db, userNo);
  return [
    ...courses.map((one) => ({ ...one, programId: null })),
    ...plans.map(({ programId, programName }) => ({ courseId: null, programId, courseName: programName })),
  ];
}

/** Issues under a name everything that waited for one. Returns how many. */
export async function claimWaiting(db: Db, userNo: string, holderName: string, now: Date): Promise<number> {
  const waiting = await db
    .delete(certificateWaiting)
    .where(eq(certificateWaiting.userNo, userNo))
    .returning({ courseId: certificateWaiting.courseId });
  const courseIds = waiting.map(({ courseId }) => courseId);
  const issued = await issueNamed(db, { userNo, holderName, courseIds, now });
  return issued.length + (await issueProgramCertificates(db, userNo, now, holderName));
}
