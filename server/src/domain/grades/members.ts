import { and, eq, inArray, ne } from 'drizzle-orm';
import {
  GRADE_DISBANDED,
  LAST_ADMIN,
  MEMBER_GONE,
  NOT_ADMIN,
  NOT_MANAGER,
  ONLY_RULERS,
  OWNER_KEPT,
  OWNER_STAYS,
  QUIT_INSTEAD,
} from '#contract/exam/gradeFailures.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { GradeRole, GradeState } from '#contract/rules/school.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { grade, gradeStudent } from '../../db/schema/grade.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { eachRow } from '../../kit/eachRow.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { gradesChanged } from './hooks.ts';
import { inGrade, mustHavePlace } from './places.ts';
import { holdGrades, isOwned, mustRun, standingIn } from './policies.ts';
import type { MemberRow, Standing } from './policies.ts';

/** Leaves a class. @throws GRADE_GONE, GRADE_DISBANDED, OWNER_STAYS, LAST_ADMIN */
export async function quitGrade(ctx: UserCtx, gradeId: string): Promise<void> {
  const { grade: held, member, isOwner } = await standingIn(ctx, gradeId, 'held');
  if (!member) throw fail(MEMBER_GONE, '你不在这个班里');
  mustRun(held);
  if (isOwner) throw fail(OWNER_STAYS);
  if (member.isAdmin === 1) await mustNotBeLast(ctx.db, member);
  await leave(ctx.db, member.id, ctx.now);
  await gradesChanged(ctx.db, [gradeId], ctx.now);
}

/** Puts people out; each stands for itself. */
export async function kickMembers(ctx: UserCtx, ids: readonly string[]) {
  await holdGrades(ctx.db, gradesOf(ctx.db, ids));
  const { done, doneCount, failed } = await eachRow(ctx.db, ids, async (db, id) => {
    const { row, standing } = await heldMember(db, ctx.user, id);
    if (row.userNo === ctx.user.userNo) throw fail(QUIT_INSTEAD);
    mayTouch(standing, row);
    if (row.isAdmin === 1) await mustNotBeLast(db, row);
    await leave(db, id, ctx.now);
    return { userNo: row.userNo, gradeId: row.gradeId, gradeName: standing.grade.gradeName };
  });
  await gradesChanged(
    ctx.db,
    done.map(({ gradeId }) => gradeId),
    ctx.now,
  );
  for (const [gradeName, rows] of Map.groupBy(done, (one) => one.gradeName)) {
    const to = rows.map(({ userNo }) => userNo);
    await sendMessage(ctx, { to, msgType: 'study', msgTitle: `你已经被移出「${gradeName}」` });
  }
  ctx.changed({ before: { userNos: done.map(({ userNo }) => userNo) } });
  return { doneCount, failed };
}

/** Makes people administrators, or no longer; each stands for itself. */
export async function setAdmins(ctx: UserCtx, ids: readonly string[], isAdmin: 0 | 1) {
  await holdGrades(ctx.db, gradesOf(ctx.db, ids));
  const { done, doneCount, failed } = await eachRow(ctx.db, ids, async (db, id) => {
    const { row, standing } = await heldMember(db, ctx.user, id);
    if (row.isAdmin === isAdmin) return row;
    if (isAdmin === 0) {
      if (row.userNo !== ctx.user.userNo || standing.isOwner) mayTouch(standing, row);
      await mustNotBeLast(db, row);
    }
    await change(db, id, { isAdmin }, ctx.now);
    return row;
  });
  await gradesChanged(
    ctx.db,
    done.map(({ gradeId }) => gradeId),
    ctx.now,
  );
  ctx.changed({ after: { isAdmin, userNos: done.map(({ userNo }) => userNo) } });
  return { doneCount, failed };
}

interface Facts {
  remarkName: string;
  gradeRole?: GradeRole | undefined;
}

/** One's own name in the class, or anybody's and what they are for those who run it. @throws MEMBER_GONE, NOT_MANAGER, … */
export async function editMember(ctx: UserCtx, id: string, { remarkName, gradeRole }: Facts): Promise<void> {
  const { db, user, now } = ctx;
  const { row, standing } = await heldMember(db, user, id, 'any');
  const isSelf = row.userNo === user.userNo;
  if (!standing.mayManage && !isSelf) throw fail(NOT_MANAGER);
  if (gradeRole !== undefined && gradeRole !== row.gradeRole) {
    if (!standing.mayRule) throw fail(standing.mayManage ? ONLY_RULERS : NOT_MANAGER);
    if (gradeRole === GradeRole.student) await mustHavePlace(db, standing.grade);
  }
  const after = { remarkName, gradeRole: gradeRole ?? row.gradeRole };
  await change(db, id, after, now);
  await gradesChanged(db, [row.gradeId], now);
  ctx.changed({ before: { remarkName: row.remarkName, gradeRole: row.gradeRole }, after });
}

/** Who opened a class for themselves gives it to another administrator. @throws MEMBER_GONE, NOT_MANAGER, NOT_ADMIN */
export async function handOver(ctx: UserCtx, id: string): Promise<void> {
  const { row, standing } = await heldMember(ctx.db, ctx.user, id);
  if (row.isAdmin === 0) throw fail(NOT_ADMIN);
  if (!standing.isOwner) throw fail(NOT_MANAGER, '只有创建人可以把班级交给别人');
  if (row.userNo === ctx.user.userNo) throw fail(NOT_ADMIN);
  const { id: gradeId, gradeName } = standing.grade;
  await ctx.db
    .update(grade)
    .set({ ownerUserNo: row.userNo, gmtModified: wireTime(ctx.now) })
    .where(eq(grade.id, gradeId));
  await gradesChanged(ctx.db, [gradeId], ctx.now);
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'study',
    msgTitle: `「${gradeName}」交给你了`,
    msgText: '你现在是这个班的创建人，可以解散它，也可以再交给别人',
    msgUrl: `/account/grades/${gradeId}`,
  });
  ctx.changed({ after: { gradeName, userNo: row.userNo } });
}

interface Held {
  row: MemberRow;
  standing: Standing;
}

/** Somebody in a class that is held; strangers hear no more than of somebody who left. @throws MEMBER_GONE, NOT_MANAGER */
async function heldMember(db: Db, user: SessionUser, id: string, by?: 'any'): Promise<Held> {
  const its = and(eq(gradeStudent.id, id), enabled(gradeStudent));
  const [found] = await db.select({ gradeId: gradeStudent.gradeId }).from(gradeStudent).where(its);
  if (!found) throw fail(MEMBER_GONE);
  const standing = await standingIn({ db, user }, found.gradeId, 'held');
  if (!by && !standing.mayManage) throw fail(NOT_MANAGER);
  if (standing.grade.gradeState !== GradeState.running) throw fail(GRADE_DISBANDED);
  // whoever held the class before may have put them out
  const [row] = await db.select().from(gradeStudent).where(its);
  if (!row) throw fail(MEMBER_GONE);
  return { row, standing };
}

/** @throws OWNER_KEPT, ONLY_RULERS */
function mayTouch({ grade: held, mayRule }: Standing, row: MemberRow): void {
  if (isOwned(held, row.userNo)) throw fail(OWNER_KEPT);
  const isLeading = row.isAdmin === 1 || row.gradeRole === GradeRole.teacher;
  if (isLeading && !mayRule) throw fail(ONLY_RULERS);
}

/** @throws LAST_ADMIN */
async function mustNotBeLast(db: Db, { id, gradeId }: MemberRow): Promise<void> {
  const others = and(inGrade(gradeId), eq(gradeStudent.isAdmin, 1), ne(gradeStudent.id, id));
  if ((await db.$count(gradeStudent, others)) === 0) throw fail(LAST_ADMIN);
}

const leave = (db: Db, id: string, now: Date) => change(db, id, { statusId: RowState.disabled }, now);

const change = (db: Db, id: string, set: Partial<MemberRow>, now: Date) =>
  db
    .update(gradeStudent)
    .set({ ...set, gmtModified: wireTime(now) })
    .where(eq(gradeStudent.id, id));

const gradesOf = (db: Db, ids: readonly string[]) =>
  inArray(
    grade.id,
    db
      .select({ id: gradeStudent.gradeId })
      .from(gradeStudent)
      .where(inArray(gradeStudent.id, [...ids])),
  );
