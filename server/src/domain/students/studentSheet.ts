import { and, eq, inArray } from 'drizzle-orm';
import { StudentState } from '#contract/rules/studentStates.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { departNames } from '../organization/departTree.ts';
import { staffOf } from '../organization/policies.ts';
import { inParts } from '../sheetImport/sheetKind.ts';
import type { SheetKind } from '../sheetImport/sheetKind.ts';
import { checkStudents, studentColumns, yearIn } from './importRows.ts';
import type { RawStudent, StudentRow } from './importRows.ts';
import { rosterRow } from './policies.ts';

/** The roster out of a spreadsheet: everybody on it has a free seat that binds who fills in name and number. */
export const studentSheet: SheetKind<RawStudent, StudentRow> = {
  kind: 'student',
  noun: '学生',
  columns: studentColumns,
  async known({ db, user }) {
    const names = await departNames(db, staffOf(user).orgNo);
    return [{ head: '现有的院系', texts: [...names.values()].sort() }];
  },
  checkRows: checkStudents,
  nameOf: ({ studentName, studentNumber }) => ({ name: studentName, mark: studentNumber }),
  async bring(ctx, importId, good) {
    const { orgNo } = staffOf(ctx.user);
    const values = good.map((row) => ({ orgNo, importId, ...seatOf(row) }));
    await inParts(values, (part) => ctx.db.insert(orgStudent).values(part));
  },
  async judge(ctx, importId, brought) {
    const { orgNo } = staffOf(ctx.user);
    const its = and(eq(orgStudent.orgNo, orgNo), eq(orgStudent.importId, importId), rosterRow);
    const students = await ctx.db.select().from(orgStudent).where(its).orderBy(orgStudent.id);
    const byNumber = new Map(brought.map((row) => [row.studentNumber, row]));
    return students.map((student) => ({
      id: student.id,
      name: student.studentName,
      mark: student.studentNumber,
      reason: whyKept(student, byNumber.get(student.studentNumber)),
    }));
  },
  async takeBack(ctx, ids) {
    await ctx.db.delete(orgStudent).where(inArray(orgStudent.id, [...ids]));
  },
};

const seatOf = (row: StudentRow) => {
  const { studentName, studentNumber, departmentId, major, className } = row;
  return { studentName, studentNumber, departmentId, major, className, entryYear: yearIn(row) };
};

/** Null for a row that is as the import left it. */
function whyKept(student: typeof orgStudent.$inferSelect, row: StudentRow | undefined): string | null {
  if (student.bindStatus !== StudentState.onRoster) return '已经绑定账号';
  const before = row && Object.entries(seatOf(row));
  const same = before?.every(([key, value]) => student[key as keyof typeof student] === value);
  return same ? null : '导入之后改过资料';
}
