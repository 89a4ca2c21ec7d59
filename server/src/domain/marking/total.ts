import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { sittingSteps } from '#contract/exam/transitions.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { fromOf } from '#contract/rules/transitions.ts';
import type { Db } from '../../db/client.ts';
import { examAnswer } from '../../db/schema/marking.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import { testMarksChanged } from '../match/follow.ts';
import { marksToCheck } from '../smartCheck/testMarks.ts';

/**
 * Adds up sittings that were handed in: once every answer has its marks one is marked, and its total stands; never below
 * zero, less what being late costs, rounded down to a tenth. Called after any change of marks, in the same transaction.
 */
export async function addUp(db: Db, sittingIds: readonly string[]): Promise<void> {
  for (const one of await addUpWhere(db, sql`s.id = any(${sql.param(sittingIds)}::bigint[])`))
    await marksChanged(db, one.assessmentId, one.userNo);
}

/** The same for all sittings of an assessment, in one statement. */
export async function addUpAll(db: Db, assessmentId: string): Promise<void> {
  const measured = await addUpWhere(db, sql`s.assessment_id = ${assessmentId}`);
  if (measured.length > 0) await marksChanged(db, assessmentId);
}

/** Whoever reckons with the marks of a test that measures hears of it: of one candidate, or of all. */
export async function marksChanged(db: Db, assessmentId: string, userNo?: string): Promise<void> {
  await testMarksChanged(db, assessmentId, userNo);
  await marksToCheck(db, assessmentId, userNo);
}

const measuring = AssessmentKind.values.filter((kind) => assessmentTraits[kind].isMeasuring);

const { mark, reopen } = sittingSteps.transitions;

type Measured = { assessmentId: string; userNo: string };

/** Returns those of tests that measure what their candidates can do. */
async function addUpWhere(db: Db, where: SQL): Promise<Measured[]> {
  const { rows } = await db.execute<Measured & { isMeasuring: boolean }>(sql`
    update ${examSitting} set
      sitting_state = case when sums.open = 0 then ${mark.to}::int else ${reopen.to}::int end,
      total_points = case when sums.open = 0 then
        floor(greatest(sums.points, 0) * (100 - least(exam_sitting.late_percent, 100)) / 100.0) end
    from (
      select s.id, count(a.id) filter (where a.points is null) as open, coalesce(sum(a.points), 0) as points
      from ${examSitting} s left join ${examAnswer} a on a.sitting_id = s.id
      where ${where} and ${inArray(sql`s.sitting_state`, fromOf(sittingSteps, 'mark'))}
      group by s.id
    ) sums, assessment
    where exam_sitting.id = sums.id and assessment.id = exam_sitting.assessment_id
    returning exam_sitting.assessment_id::text as "assessmentId", exam_sitting.user_no::text as "userNo",
      assessment.assessment_kind = any(${sql.param(measuring)}::smallint[]) as "isMeasuring"`);
  return rows.filter(({ isMeasuring }) => isMeasuring);
}
