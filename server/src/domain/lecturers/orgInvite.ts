import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { JoinState } from '#contract/rules/joinStates.ts';
import { REMIND_MINUTES } from '#contract/rules/memberStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { INVITED_ALREADY, INVITED_JUST_NOW, JOIN_ANSWERED, TEACHES_ALREADY } from '#contract/user/lecturerOrg.ts';
import { joinSteps } from '#contract/user/transitions.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturer } from '../../db/schema/people.ts';
import { lecturerJoin } from '../../db/schema/teaching.ts';
import { orgInfo, user as account } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';
import { enqueue } from '../../kit/job.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendInvitation } from '../messages/deliver.ts';
import { sendMessage } from '../messages/send.ts';
import { INVITATION_PATH } from '../organization/invite.ts';
import { oneInOrganization } from '../organization/oneInOrganization.ts';
import { staffOf } from '../organization/policies.ts';
import { belongTo, mustBeFree } from './belong.ts';

type Join = typeof lecturerJoin.$inferSelect;

interface Invited {
  lecturerName: string;
  mobile: string;
  position: string;
  shareRatio: number;
  note: string;
}

/** Asks whoever holds a mobile to teach here. Returns the id. @throws TEACHES_ALREADY, TEACHES_ELSEWHERE, INVITED_ALREADY */
export async function inviteLecturer(ctx: UserCtx, invited: Invited): Promise<string> {
  const { db, now, user } = ctx;
  const { orgNo } = staffOf(user);
  await oneInOrganization(db, orgNo);
  const userNo = await holderOf(db, invited.mobile);
  if (userNo !== undefined) {
    const here = and(eq(lecturer.lecturerUserNo, userNo), eq(lecturer.orgNo, orgNo), enabled(lecturer));
    if ((await db.$count(lecturer, here)) > 0) throw fail(TEACHES_ALREADY);
    await mustBeFree(db, userNo, orgNo);
  }
  const adding = db
    .insert(lecturerJoin)
    .values({ ...invited, orgNo, isInvitation: 1, invitedBy: user.userNo, submitTime: wireTime(now) })
    .returning();
  const [row] = await refusedAs(adding, { lecturer_join_invited: INVITED_ALREADY });
  await remind(ctx, row!, userNo);
  ctx.changed({ after: invited });
  return row!.id;
}

/** @throws NOT_FOUND, JOIN_ANSWERED, INVITED_JUST_NOW */
export async function inviteLecturerAgain(ctx: UserCtx, id: string): Promise<void> {
  const row = await heldJoin(ctx, id, 1);
  if (row.auditStatus !== JoinState.waiting) throw fail(JOIN_ANSWERED);
  await remind(ctx, row, await holderOf(ctx.db, row.mobile));
}

/** @throws NOT_FOUND, JOIN_ANSWERED */
export async function withdrawInvitation(ctx: UserCtx, id: string): Promise<void> {
  const row = await heldJoin(ctx, id, 1);
  await takeStep(ctx.db, joinSteps, 'withdraw', {
    table: lecturerJoin,
    state: 'auditStatus',
    where: eq(lecturerJoin.id, id),
    set: { auditUserNo: ctx.user.userNo, auditTime: wireTime(ctx.now) },
  });
  ctx.changed({ before: { lecturerName: row.lecturerName, mobile: row.mobile } });
}

interface Answer {
  id: string;
  auditStatus: 1 | 2;
  auditOpinion: string;
  shareRatio: number;
}

/** Answers a lecturer who asks to teach here. @throws NOT_FOUND, JOIN_ANSWERED, TEACHES_ELSEWHERE */
export async function answerLecturer(ctx: UserCtx, { id, auditStatus, auditOpinion, shareRatio }: Answer) {
  const { db, now, user } = ctx;
  const asked = await heldJoin(ctx, id, 0);
  const isPassed = auditStatus === AuditState.passed;
  const row = await takeStep(db, joinSteps, isPassed ? 'pass' : 'refuse', {
    table: lecturerJoin,
    state: 'auditStatus',
    where: eq(lecturerJoin.id, id),
    set: { auditOpinion, shareRatio, auditUserNo: user.userNo, auditTime: wireTime(now) },
  });
  if (isPassed) await belongTo(db, { ...row, userNo: row.userNo!, actorUserNo: user.userNo }, now);
  const orgName = await nameOf(db, row.orgNo);
  await sendMessage(ctx, {
    to: [row.userNo!],
    msgType: 'organization',
    msgTitle: isPassed ? `${orgName}同意你加入` : `${orgName}没有同意你加入`,
    msgText: isPassed ? `收入的 ${shareRatio}% 归你，新的课程属于这家机构。` : `原因：${auditOpinion}`,
    msgUrl: '/account/lectureinfo',
  });
  ctx.changed({ before: { lecturerName: asked.lecturerName }, after: { auditStatus, auditOpinion, shareRatio } });
}

async function heldJoin(ctx: UserCtx, id: string, isInvitation: 0 | 1): Promise<Join> {
  const { orgNo } = staffOf(ctx.user);
  const own = and(
    eq(lecturerJoin.id, id),
    eq(lecturerJoin.orgNo, orgNo),
    eq(lecturerJoin.isInvitation, isInvitation),
    enabled(lecturerJoin),
  );
  const [row] = await ctx.db.select().from(lecturerJoin).where(own);
  if (!row) throw fail(NOT_FOUND);
  return row;
}

async function remind(ctx: UserCtx, { orgNo, mobile, note }: Join, userNo: string | undefined): Promise<void> {
  const window = { seconds: REMIND_MINUTES * 60 };
  const { count } = await countUp(ctx.db, ['inviteLecturer', orgNo, mobile], window, ctx.now);
  if (count > 1) throw fail(INVITED_JUST_NOW);
  const orgName = await nameOf(ctx.db, orgNo);
  await sendMessage(ctx, {
    to: userNo === undefined ? [] : [userNo],
    msgType: 'organization',
    msgTitle: `${orgName}邀请你授课`,
    msgText: note || '接受之后，你会有这家机构的讲师身份；不认识这个单位可以谢绝。',
    msgUrl: INVITATION_PATH,
  });
  const url = ctx.config.publicUrl + INVITATION_PATH;
  await enqueue(ctx.db, sendInvitation, { mobiles: [mobile], orgName, url, as: '讲师' });
}

async function holderOf(db: Db, mobile: string): Promise<string | undefined> {
  const [person] = await db.select({ userNo: account.userNo }).from(account).where(eq(account.mobile, mobile));
  return person?.userNo;
}

async function nameOf(db: Db, orgNo: string): Promise<string> {
  const [org] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  return org!.orgName;
}
