import { eq } from 'drizzle-orm';
import { CALL_OVER, IN_A_CALL } from '#contract/im/callFailures.ts';
import type { CallView } from '#contract/im/callShapes.ts';
import { callPersonSteps, callSteps } from '#contract/im/transitions.ts';
import { CallPersonState, CallState } from '#contract/rules/calls.ts';
import { wireTime } from '#contract/rules/time.ts';
import { call, callPerson } from '../../db/schema/call.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { mustBeAt, takeStep } from '../../kit/transition.ts';
import { holdPlace, own } from './hold.ts';
import type { Place } from './hold.ts';
import { sendOut } from './sendOut.ts';
import { settle } from './settle.ts';
import { viewOf } from './shown.ts';
import { forgetLost } from './start.ts';

interface Device {
  callId: string;
  tabKey: string;
}

const target = (userNo: string, callId: string) =>
  ({ table: callPerson, state: 'callPersonState', where: own(userNo, callId) }) as const;

/** What rang in vain is over for this person, whatever the others do. @throws CALL_OVER */
function mustStillRing({ call: held, person }: Place): void {
  const { cancelled, missed } = CallPersonState;
  const isPast = person.callPersonState === missed || person.callPersonState === cancelled;
  if (isPast || held.callState === CallState.ended) throw fail(CALL_OVER);
}

/** This device holds the call from now on. Answered by the same tab again, it is what it was. */
export async function acceptCall({ db, user, now }: UserCtx, { callId, tabKey }: Device): Promise<CallView> {
  await forgetLost(db, user.userNo, now);
  const place = await holdPlace(db, user.userNo, callId);
  const isMine = place.person.callPersonState === CallPersonState.accepted && place.person.tabKey === tabKey;
  if (isMine && place.call.callState !== CallState.ended) return viewOf(db, callId, now);
  mustStillRing(place);
  const at = wireTime(now);
  const set = { tabKey, joinedAt: at, seenAt: at };
  const joining = takeStep(db, callPersonSteps, 'accept', { ...target(user.userNo, callId), set });
  await refusedAs(joining, { call_person_speaks: IN_A_CALL });
  const held = await takeStep(db, callSteps, 'answer', {
    table: call,
    state: 'callState',
    where: eq(call.id, callId),
    set: { beganAt: place.call.beganAt ?? at },
  });
  await settle(db, held, now, { isMoved: true });
  return viewOf(db, callId, now);
}

export async function rejectCall({ db, user, now }: UserCtx, callId: string): Promise<void> {
  const place = await holdPlace(db, user.userNo, callId);
  mustStillRing(place);
  await takeStep(db, callPersonSteps, 'reject', target(user.userNo, callId));
  await settle(db, place.call, now, { isMoved: true });
}

export async function leaveCall(ctx: UserCtx, callId: string): Promise<CallView> {
  const { db, user, now } = ctx;
  const { call: held, person } = await holdPlace(db, user.userNo, callId);
  if (person.callPersonState === CallPersonState.accepted) {
    const set = { leftAt: wireTime(now) };
    await takeStep(db, callPersonSteps, 'leave', { ...target(user.userNo, callId), set });
    await settle(db, held, now, { isMoved: true });
  }
  const view = await viewOf(db, callId, now);
  sendOut(ctx, view);
  return view;
}

/** The call comes to this device; the one that had it hears so and lets go. */
export async function takeCall({ db, user, now }: UserCtx, { callId, tabKey }: Device): Promise<CallView> {
  const { call: held, person } = await holdPlace(db, user.userNo, callId);
  mustBeAt(callSteps, 'end', held.callState);
  mustBeAt(callPersonSteps, 'leave', person.callPersonState);
  await db
    .update(callPerson)
    .set({ tabKey, seenAt: wireTime(now) })
    .where(own(user.userNo, callId));
  await settle(db, held, now, { isMoved: true });
  return viewOf(db, callId, now);
}

export async function beatCall({ db, user, now }: UserCtx, { callId, tabKey }: Device): Promise<CallView> {
  const { call: held, person } = await holdPlace(db, user.userNo, callId);
  const isHeld = person.callPersonState === CallPersonState.accepted && person.tabKey === tabKey;
  if (isHeld)
    await db
      .update(callPerson)
      .set({ seenAt: wireTime(now) })
      .where(own(user.userNo, callId));
  await settle(db, held, now);
  return viewOf(db, callId, now);
}
