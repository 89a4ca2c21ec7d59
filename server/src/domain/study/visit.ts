import { sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { userCourse } from '../../db/schema/study.ts';
import { theirs } from './policies.ts';

interface Visit {
  userNo: string;
  courseId: string;
  periodId: string;
}

/** Somebody opened a class-hour that is not played: it is where they are, and the course is begun in its version of now. */
export async function keepVisit(db: Db, { userNo, courseId, periodId }: Visit, now: Date): Promise<void> {
  const version = sql`coalesce(${userCourse.version}, (select c.version from course c where c.id = ${courseId}))`;
  await db
    .update(userCourse)
    .set({ lastPeriodId: periodId, lastStudyAt: wireTime(now), version })
    .where(theirs(userNo, courseId));
}
