import { and, eq } from 'drizzle-orm';
import { RATING_POINTS } from '#contract/rules/integral.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { integralLog } from '../../db/schema/study.ts';

/** Points for the first rating of a course; whoever deletes it and rates again earns none. The person's writes wait in line. */
export async function earnByRating(db: Db, userNo: string, courseId: string, now: Date): Promise<void> {
  const target = `course:${courseId}`;
  const earned = and(eq(integralLog.userNo, userNo), eq(integralLog.kind, 'rating'), eq(integralLog.target, target));
  if ((await db.$count(integralLog, earned)) > 0) return;
  const [rated] = await db.select({ courseName: course.courseName }).from(course).where(eq(course.id, courseId));
  const gmtCreate = wireTime(now);
  await db.insert(integralLog).values({
    userNo,
    kind: 'rating',
    target,
    targetName: rated!.courseName,
    points: RATING_POINTS,
    day: gmtCreate.slice(0, 10),
    gmtCreate,
  });
}
