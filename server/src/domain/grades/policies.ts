import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { GRADE_DISBANDED, GRADE_GONE, NOT_MANAGER } from '#contract/exam/gradeFailures.ts';
import { GradeRole, GradeState } from '#contract/rules/school.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { isStaff, reachableDepartments, seesWhole } from '../organization/policies.ts';

export type GradeRow = typeof grade.$inferSelect;
export type MemberRow = typeof gradeStudent.$inferSelect;

interface Facts {
  grade: Pick<GradeRow, 'orgNo' | 'ownerUserNo'>;
  member: Pick<MemberRow, 'isAdmin' | 'gradeRole'> | null;
  /** The class belongs to the organization whose classes the caller runs. */
  isStaff: boolean;
}

export interface Rights {
  /** Opened it for themselves; in a class of an organization nobody is that. */
  isOwner: boolean;
  mayManage: boolean;
  /** May also change who teaches and who administers. */
  mayRule: boolean;
  mayDisband: boolean;
}

export interface Standing extends Rights {
  grade: GradeRow;
  member: MemberRow | null;
}

const qb = new QueryBuilder();

/** The classes that somebody runs as staff: those of the organization, or of the departments their role reaches. */
export function staffGrades(user: SessionUser): SQL {
  if (!isStaff(user) || !user.actions.has('grade:manage')) return sql`false`;
  const own = eq(grade.orgNo, user.orgNo);
  if (seesWhole(user)) return own;
  const reached = qb.select({ id: orgDepartment.id }).from(orgDepartment).where(reachableDepartments(user));
  return and(own, inArray(grade.departmentId, reached))!;
}

/** What one may do in a class. */
export function rightsOf({ grade: { orgNo, ownerUserNo }, member, isStaff: runs }: Facts, userNo: string): Rights {
  const isOwner = isOwned({ orgNo, ownerUserNo }, userNo);
  const mayRule = isOwner || runs || member?.gradeRole === GradeRole.teacher;
  return { isOwner, mayRule, mayManage: mayRule || member?.isAdmin === 1, mayDisband: isOwner || runs };
}

/** Who opened a class for themselves keeps it until they hand it over. */
export const isOwned = ({ orgNo, ownerUserNo }: Facts['grade'], userNo: string): boolean =>
  orgNo === null && ownerUserNo === userNo;

interface Asking {
  db: Db;
  user: SessionUser;
}

/** A class as somebody in it or somebody who runs it meets it. @throws GRADE_GONE for everybody else */
export async function standingIn({ db, user }: Asking, gradeId: string, lock?: 'held'): Promise<Standing> {
  const asked = db
    .select({ grade, member: gradeStudent, isStaff: sql<boolean>`(${staffGrades(user)})` })
    .from(grade)
    .leftJoin(
      gradeStudent,
      and(eq(gradeStudent.gradeId, grade.id), eq(gradeStudent.userNo, user.userNo), enabled(gradeStudent)),
    )
    .where(and(eq(grade.id, gradeId), enabled(grade)));
  const [row] = await (lock ? asked.for('no key update', { of: grade }) : asked);
  if (!row || (!row.member && !row.isStaff)) throw fail(GRADE_GONE);
  return { grade: row.grade, member: row.member, ...rightsOf(row, user.userNo) };
}

/**
 * A class that the caller runs and changes now: others who change it wait, so that rules about all of its people (the
 * places, the last administrator) cannot be outrun by two at once. @throws GRADE_GONE, NOT_MANAGER, GRADE_DISBANDED
 */
export async function managedGrade(ctx: Asking, gradeId: string): Promise<Standing> {
  const standing = await standingIn(ctx, gradeId, 'held');
  if (!standing.mayManage) throw fail(NOT_MANAGER);
  mustRun(standing.grade);
  return standing;
}

/** @throws GRADE_DISBANDED */
export function mustRun({ gradeState }: Pick<GradeRow, 'gradeState'>): void {
  if (gradeState !== GradeState.running) throw fail(GRADE_DISBANDED);
}

/** Holds several classes in one order, so that two batches never wait for each other. */
export async function holdGrades(db: Db, ofRows: SQL): Promise<void> {
  await db.select({ id: grade.id }).from(grade).where(ofRows).orderBy(grade.id).for('no key update');
}
