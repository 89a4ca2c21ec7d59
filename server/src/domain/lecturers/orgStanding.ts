import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { LECTURER_CHANGED } from '#contract/user/lecturerOrg.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturer } from '../../db/schema/people.ts';
import { userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { sendMessage } from '../messages/send.ts';
import { staffOf } from '../organization/policies.ts';
import { indexLecturers } from '../search/collect.ts';
import { houseSharePage, noteHouseShare } from '../trade/houseShares.ts';
import { lecturerIdentity } from './belong.ts';

type LecturerRow = typeof lecturer.$inferSelect;

/** Puts the lecturer identity to sleep or wakes it; courses and the public page stay. @throws NOT_FOUND, LECTURER_CHANGED */
export async function pauseLecturer(ctx: UserCtx, id: string, isPaused: 0 | 1): Promise<void> {
  const row = await heldLecturer(ctx, id);
  if (row.isPaused === isPaused) throw fail(LECTURER_CHANGED);
  await change(ctx, row, { isPaused });
  const statusId = isPaused === 1 ? RowState.disabled : RowState.normal;
  await ctx.db.update(userIdentity).set({ statusId }).where(lecturerIdentity(row.lecturerUserNo));
  const words = isPaused === 1 ? '停用了你的讲师身份' : '恢复了你的讲师身份';
  await tellLecturer(ctx, row, words);
  ctx.changed({ before: { lecturerName: row.lecturerName, isPaused: row.isPaused }, after: { isPaused } });
}

/** Lets a lecturer go: what the organization has of courses stays with it. @throws NOT_FOUND */
export async function removeLecturer(ctx: UserCtx, id: string): Promise<void> {
  const row = await heldLecturer(ctx, id);
  await change(ctx, row, { orgNo: null, isPaused: 0 });
  const freed = { orgNo: null, jobNumber: null, ...(row.isPaused === 1 && { statusId: RowState.normal }) };
  await ctx.db.update(userIdentity).set(freed).where(lecturerIdentity(row.lecturerUserNo));
  await indexLecturers(ctx.db, [row.lecturerUserNo]);
  await tellLecturer(ctx, row, '不再由你授课，你的讲师身份与自己的课程都还在');
  ctx.changed({ before: { lecturerName: row.lecturerName, shareRatio: row.shareRatio } });
}

/** What of the income goes to the lecturer from now on; what was before is kept. @throws NOT_FOUND */
export async function setRatio(ctx: UserCtx, id: string, shareRatio: number): Promise<void> {
  const row = await heldLecturer(ctx, id);
  if (row.shareRatio === shareRatio) return;
  await change(ctx, row, { shareRatio });
  const house = { orgNo: row.orgNo!, lecturerUserNo: row.lecturerUserNo };
  await noteHouseShare(ctx.db, { ...house, shareRatio, actorUserNo: ctx.user.userNo }, ctx.now);
  await tellLecturer(ctx, row, `把你的分成从 ${row.shareRatio}% 改为 ${shareRatio}%`);
  ctx.changed({ before: { lecturerName: row.lecturerName, shareRatio: row.shareRatio }, after: { shareRatio } });
}

/** What a lecturer of ours got, from when on. @throws NOT_FOUND */
export async function ratioPage(ctx: UserCtx, { id, ...request }: PageRequest & { id: string }) {
  const { orgNo, lecturerUserNo } = await heldLecturer(ctx, id);
  return houseSharePage(ctx.db, { orgNo: orgNo!, lecturerUserNo }, request);
}

async function heldLecturer(ctx: UserCtx, id: string): Promise<LecturerRow> {
  const own = and(eq(lecturer.id, id), eq(lecturer.orgNo, staffOf(ctx.user).orgNo), enabled(lecturer));
  const [row] = await ctx.db.select().from(lecturer).where(own).for('update');
  if (!row) throw fail(NOT_FOUND, '讲师不存在或已经离开');
  return row;
}

const change = ({ db, now }: UserCtx, { id }: LecturerRow, set: Partial<LecturerRow>) =>
  db
    .update(lecturer)
    .set({ ...set, gmtModified: wireTime(now) })
    .where(eq(lecturer.id, id));

const tellLecturer = (ctx: UserCtx, { lecturerUserNo }: LecturerRow, what: string) =>
  sendMessage(ctx, {
    to: [lecturerUserNo],
    msgType: 'organization',
    msgTitle: `机构${what}`,
    msgUrl: '/account/lectureinfo',
  });
