import { sql } from 'drizzle-orm';
import { SittingState } from '#contract/rules/assessments.ts';
import type { Achieved } from '#contract/rules/programs.ts';
import type { Db } from '../../db/client.ts';

interface Parts {
  courseIds: readonly string[];
  testIds: readonly string[];
}

/**
 * What somebody has of courses and tests: of courses what the study ledger counted, of tests whether a released sitting
 * reached the points to pass (any released one where there are none).
 */
export async function achievedOf(db: Db, userNo: string, { courseIds, testIds }: Parts): Promise<Achieved> {
  const courses = await db.execute<{ id: string; progress: number }>(sql`
    select course_id::text as id, case when completed_at is null then least(progress, 9999) else 10000 end::int as progress
    from user_course where user_no = ${userNo} and course_id = any(${sql.param(courseIds)}::bigint[])`);
  const tests = await db.execute<{ id: string }>(sql`
    select a.id::text as id from assessment a
    where a.id = any(${sql.param(testIds)}::bigint[]) and a.released_at is not null and exists (
      select 1 from exam_sitting s where s.assessment_id = a.id and s.user_no = ${userNo}
        and s.sitting_state = ${SittingState.marked} and s.total_points >= coalesce(a.pass_points, 0))`);
  return {
    courses: new Map(courses.rows.map(({ id, progress }) => [id, progress])),
    tests: new Set(tests.rows.map(({ id }) => id)),
  };
}
