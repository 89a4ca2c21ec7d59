import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { answer, end, invite } from '#contract/position/cooperation.ts';
import * as failures from '#contract/position/cooperationFailures.ts';
import { cooperationSteps } from '#contract/position/transitions.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CooperationState, MOST_WAITING_INVITATIONS, NominationState } from '#contract/rules/cooperation.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { enabled } from '../../db/enabled.ts';
import { cooperation, nomination } from '../../db/schema/cooperation.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { adminsOf } from '../organization/admins.ts';
import { staffOf } from '../organization/policies.ts';
import { invitedBy, isEnterprise, ownCooperations } from './policies.ts';

type Row = typeof cooperation.$inferSelect;

const PAGE = '/account/enterpriseschool';

/** Invites the other kind of organization. @throws NOT_FOUND, NOT_A_PARTNER, INVITATIONS_FULL, COOPERATING_ALREADY */
export async function sendInvitation(ctx: UserCtx, wish: OutputOf<typeof invite.input>): Promise<string> {
  const { db, user, now } = ctx;
  const own = staffOf(user).orgNo;
  const [partner] = await db
    .select()
    .from(orgInfo)
    .where(and(eq(orgInfo.orgNo, wish.orgNo), enabled(orgInfo)));
  if (!partner) throw fail(NOT_FOUND);
  const isOurs = isEnterprise(user);
  if ((partner.orgType === UserType.enterprise) === isOurs) throw fail(failures.NOT_A_PARTNER);
  // Those who invite for one organization at the same time follow each other.
  const [us] = await db.select().from(orgInfo).where(eq(orgInfo.orgNo, own)).for('update');
  const waits = and(invitedBy(user, true), eq(cooperation.cooperationState, CooperationState.waiting));
  if ((await db.$count(cooperation, waits)) >= MOST_WAITING_INVITATIONS) throw fail(failures.INVITATIONS_FULL);
  const adding = db
    .insert(cooperation)
    .values({
      orgNo: isOurs ? partner.orgNo : own,
      enterpriseNo: isOurs ? own : partner.orgNo,
      isFromEnterprise: isOurs ? 1 : 0,
      words: wish.words,
      inviteUserNo: user.userNo,
      invitedAt: wireTime(now),
    })
    .returning({ id: cooperation.id });
  const [made] = await refusedAs(adding, { cooperation_once: failures.COOPERATING_ALREADY });
  await sendMessage(ctx, {
    to: await adminsOf(db, partner.orgNo),
    msgType: 'organization',
    msgTitle: `${us!.orgName}邀请你们合作`,
    msgText: wish.words,
    msgUrl: `${PAGE}?state=${CooperationState.waiting}`,
  });
  return made!.id;
}

/** Accepts an invitation of the other side, or refuses it with the reason. @throws NOT_FOUND, COOPERATION_MOVED_ON */
export async function answerInvitation(ctx: UserCtx, wish: OutputOf<typeof answer.input>): Promise<void> {
  const { id, isAccepted, answerText } = wish;
  const at = wireTime(ctx.now);
  const row = await step(
    ctx,
    isAccepted === 1 ? 'accept' : 'refuse',
    and(eq(cooperation.id, id), invitedBy(ctx.user, false)),
    {
      answerText,
      answerUserNo: ctx.user.userNo,
      answeredAt: at,
    },
  );
  const state = isAccepted === 1 ? CooperationState.active : CooperationState.refused;
  await sendMessage(ctx, {
    to: [row.inviteUserNo],
    msgType: 'organization',
    msgTitle: `${await ownName(ctx)}${isAccepted === 1 ? '接受了' : '谢绝了'}合作邀请`,
    msgText: answerText,
    msgUrl: isAccepted === 1 ? `${PAGE}/detail?id=${id}` : `${PAGE}?state=${state}`,
  });
}

/** Takes back what was not answered yet. @throws NOT_FOUND, COOPERATION_MOVED_ON */
export async function withdrawInvitation(ctx: UserCtx, id: string): Promise<void> {
  await step(ctx, 'withdraw', and(eq(cooperation.id, id), invitedBy(ctx.user, true)), {});
}

/**
 * Ends a cooperation. Learners who were asked and did not answer are asked no more; whoever agreed stays visible to the
 * enterprise until they take it back themselves. @throws NOT_FOUND, COOPERATION_MOVED_ON
 */
export async function endCooperation(ctx: UserCtx, { id, endReason }: OutputOf<typeof end.input>): Promise<void> {
  const { db, user, now } = ctx;
  const at = wireTime(now);
  const ended = { endReason, endUserNo: user.userNo, endedAt: at };
  const row = await step(ctx, 'end', and(eq(cooperation.id, id), ownCooperations(user)), ended);
  await db
    .update(nomination)
    .set({ nominationState: NominationState.withdrawn, gmtModified: at })
    .where(and(eq(nomination.cooperationId, id), eq(nomination.nominationState, NominationState.asked)));
  await sendMessage(ctx, {
    to: await adminsOf(db, isEnterprise(user) ? row.orgNo : row.enterpriseNo),
    msgType: 'organization',
    msgTitle: `${await ownName(ctx)}结束了合作`,
    msgText: endReason,
    msgUrl: `${PAGE}?state=${CooperationState.ended}`,
  });
}

async function step(
  ctx: UserCtx,
  name: 'accept' | 'refuse' | 'withdraw' | 'end',
  where: SQL | undefined,
  set: Partial<Row>,
): Promise<Row> {
  const row = await takeStep<typeof cooperation, CooperationState, typeof name>(ctx.db, cooperationSteps, name, {
    table: cooperation,
    state: 'cooperationState',
    where,
    set: { ...set, gmtModified: wireTime(ctx.now) },
  });
  ctx.changed({ after: { id: row.id, cooperationState: row.cooperationState } });
  return row;
}

async function ownName({ db, user }: UserCtx): Promise<string> {
  const [row] = await db
    .select({ orgName: orgInfo.orgName })
    .from(orgInfo)
    .where(eq(orgInfo.orgNo, staffOf(user).orgNo));
  return row!.orgName;
}
