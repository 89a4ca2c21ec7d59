import { and, asc, count, desc, eq, ilike, inArray, isNotNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { GRADE_GONE } from '#contract/exam/gradeFailures.ts';
import type { Grade, page } from '#contract/exam/gradeInfo.ts';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { ApplyState, GradeScope } from '#contract/rules/grades.ts';
import { NONE } from '#contract/rules/id.ts';
import { GradeRole } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeApply, gradeStudent } from '../../db/schema/grade.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import { isStaff } from '../organization/policies.ts';
import { rightsOf, staffGrades } from './policies.ts';

interface Asking {
  db: Db;
  user: SessionUser;
}

const mine = alias(gradeStudent, 'mine');

/** The classes that somebody is in, runs or teaches, the newest first. @throws NO_PERMISSION */
export async function listGrades(ctx: Asking, wanted: OutputOf<typeof page.input>) {
  const { keyword, gradeState, scope } = wanted;
  const where = and(
    scoped(ctx.user, scope),
    eq(grade.gradeState, gradeState),
    enabled(grade),
    keyword === '' ? undefined : ilike(grade.gradeName, containing(keyword)),
  );
  const total = async () => {
    const counted = ctx.db.select({ n: count() }).from(grade).leftJoin(mine, itsMember(ctx.user)).where(where);
    return (await counted)[0]!.n;
  };
  const rows = shown(ctx, where).orderBy(desc(grade.id));
  const listed = await paginate(wanted, rows.$dynamic(), total);
  return { ...listed, list: await facts(ctx, listed.list) };
}

/** One class, as the caller may see it. @throws GRADE_GONE */
export async function viewGrade(ctx: Asking, id: string): Promise<Grade> {
  const rows = await shown(ctx, and(eq(grade.id, id), enabled(grade)));
  const [one] = await facts(
    ctx,
    rows.filter(({ member, isStaff: runs }) => member !== null || runs),
  );
  if (!one) throw fail(GRADE_GONE);
  return one;
}

/** The classes whose applications somebody answers. */
export const managedBy = (user: SessionUser): SQL =>
  isStaff(user)
    ? staffGrades(user)
    : inArray(
        grade.id,
        sql`(select ${gradeStudent.gradeId} from ${gradeStudent} where ${gradeStudent.userNo} = ${user.userNo}
          and (${gradeStudent.isAdmin} = 1 or ${gradeStudent.gradeRole} = ${GradeRole.teacher}) and ${enabled(gradeStudent)})`,
      );

function scoped(user: SessionUser, scope: GradeScope): SQL | undefined {
  if (scope === GradeScope.taught) return eq(mine.gradeRole, GradeRole.teacher);
  if (scope === GradeScope.joined) return isNotNull(mine.id);
  if (!isStaff(user)) return eq(mine.isAdmin, 1);
  if (!user.actions.has('grade:manage')) throw fail(NO_PERMISSION);
  return staffGrades(user);
}

const itsMember = (user: SessionUser) => and(eq(mine.gradeId, grade.id), eq(mine.userNo, user.userNo), enabled(mine));

function shown({ db, user }: Asking, where: SQL | undefined) {
  const students = and(
    eq(gradeStudent.gradeId, grade.id),
    eq(gradeStudent.gradeRole, GradeRole.student),
    enabled(gradeStudent),
  );
  const waiting = and(eq(gradeApply.gradeId, grade.id), eq(gradeApply.auditStatus, ApplyState.waiting));
  return db
    .select({
      grade,
      member: mine,
      isStaff: sql<boolean>`(${staffGrades(user)})`,
      orgName: orgInfo.orgName,
      departName: orgDepartment.departName,
      countStudent: db.$count(gradeStudent, students),
      countWaiting: db.$count(gradeApply, waiting),
    })
    .from(grade)
    .leftJoin(mine, itsMember(user))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, grade.orgNo))
    .leftJoin(orgDepartment, eq(orgDepartment.id, grade.departmentId))
    .where(where);
}

type Shown = Awaited<ReturnType<typeof shown>>[number];

async function facts({ db, user }: Asking, rows: readonly Shown[]): Promise<Grade[]> {
  const teachers = await teachersOf(
    db,
    rows.map((row) => row.grade.id),
  );
  return rows.map((row) => {
    const { mayManage, mayDisband, isOwner } = rightsOf(row, user.userNo);
    return {
      ...row.grade,
      orgNo: row.grade.orgNo ?? NONE,
      orgName: row.orgName ?? '',
      departName: row.departName ?? '',
      countStudent: row.countStudent,
      teacherNames: teachers.get(row.grade.id) ?? [],
      joinCode: mayManage ? row.grade.joinCode : '',
      countWaiting: mayManage ? row.countWaiting : 0,
      gradeRole: row.member?.gradeRole ?? null,
      isAdmin: row.member?.isAdmin ?? 0,
      isOwner: asFlag(isOwner),
      mayManage: asFlag(mayManage),
      mayDisband: asFlag(mayDisband),
    };
  });
}

const asFlag = (is: boolean): 0 | 1 => (is ? 1 : 0);

/** Names of those who teach or look after each of the classes. */
async function teachersOf(db: Db, gradeIds: readonly string[]): Promise<Map<string, string[]>> {
  if (gradeIds.length === 0) return new Map();
  const teaches = eq(gradeStudent.gradeRole, GradeRole.teacher);
  const rows = await db
    .select({
      gradeId: gradeStudent.gradeId,
      remarkName: gradeStudent.remarkName,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
    })
    .from(gradeStudent)
    .innerJoin(account, eq(account.userNo, gradeStudent.userNo))
    .innerJoin(userExt, eq(userExt.userNo, gradeStudent.userNo))
    .where(and(inArray(gradeStudent.gradeId, [...gradeIds]), teaches, enabled(gradeStudent)))
    .orderBy(asc(gradeStudent.id));
  const named = rows.map((row) => ({
    gradeId: row.gradeId,
    name: row.remarkName || displayName(row, UserType.lecturer),
  }));
  const grouped = Map.groupBy(named, ({ gradeId }) => gradeId);
  return new Map([...grouped].map(([gradeId, of]) => [gradeId, of.map(({ name }) => name)]));
}
