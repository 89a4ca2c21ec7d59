import { eq } from 'drizzle-orm';
import type { MatchPerson } from '#contract/rules/match.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { userBase, userExpectedJob } from '../../db/schema/profile.ts';
import { levelsOf } from '../abilities/evidence.ts';

const MOST_WISHES = 50;

/** What somebody brings, from the rows it stands in: finished courses and tests, basic information, wishes for a job. */
export async function personOf(db: Db, userNo: string, now: Date): Promise<MatchPerson> {
  const levels = await levelsOf(db, userNo);
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
    levels,
    degree: base?.degree ?? '',
    years: since === '' ? null : Math.max(0, Number(wireTime(now).slice(0, 4)) - Number(since)),
    wishes,
  };
}
