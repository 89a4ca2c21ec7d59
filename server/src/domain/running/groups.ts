import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { enabled } from '../../db/enabled.ts';
import { assessmentCandidate } from '../../db/schema/assessment.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import type { AssessmentRow } from '../assessments/policies.ts';

/** The class group of a candidate, of those that the assessment or its organization has; empty for none. */
export const classOf = (of: AssessmentRow): SQL<string> => sql<string>`coalesce((
  select min(${grade.gradeName}) from ${gradeStudent}
  join ${grade} on ${grade.id} = ${gradeStudent.gradeId} and ${enabled(grade)}
  where ${gradeStudent.userNo} = ${assessmentCandidate.userNo} and ${enabled(gradeStudent)}
    and (${grade.id} = ${of.gradeId} or ${grade.orgNo} = ${of.orgNo})), '')`;
