import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import { beginningWith, containing } from '../../kit/like.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { paginate } from '../../kit/paginate.ts';
import { departNames } from '../organization/departTree.ts';
import type { Staff } from '../organization/policies.ts';
import { ownBinding, reachableStudents, rosterRow } from './policies.ts';

interface Wanted {
  keyword: string;
  bindStatus?: 0 | 1 | 2 | 3;
  departmentId?: string;
}

/** A page of the roster with the accounts behind it, and how many there are of each kind. */
export async function listStudents(db: Db, staff: Staff, wanted: Wanted, request: PageRequest) {
  const reached = reachableStudents(staff);
  const { keyword, bindStatus, departmentId } = wanted;
  const where = and(
    reached,
    bindStatus === undefined ? sql`${orgStudent.bindStatus} < 2` : eq(orgStudent.bindStatus, bindStatus),
    departmentId ? eq(orgStudent.departmentId, departmentId) : undefined,
    keyword
      ? or(ilike(orgStudent.studentName, containing(keyword)), ilike(orgStudent.studentNumber, beginningWith(keyword)))
      : undefined,
  );
  const rows = db
    .select({ student: orgStudent, nickname: userExt.nickname, mobile: account.mobile })
    .from(orgStudent)
    .leftJoin(account, eq(account.userNo, orgStudent.userNo))
    .leftJoin(userExt, eq(userExt.userNo, orgStudent.userNo))
    .where(where)
    .orderBy(desc(orgStudent.id))
    .$dynamic();
  const [page, names, counts] = await Promise.all([
    paginate(request, rows, () => db.$count(orgStudent, where)),
    departNames(db, staff.orgNo),
    countStudents(db, staff),
  ]);
  const seats = await rosterNames(db, staff.orgNo, page.list);
  const list = page.list.map(({ student, nickname, mobile }) => ({
    ...student,
    departName: names.get(student.departmentId ?? '') ?? '',
    userName: student.userNo ? displayName({ nickname, mobile }) : '',
    mobile: mobile ? `${mobile.slice(0, 3)}****${mobile.slice(-4)}` : '',
    rosterName: seats.get(student.studentNumber) ?? '',
  }));
  return { ...page, list, counts };
}

/** For requests among the rows: whom the roster knows by their numbers. */
async function rosterNames(db: Db, orgNo: string, rows: { student: typeof orgStudent.$inferSelect }[]) {
  const numbers = rows.filter(({ student }) => student.bindStatus >= 2).map(({ student }) => student.studentNumber);
  if (numbers.length === 0) return new Map<string, string>();
  const seats = await db
    .select({ studentNumber: orgStudent.studentNumber, studentName: orgStudent.studentName })
    .from(orgStudent)
    .where(and(eq(orgStudent.orgNo, orgNo), inArray(orgStudent.studentNumber, numbers), rosterRow));
  return new Map(seats.map((seat) => [seat.studentNumber, seat.studentName]));
}

async function countStudents(db: Db, staff: Staff) {
  const [counts] = await db
    .select({
      roster: sql<number>`(count(*) filter (where ${orgStudent.bindStatus} < 2))::int`,
      bound: sql<number>`(count(*) filter (where ${orgStudent.bindStatus} = 1))::int`,
      asks: sql<number>`(count(*) filter (where ${orgStudent.bindStatus} = 2))::int`,
    })
    .from(orgStudent)
    .where(reachableStudents(staff));
  return counts!;
}

/** The school a person is bound to, or what became of the last request; undefined for neither. */
export async function ownStudent(db: Db, userNo: string) {
  const [row] = await db
    .select({ student: orgStudent, orgName: orgInfo.orgName })
    .from(orgStudent)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, orgStudent.orgNo))
    .where(ownBinding(userNo))
    .orderBy(desc(orgStudent.id))
    .limit(1);
  if (!row) return undefined;
  const names = await departNames(db, row.student.orgNo);
  return { ...row.student, orgName: row.orgName, departName: names.get(row.student.departmentId ?? '') ?? '' };
}
