import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { MatchPerson } from '#contract/rules/match.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAbility } from '../../db/schema/ability.ts';
import { userBase, userExpectedJob } from '../../db/schema/profile.ts';
import { userCourse } from '../../db/schema/study.ts';

const MOST_WISHES = 50;

/** What somebody brings, from the rows it stands in: finished courses, basic information, wishes for a job. */
export async function personOf(db: Db, userNo: string, now: Date): Promise<MatchPerson> {
  const levels = await db
    .select({ id: courseAbility.abilityId, level: sql<number>`max(${courseAbility.abilityLevel})::int` })
    .from(userCourse)
    .innerJoin(courseAbility, eq(courseAbility.courseId, userCourse.courseId))
    .where(and(eq(userCourse.userNo, userNo), isNotNull(userCourse.completedAt), enabled(userCourse)))
    .groupBy(courseAbility.abilityId);
  const [base] = await db
    .select({ degree: userBase.eduGrade, workSince: userBase.workSince })
    .from(userBase)
    .where(eq(userBase.userNo, userNo));
  const wishes = await db
    .select({
      jobTypeCode: userExpectedJob.jobTypeCode,
      regionCode: userExpectedJob.regionCode,
      salaryMin: userExpectedJob.salaryMin,
      salaryMax: userExpectedJob.salaryMax,
    })
    .from(userExpectedJob)
    .where(eq(userExpectedJob.userNo, userNo))
    .orderBy(userExpectedJob.id)
    .limit(MOST_WISHES);
  const since = base?.workSince ?? '';
  return {
    levels: Object.fromEntries(levels.map(({ id, level }) => [id, level])),
    degree: base?.degree ?? '',
    years: since === '' ? null : Math.max(0, Number(wireTime(now).slice(0, 4)) - Number(since)),
    wishes,
  };
}
