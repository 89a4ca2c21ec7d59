import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SittingState } from '#contract/rules/assessments.ts';
import { examSitting } from '../../db/schema/sitting.ts';

/** Of each candidate the marked sitting that counts: the one with the most, of equal ones the latest. */
export const countedSittings = (assessmentId: string): SQL => sql`
  select distinct on (s.candidate_id) s.id, s.candidate_id, s.user_no, s.total_points
  from ${examSitting} s
  where s.assessment_id = ${assessmentId} and s.sitting_state = ${SittingState.marked}
  order by s.candidate_id, s.total_points desc, s.attempt desc`;
