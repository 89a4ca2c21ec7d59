import { student } from '#contract/fields/people.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { save } from '#contract/user/orgStudent.ts';
import type { Db } from '../../db/client.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { departmentByName } from '../organization/departmentByName.ts';
import { staffOf } from '../organization/policies.ts';
import { firstRows, issueAt } from '../sheetImport/sheetKind.ts';
import type { Checked, Column, KeyOf, Line, RowIssue } from '../sheetImport/sheetKind.ts';
import { rosterRow } from './policies.ts';

/** A line of the roster as it was written. */
export interface RawStudent extends Line {
  studentName: string;
  studentNumber: string;
  departName: string;
  major: string;
  className: string;
  entryYear: string;
}

/** A line with what it means at the school, and what is wrong with it. */
export interface StudentRow extends RawStudent, Checked {
  departmentId: string | null;
}

export const studentColumns: readonly Column<KeyOf<RawStudent>>[] = [
  {
    key: 'studentName',
    head: student.studentName.label,
    isNeeded: true,
    width: 14,
    note: '必填，最多 30 个字；学生按姓名与学号绑定',
  },
  {
    key: 'studentNumber',
    head: student.studentNumber.label,
    isNeeded: true,
    width: 18,
    note: '必填，字母、数字或短横线，在本单位不重复',
  },
  {
    key: 'departName',
    head: student.departmentId.label,
    isNeeded: false,
    width: 26,
    note: '已有的部门；有同名的写上级，如 信息学院/软件系',
  },
  { key: 'major', head: student.major.label, isNeeded: false, width: 22, note: '最多 60 个字' },
  { key: 'className', head: student.className.label, isNeeded: false, width: 18, note: '最多 40 个字，如 大数据 2301' },
  { key: 'entryYear', head: student.entryYear.label, isNeeded: false, width: 12, note: '四位数字，如 2026' },
];

/** Says of every row what it means and what is wrong with it. A fixed number of queries, however many rows. */
export async function checkStudents(ctx: UserCtx, written: readonly RawStudent[]): Promise<StudentRow[]> {
  const user = staffOf(ctx.user);
  const rows = written.map((raw) => ({ ...raw, studentNumber: raw.studentNumber.toUpperCase() }));
  const departmentIn = await departmentByName(ctx.db, user);
  const first = firstRows(rows, 'studentNumber');
  const taken = await numbersTaken(ctx.db, user.orgNo, [...first.keys()]);
  return rows.map((raw) => {
    const issues: RowIssue[] = [];
    const complain = (key: KeyOf<RawStudent>, reason: string) => issues.push(issueAt(studentColumns, key, reason));
    for (const key of ['studentName', 'studentNumber', 'major', 'className'] as const) {
      const parsed = fields[key].safeParse(raw[key]);
      if (!parsed.success) complain(key, parsed.error.issues[0]!.message);
    }
    if (!fields.entryYear.safeParse(yearIn(raw)).success) complain('entryYear', '请写四位数字的年份，如 2026');
    const { studentNumber } = raw;
    if (first.get(studentNumber) !== raw.row) complain('studentNumber', `和第 ${first.get(studentNumber)} 行重复`);
    else if (taken.has(studentNumber)) complain('studentNumber', '已经在学生名单里');
    const department = departmentIn(raw.departName);
    if ('reason' in department) complain('departName', department.reason);
    return { ...raw, departmentId: 'id' in department ? department.id : null, issues };
  });
}

/** Null for none; 2026 级 is a year as well. What is no number stays none of the years there are. */
export const yearIn = ({ entryYear }: RawStudent): number | null =>
  entryYear === '' ? null : Number(entryYear.replace(/\s*级$/, ''));

const fields = save.input.shape;

async function numbersTaken(db: Db, orgNo: string, numbers: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ studentNumber: orgStudent.studentNumber })
    .from(orgStudent)
    .where(and(eq(orgStudent.orgNo, orgNo), inArray(orgStudent.studentNumber, [...numbers]), rosterRow));
  return new Set(found.map(({ studentNumber }) => studentNumber));
}
