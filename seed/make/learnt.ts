import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { formatSpans } from '#contract/rules/spans.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '#server/db/client.ts';
import { coursePeriod } from '#server/db/schema/course.ts';
import { studySitting, userCourse, userPeriod } from '#server/db/schema/study.ts';
import { refreshProgress } from '#server/domain/study/refresh.ts';

/** Somebody watches the first third of the class-hours of a course, one after the other, and knows the progress that follows. */
export async function learnThird(db: Db, userNo: string, courseId: string, from: Date): Promise<void> {
  const films = and(eq(coursePeriod.courseId, courseId), isNotNull(coursePeriod.mediaId));
  const periods = await db.select().from(coursePeriod).where(films).orderBy(asc(coursePeriod.id));
  const key = { userNo, courseId };
  let at = from.getTime();
  for (const [index, { id: periodId, length }] of periods.slice(0, Math.ceil(periods.length / 3)).entries()) {
    const [startedAt, lastAt] = [at, at + length * 1000].map((moment) => wireTime(new Date(moment)));
    const its = { ...key, periodId, watched: formatSpans([[0, length]]) };
    const sat = { sittingKey: `demo-bought-${index + 1}`, startedAt: startedAt!, lastAt: lastAt!, position: length };
    await db.insert(studySitting).values({ ...its, ...sat, granted: length, seconds: length });
    await db.insert(userPeriod).values({ ...its, watchedLength: length, isDone: 1, gmtModified: lastAt! });
    const last = { lastPeriodId: periodId, lastStudyAt: lastAt! };
    await db
      .update(userCourse)
      .set(last)
      .where(and(eq(userCourse.userNo, userNo), eq(userCourse.courseId, courseId)));
    at += (length + 60) * 1000;
  }
  await refreshProgress(db, userNo, courseId, new Date(at));
}
