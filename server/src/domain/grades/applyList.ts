import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { NOT_MANAGER } from '#contract/exam/gradeFailures.ts';
import type { page } from '#contract/exam/gradeApplyRecord.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { ApplyState } from '#contract/rules/grades.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import type { Db } from '../../db/client.ts';
import { grade, gradeApply } from '../../db/schema/grade.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { managedBy } from './list.ts';
import { masked } from './memberList.ts';
import { standingIn } from './policies.ts';

interface Asking {
  db: Db;
  user: SessionUser;
}

/** Applications to one class, or to all that the caller runs. @throws GRADE_GONE, NOT_MANAGER */
async function toManaged(ctx: Asking, gradeId: string | undefined): Promise<SQL> {
  if (gradeId === undefined) {
    const managed = ctx.db.select({ id: grade.id }).from(grade).where(managedBy(ctx.user));
    return inArray(gradeApply.gradeId, managed);
  }
  if (!(await standingIn(ctx, gradeId)).mayManage) throw fail(NOT_MANAGER);
  return eq(gradeApply.gradeId, gradeId);
}

const auditor = alias(userExt, 'auditor');

export async function listApplies(ctx: Asking & { now: Date }, wanted: OutputOf<typeof page.input>) {
  const { db } = ctx;
  const where = and(await toManaged(ctx, wanted.gradeId), eq(gradeApply.auditStatus, wanted.auditStatus));
  const rows = db
    .select({
      row: gradeApply,
      gradeName: grade.gradeName,
      nickname: userExt.nickname,
      headImgUrl: userExt.headImgUrl,
      mobile: account.mobile,
      auditorName: auditor.nickname,
    })
    .from(gradeApply)
    .innerJoin(grade, eq(grade.id, gradeApply.gradeId))
    .innerJoin(account, eq(account.userNo, gradeApply.userNo))
    .innerJoin(userExt, eq(userExt.userNo, gradeApply.userNo))
    .leftJoin(auditor, eq(auditor.userNo, gradeApply.auditUserNo))
    .where(where)
    .orderBy(wanted.auditStatus === ApplyState.waiting ? asc(gradeApply.id) : desc(gradeApply.id))
    .$dynamic();
  const listed = await paginate(wanted, rows, () => db.$count(gradeApply, where));
  const list = listed.list.map(({ row, mobile, nickname, auditorName, ...rest }) => ({
    ...row,
    ...rest,
    userName: displayName({ nickname, mobile }),
    mobile: masked(mobile),
    auditorName: auditorName ?? '',
    waitedHours: waitOf(row, ctx.now).waitedHours,
  }));
  return { ...listed, list };
}

/** How many there are in each state. */
export async function countApplies(ctx: Asking, gradeId: string | undefined) {
  const rows = await ctx.db
    .select({ state: gradeApply.auditStatus, n: count() })
    .from(gradeApply)
    .where(await toManaged(ctx, gradeId))
    .groupBy(gradeApply.auditStatus);
  const of = (state: ApplyState) => rows.find((row) => row.state === state)?.n ?? 0;
  return {
    waiting: of(ApplyState.waiting),
    passed: of(ApplyState.passed),
    refused: of(ApplyState.refused),
    ignored: of(ApplyState.ignored),
    withdrawn: of(ApplyState.withdrawn),
  };
}

export async function countWaiting(ctx: Asking): Promise<number> {
  const waits = and(await toManaged(ctx, undefined), eq(gradeApply.auditStatus, ApplyState.waiting));
  return ctx.db.$count(gradeApply, waits);
}

/** What became of one's own applications, the newest first. */
export async function ownApplies({ db, user }: Asking, wanted: PageRequest) {
  const own = eq(gradeApply.userNo, user.userNo);
  const rows = db
    .select({ row: gradeApply, gradeName: grade.gradeName, orgName: orgInfo.orgName })
    .from(gradeApply)
    .innerJoin(grade, eq(grade.id, gradeApply.gradeId))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, grade.orgNo))
    .where(own)
    .orderBy(desc(gradeApply.id))
    .$dynamic();
  const listed = await paginate(wanted, rows, () => db.$count(gradeApply, own));
  return {
    ...listed,
    list: listed.list.map(({ row, gradeName, orgName }) => ({ ...row, gradeName, orgName: orgName ?? '' })),
  };
}
