import { and, eq, or } from 'drizzle-orm';
import { GRADE_FULL } from '#contract/exam/gradeFailures.ts';
import { GradeRole } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { gradeStudent } from '../../db/schema/grade.ts';
import { fail } from '../../kit/fail.ts';
import type { GradeRow } from './policies.ts';

export const inGrade = (gradeId: string) => and(eq(gradeStudent.gradeId, gradeId), enabled(gradeStudent));

const students = (gradeId: string) => and(inGrade(gradeId), eq(gradeStudent.gradeRole, GradeRole.student));

/** Places are for students; who teaches takes none. */
export const countStudents = (db: Db, gradeId: string): Promise<number> => db.$count(gradeStudent, students(gradeId));

/** The class must be held. @throws GRADE_FULL */
export async function mustHavePlace(db: Db, { id, seats }: Pick<GradeRow, 'id' | 'seats'>): Promise<void> {
  if ((await countStudents(db, id)) >= seats) throw fail(GRADE_FULL);
}

/** Everybody in a class. */
export async function membersOf(db: Db, gradeId: string): Promise<string[]> {
  const rows = await db.select({ userNo: gradeStudent.userNo }).from(gradeStudent).where(inGrade(gradeId));
  return rows.map(({ userNo }) => userNo);
}

/** Those in a class who run it. */
export async function managersOf(db: Db, gradeId: string): Promise<string[]> {
  const runs = or(eq(gradeStudent.isAdmin, 1), eq(gradeStudent.gradeRole, GradeRole.teacher));
  const rows = await db
    .select({ userNo: gradeStudent.userNo })
    .from(gradeStudent)
    .where(and(inGrade(gradeId), runs));
  return rows.map(({ userNo }) => userNo);
}
