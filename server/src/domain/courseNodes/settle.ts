import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod';
import { SittingState } from '#contract/rules/assessments.ts';
import { isNodeDone } from '#contract/rules/courseNodes.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';
import { job } from '../../kit/job.ts';
import { markDone } from '../study/markDone.ts';

interface Whose {
  assessmentId: string;
  userNo: string;
}

/** What people handed in counts in every course of theirs that it is a node of. Once done stays done. */
export async function settleFor(db: Db, whose: readonly Whose[], now: Date): Promise<void> {
  const theirs = sql`join json_to_recordset(${JSON.stringify(whose)}::json) as w ("assessmentId" bigint, "userNo" bigint)
    on w."assessmentId" = a.id and w."userNo" = s.user_no`;
  const ids = whose.map(({ assessmentId }) => assessmentId);
  for (const [userNo, rows] of byLearner(await dueRows(db, ids, theirs))) await markDone(db, userNo, rows, now);
}

/** The same for everybody, as after a release or a correction; each learner in a transaction of their own. */
export const settleNodes = job({
  name: 'settleNodes',
  input: z.object({ assessmentId: z.string() }),
  attempts: 20,
  async run({ db, clock }, { assessmentId }) {
    for (const [userNo, rows] of byLearner(await dueRows(db, [assessmentId])))
      await db.transaction((tx) => markDone(tx, userNo, rows, clock()));
  },
});

type Due = {
  userNo: string;
  courseId: string;
  periodId: string;
  passPoints: number | null;
  releasedAt: string | null;
  points: number | null;
};

const byLearner = (rows: readonly Due[]) => Map.groupBy(rows, ({ userNo }) => userNo);

/** Learners of courses with these nodes who handed them in, and for whom they are not done yet but count now. */
async function dueRows(db: Db, assessmentIds: readonly string[], whose?: SQL): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select s.user_no::text as "userNo", p.course_id::text as "courseId", p.id::text as "periodId",
      a.pass_points as "passPoints", a.released_at::text as "releasedAt",
      max(s.total_points) filter (where s.sitting_state = ${SittingState.marked})::int as points
    from course_period p
    join assessment a on a.id = p.assessment_id
    join exam_sitting s on s.assessment_id = a.id and s.sitting_state in (${SittingState.submitted}, ${SittingState.marked})
    ${whose ?? sql``}
    join user_course e on e.course_id = p.course_id and e.user_no = s.user_no
    left join user_period u on u.period_id = p.id and u.user_no = s.user_no
    where p.assessment_id = any(${sql.param([...new Set(assessmentIds)])}::bigint[]) and ${enabledAs('p')}
      and coalesce(u.is_done, 0) = 0
    group by s.user_no, p.course_id, p.id, a.pass_points, a.released_at
    order by s.user_no, p.id`);
  return rows.filter((one) => isNodeDone({ ...one, isHandedIn: true }));
}
