import { and, eq, isNull } from 'drizzle-orm';
import { NAME_TAKEN, OWN_FULL, SEATS_BELOW } from '#contract/exam/gradeFailures.ts';
import type { save } from '#contract/exam/gradeInfo.ts';
import { INVALID_INPUT, NO_PERMISSION } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { MOST_OWN_GRADES } from '#contract/rules/grades.ts';
import { GradeRole, GradeState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import { orgDepartment } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { isStaff, reachableDepartments, seesWhole } from '../organization/policies.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { CODE_CLASH, freeCode } from './codes.ts';
import { gradesChanged } from './hooks.ts';
import { countStudents } from './places.ts';
import { managedGrade } from './policies.ts';

type Facts = OutputOf<typeof save.input>;

const once = { grade_name_once: NAME_TAKEN, grade_join_code: CODE_CLASH };

/** Staff open a class of their organization; anybody else opens one of their own and runs it. */
export async function openGrade(ctx: UserCtx, facts: Facts): Promise<{ id: string; joinCode: string }> {
  const { db, user, now } = ctx;
  const orgNo = isStaff(user) ? user.orgNo : null;
  if (orgNo === null) await mustBeFewOwn(ctx);
  else if (!ctx.can('grade:manage')) throw fail(NO_PERMISSION);
  await mustReach(ctx, facts.departmentId);
  const joinCode = await freeCode(db);
  const adding = db
    .insert(grade)
    .values({ ...facts, orgNo, ownerUserNo: user.userNo, joinCode })
    .returning({ id: grade.id });
  const [row] = await refusedAs(adding, once);
  if (orgNo === null) {
    const gradeRole = user.userType === UserType.lecturer ? GradeRole.teacher : GradeRole.student;
    const own = { userNo: user.userNo, gradeRole, isAdmin: 1, joinedAt: wireTime(now) } as const;
    await db.insert(gradeStudent).values({ ...own, gradeId: row!.id });
  }
  await gradesChanged(db, [row!.id], now);
  ctx.changed({ after: facts });
  return { id: row!.id, joinCode };
}

/** @throws GRADE_GONE, NOT_MANAGER, GRADE_DISBANDED, NAME_TAKEN, SEATS_BELOW */
export async function changeGrade(ctx: UserCtx, id: string, { departmentId, ...facts }: Facts): Promise<void> {
  const { db, now } = ctx;
  const { grade: before, mayDisband } = await managedGrade(ctx, id);
  // where it belongs is for the staff of the organization to say
  const placed = before.orgNo !== null && mayDisband ? { departmentId } : {};
  if ('departmentId' in placed && departmentId !== before.departmentId) await mustReach(ctx, departmentId);
  if (facts.seats < (await countStudents(db, id))) throw at('seats', SEATS_BELOW.msg, SEATS_BELOW);
  const after = { ...facts, ...placed };
  const writing = db
    .update(grade)
    .set({ ...after, gmtModified: wireTime(now) })
    .where(eq(grade.id, id));
  await refusedAs(writing, once);
  await gradesChanged(db, [id], now);
  const { gradeName, intro, joinWay, seats } = before;
  ctx.changed({ before: { gradeName, intro, joinWay, seats, departmentId: before.departmentId }, after });
}

/** @throws GRADE_GONE, NOT_MANAGER, GRADE_DISBANDED */
export async function renewCode(ctx: UserCtx, id: string): Promise<string> {
  const { grade: held } = await managedGrade(ctx, id);
  const joinCode = await freeCode(ctx.db);
  const writing = ctx.db
    .update(grade)
    .set({ joinCode, gmtModified: wireTime(ctx.now) })
    .where(eq(grade.id, id));
  await refusedAs(writing, once);
  ctx.changed({ after: { gradeName: held.gradeName } });
  return joinCode;
}

async function mustBeFewOwn({ db, user }: UserCtx): Promise<void> {
  await oneAtATime(db, user.userNo);
  const own = and(
    eq(grade.ownerUserNo, user.userNo),
    isNull(grade.orgNo),
    eq(grade.gradeState, GradeState.running),
    enabled(grade),
  );
  if ((await db.$count(grade, own)) >= MOST_OWN_GRADES) throw fail(OWN_FULL);
}

/** Whose role reaches a branch only opens and puts classes within it. @throws INVALID_INPUT at `departmentId` */
async function mustReach({ db, user }: UserCtx, departmentId: string | null): Promise<void> {
  if (departmentId === null) {
    if (isStaff(user) && !seesWhole(user)) throw at('departmentId', '请选择班级属于哪个部门');
    return;
  }
  const reached = and(eq(orgDepartment.id, departmentId), reachableDepartments(user));
  if ((await db.$count(orgDepartment, reached)) === 0) throw at('departmentId', '部门不存在或不在你的管理范围内');
}

const at = (path: string, message: string, failure = INVALID_INPUT) =>
  fail(failure, message, { issues: [{ path, message }] });
