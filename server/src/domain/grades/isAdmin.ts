import { and, eq, sql } from 'drizzle-orm';
import { GradeState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';

/** Literals, so that the index of the administrators (`grade_student_admins`) holds exactly these rows. */
const administers = prepared('user_is_grade_admin', (db) =>
  db
    .select({ gradeId: gradeStudent.gradeId })
    .from(gradeStudent)
    .innerJoin(
      grade,
      and(eq(grade.id, gradeStudent.gradeId), sql`${grade.gradeState} = ${sql.raw(`${GradeState.running}`)}`),
    )
    .where(
      and(
        eq(gradeStudent.userNo, sql.placeholder('userNo')),
        sql`${gradeStudent.isAdmin} = 1 and ${enabled(gradeStudent)}`,
      ),
    )
    .limit(1)
    .prepare('user_is_grade_admin'),
);

/** Whether somebody administers a class that is in use: every menu asks. */
export async function isGradeAdmin(db: Db, userNo: string): Promise<boolean> {
  return (await administers(db).execute({ userNo })).length > 0;
}
