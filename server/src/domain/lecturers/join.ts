import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { JoinState } from '#contract/rules/joinStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { ASKS_ALREADY, NOT_A_LECTURER } from '#contract/user/lecturerJoin.ts';
import { TEACHES_ALREADY } from '#contract/user/lecturerOrg.ts';
import { joinSteps } from '#contract/user/transitions.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { lecturer } from '../../db/schema/people.ts';
import { lecturerJoin } from '../../db/schema/teaching.ts';
import { orgInfo, user as account } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { belongTo, mustBeFree } from './belong.ts';

const SHOWN = 50;
const LECTURERS = '/account/organization/lecturer';

/** Where a person teaches, how the last request stands, and who asks them to teach. */
export async function ownJoins(db: Db, userNo: string) {
  const [row] = await db
    .select({
      orgNo: lecturer.orgNo,
      shareRatio: lecturer.shareRatio,
      orgName: orgInfo.orgName,
      logo: orgInfo.orgLogoImg,
    })
    .from(lecturer)
    .leftJoin(orgInfo, eq(orgInfo.orgNo, lecturer.orgNo))
    .where(and(eq(lecturer.lecturerUserNo, userNo), enabled(lecturer)));
  const [last] = await joinRows(db, asked(userNo), 1);
  return {
    isLecturer: row ? (1 as const) : (0 as const),
    org: row?.orgNo
      ? { orgNo: row.orgNo, shareRatio: row.shareRatio, orgName: row.orgName ?? '', orgLogoImg: row.logo ?? '' }
      : null,
    request: last && last.auditStatus !== JoinState.passed ? last : null,
    invitations: await joinRows(db, await invitedAs(db, userNo), SHOWN),
  };
}

/** A lecturer asks to teach for an organization. Returns the id. @throws NOT_FOUND, NOT_A_LECTURER, TEACHES_ELSEWHERE, ASKS_ALREADY */
export async function askToJoin(ctx: UserCtx, orgNo: string, note: string): Promise<string> {
  const { db, user, now } = ctx;
  const [me] = await db
    .select()
    .from(lecturer)
    .where(and(eq(lecturer.lecturerUserNo, user.userNo), enabled(lecturer)));
  if (!me) throw fail(NOT_A_LECTURER);
  if (me.orgNo === orgNo) throw fail(TEACHES_ALREADY, '你已经在这家机构授课');
  await mustBeFree(db, user.userNo, orgNo);
  const joinable = and(
    eq(orgInfo.orgNo, orgNo),
    inArray(orgInfo.orgType, [UserType.organization, UserType.school]),
    enabled(orgInfo),
  );
  if ((await db.$count(orgInfo, joinable)) === 0) throw fail(NOT_FOUND);
  const [person] = await db.select({ mobile: account.mobile }).from(account).where(eq(account.userNo, user.userNo));
  const { lecturerName, position } = me;
  const facts = { lecturerName, position, mobile: me.lecturerMobile || (person?.mobile ?? ''), note };
  const adding = db
    .insert(lecturerJoin)
    .values({ ...facts, orgNo, userNo: user.userNo, isInvitation: 0, submitTime: wireTime(now) })
    .returning({ id: lecturerJoin.id });
  const [row] = await refusedAs(adding, { lecturer_join_asks: ASKS_ALREADY });
  ctx.changed({ orgNo, after: facts });
  return row!.id;
}

/** @throws NOT_FOUND, JOIN_ANSWERED */
export async function withdrawAsking({ db, user, now }: UserCtx, id: string): Promise<void> {
  await takeStep(db, joinSteps, 'withdraw', {
    table: lecturerJoin,
    state: 'auditStatus',
    where: and(eq(lecturerJoin.id, id), asked(user.userNo)),
    set: { auditTime: wireTime(now) },
  });
}

/** Says yes or no to an invitation; whoever holds the mobile is meant. @throws NOT_FOUND, JOIN_ANSWERED, TEACHES_ELSEWHERE */
export async function answerInvitation(ctx: UserCtx, id: string, step: 'pass' | 'refuse'): Promise<void> {
  const { db, user, now } = ctx;
  const row = await takeStep(db, joinSteps, step, {
    table: lecturerJoin,
    state: 'auditStatus',
    where: and(eq(lecturerJoin.id, id), await meantFor(db, user.userNo)),
    set: { userNo: user.userNo, auditUserNo: user.userNo, auditTime: wireTime(now) },
  });
  if (step === 'pass') await belongTo(db, { ...row, userNo: user.userNo, actorUserNo: row.invitedBy }, now);
  await sendMessage(ctx, {
    to: row.invitedBy === null ? [] : [row.invitedBy],
    msgType: 'organization',
    msgTitle: `${row.lecturerName}${step === 'pass' ? '接受了授课邀请' : '谢绝了授课邀请'}`,
    msgUrl: LECTURERS,
  });
  ctx.changed({ orgNo: row.orgNo, after: { lecturerName: row.lecturerName, auditStatus: row.auditStatus } });
}

const asked = (userNo: string) =>
  and(
    eq(lecturerJoin.userNo, userNo),
    eq(lecturerJoin.isInvitation, 0),
    ne(lecturerJoin.auditStatus, JoinState.withdrawn),
    enabled(lecturerJoin),
  );

const invitedAs = async (db: Db, userNo: string) =>
  and(await meantFor(db, userNo), eq(lecturerJoin.auditStatus, JoinState.waiting), enabled(orgInfo));

async function meantFor(db: Db, userNo: string) {
  const [person] = await db.select({ mobile: account.mobile }).from(account).where(eq(account.userNo, userNo));
  // an account without a mobile is meant by nobody, whatever is stored of somebody who was deleted
  return and(eq(lecturerJoin.mobile, person?.mobile || '-'), eq(lecturerJoin.isInvitation, 1), enabled(lecturerJoin));
}

const joinRows = async (db: Db, where: ReturnType<typeof and>, limit: number) => {
  const rows = await db
    .select({ row: lecturerJoin, orgName: orgInfo.orgName, orgLogoImg: orgInfo.orgLogoImg })
    .from(lecturerJoin)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, lecturerJoin.orgNo))
    .where(where)
    .orderBy(desc(lecturerJoin.id))
    .limit(limit);
  return rows.map(({ row, ...org }) => ({
    ...org,
    id: row.id,
    orgNo: row.orgNo,
    lecturerName: row.lecturerName,
    position: row.position,
    shareRatio: row.shareRatio,
    note: row.note,
    auditStatus: row.auditStatus,
    auditOpinion: row.auditOpinion,
    submitTime: row.submitTime,
  }));
};
