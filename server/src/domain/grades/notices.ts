import { and, desc, eq } from 'drizzle-orm';
import { PINNED_FULL } from '#contract/exam/gradeFailures.ts';
import type { save } from '#contract/exam/gradeNotice.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { MOST_PINNED } from '#contract/rules/grades.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { gradeNotice } from '../../db/schema/grade.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { sendMessage } from '../messages/send.ts';
import { membersOf } from './places.ts';
import { managedGrade, standingIn } from './policies.ts';

const ofGrade = (gradeId: string) => and(eq(gradeNotice.gradeId, gradeId), enabled(gradeNotice));

/** Tells a class something: it stays on its page, and everybody else in it gets a message. @throws GRADE_GONE, … */
export async function publishNotice(ctx: UserCtx, notice: OutputOf<typeof save.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { grade } = await managedGrade(ctx, notice.gradeId);
  if (notice.isPinned === 1) await mustBeFewPinned(db, grade.id);
  const [row] = await db
    .insert(gradeNotice)
    .values({ ...notice, userNo: user.userNo, gmtCreate: wireTime(now) })
    .returning({ id: gradeNotice.id });
  const others = (await membersOf(db, grade.id)).filter((userNo) => userNo !== user.userNo);
  await sendMessage(ctx, {
    to: others,
    msgType: 'study',
    msgTitle: `${grade.gradeName}：${notice.title}`,
    msgText: notice.content,
    msgUrl: `/account/grades/${grade.id}?tab=notices`,
  });
  ctx.changed({ after: { gradeName: grade.gradeName, title: notice.title, content: notice.content } });
  return row!.id;
}

export async function listNotices(ctx: { db: Db; user: SessionUser }, gradeId: string, wanted: PageRequest) {
  const { db } = ctx;
  await standingIn(ctx, gradeId);
  const rows = db
    .select({
      row: gradeNotice,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
    })
    .from(gradeNotice)
    .innerJoin(account, eq(account.userNo, gradeNotice.userNo))
    .innerJoin(userExt, eq(userExt.userNo, gradeNotice.userNo))
    .where(ofGrade(gradeId))
    .orderBy(desc(gradeNotice.isPinned), desc(gradeNotice.id))
    .$dynamic();
  const listed = await paginate(wanted, rows, () => db.$count(gradeNotice, ofGrade(gradeId)));
  const list = listed.list.map(({ row, ...person }) => ({
    ...row,
    authorName: displayName(person, UserType.lecturer),
  }));
  return { ...listed, list };
}

/** @throws NOT_FOUND, NOT_MANAGER, GRADE_DISBANDED, PINNED_FULL */
export async function pinNotice(ctx: UserCtx, id: string, isPinned: 0 | 1): Promise<void> {
  const row = await heldNotice(ctx, id);
  if (row.isPinned === isPinned) return;
  if (isPinned === 1) await mustBeFewPinned(ctx.db, row.gradeId);
  await change(ctx, id, { isPinned });
  ctx.changed({ after: { title: row.title, isPinned } });
}

/** @throws NOT_FOUND, NOT_MANAGER, GRADE_DISBANDED */
export async function removeNotice(ctx: UserCtx, id: string): Promise<void> {
  const { title, content } = await heldNotice(ctx, id);
  await change(ctx, id, { statusId: RowState.disabled });
  ctx.changed({ before: { title, content } });
}

/** @throws PINNED_FULL */
async function mustBeFewPinned(db: Db, gradeId: string): Promise<void> {
  const pinned = await db.$count(gradeNotice, and(ofGrade(gradeId), eq(gradeNotice.isPinned, 1)));
  if (pinned >= MOST_PINNED) throw fail(PINNED_FULL);
}

async function heldNotice(ctx: UserCtx, id: string) {
  const its = and(eq(gradeNotice.id, id), enabled(gradeNotice));
  const [found] = await ctx.db.select({ gradeId: gradeNotice.gradeId }).from(gradeNotice).where(its);
  if (!found) throw fail(NOT_FOUND, '公告不存在或已被删除');
  await managedGrade(ctx, found.gradeId);
  const [row] = await ctx.db.select().from(gradeNotice).where(its);
  if (!row) throw fail(NOT_FOUND, '公告不存在或已被删除');
  return row;
}

const change = ({ db, now }: UserCtx, id: string, set: Partial<typeof gradeNotice.$inferSelect>) =>
  db
    .update(gradeNotice)
    .set({ ...set, gmtModified: wireTime(now) })
    .where(eq(gradeNotice.id, id));
