import { and, eq, inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TutorState } from '#contract/rules/incubation.ts';
import { wireTime } from '#contract/rules/time.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { NO_SUCH_TUTOR, TUTOR_ALREADY } from '#contract/startup/incubationFailures.ts';
import { tutorSteps } from '#contract/startup/incubationSteps.ts';
import type { answer } from '#contract/startup/tutorHour.ts';
import type { invite } from '#contract/startup/tutorHost.ts';
import { enabled } from '../../db/enabled.ts';
import { incubationTutor } from '../../db/schema/incubation.ts';
import { orgInfo, user as account, userIdentity } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';
import { staffOf } from '../organization/policies.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { cancelHours } from './hours.ts';
import { ownPosts, ownTutors } from './policies.ts';

const HOURS = '/startbusiness/person/incubation/hours';
const state = { table: incubationTutor, state: 'tutorState' } as const;

/** Asks a lecturer to advise the teams. @throws NO_SUCH_TUTOR, TUTOR_ALREADY at the number */
export async function inviteTutor(ctx: UserCtx, { mobile, topics }: OutputOf<typeof invite.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { orgNo } = staffOf(user);
  const [person] = await db
    .select({ userNo: account.userNo })
    .from(account)
    .innerJoin(
      userIdentity,
      and(eq(userIdentity.userNo, account.userNo), eq(userIdentity.userType, UserType.lecturer), enabled(userIdentity)),
    )
    .where(and(eq(account.mobile, mobile), enabled(account)))
    .limit(1);
  if (!person) throw atMobile(NO_SUCH_TUTOR);
  await oneAtATime(db, person.userNo);
  const there = and(
    eq(incubationTutor.orgNo, orgNo),
    eq(incubationTutor.userNo, person.userNo),
    inArray(incubationTutor.tutorState, [TutorState.invited, TutorState.active]),
  );
  if ((await db.$count(incubationTutor, there)) > 0) throw atMobile(TUTOR_ALREADY);
  const at = wireTime(now);
  const [made] = await db
    .insert(incubationTutor)
    .values({ orgNo, userNo: person.userNo, topics, gmtCreate: at, gmtModified: at })
    .returning({ id: incubationTutor.id });
  const [org] = await db.select({ orgName: orgInfo.orgName }).from(orgInfo).where(eq(orgInfo.orgNo, orgNo));
  await sendMessage(ctx, {
    to: [person.userNo],
    msgType: 'organization',
    msgTitle: `${org!.orgName}请你做创业导师`,
    msgText: `想请你谈：${topics}`,
    msgUrl: HOURS,
  });
  return made!.id;
}

const atMobile = (failure: typeof NO_SUCH_TUTOR) =>
  fail(failure, undefined, { issues: [{ path: 'mobile', message: failure.msg }] });

/** Whoever is asked answers, or ends it; what is booked with them is over then. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function answerPost(ctx: UserCtx, { id, isAccepted }: OutputOf<typeof answer.input>): Promise<void> {
  const { db, user, now } = ctx;
  const its = and(eq(incubationTutor.id, id), ownPosts(user));
  const [row] = await db.select().from(incubationTutor).where(its).for('update');
  const step = isAccepted === 1 ? 'accept' : row?.tutorState === TutorState.active ? 'leave' : 'decline';
  await takeStep<typeof incubationTutor, TutorState, 'accept' | 'leave' | 'decline'>(db, tutorSteps, step, {
    ...state,
    where: its,
    set: { gmtModified: wireTime(now) },
  });
  if (step === 'leave') await cancelHours(ctx, id, '这位导师不再担任创业导师');
}

/** The host ends it. @throws NOT_FOUND, INCUBATION_MOVED_ON */
export async function removeTutor(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const row = await takeStep(db, tutorSteps, 'leave', {
    ...state,
    where: and(eq(incubationTutor.id, id), ownTutors(user)),
    set: { gmtModified: wireTime(now) },
  });
  await cancelHours(ctx, id, '这位导师不再担任创业导师');
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'organization',
    msgTitle: '你不再担任创业导师，没到的谈话已经取消',
    msgUrl: HOURS,
  });
}
