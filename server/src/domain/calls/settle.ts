import { and, eq, inArray, lte } from 'drizzle-orm';
import { callNow } from '#contract/im/liveEvents.ts';
import { callSteps } from '#contract/im/transitions.ts';
import {
  CallEnd,
  CallPersonState,
  CallState,
  endOf,
  lengthOf,
  LOST_SECONDS,
  outcomeOf,
  RING_SECONDS,
} from '#contract/rules/calls.ts';
import { ChatType } from '#contract/rules/chat.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { call, callPerson } from '../../db/schema/call.ts';
import { takeStep } from '../../kit/transition.ts';
import { append } from '../chat/append.ts';
import { tell } from '../messages/tell.ts';
import { secondsOf } from './shown.ts';
import type { CallPersonRow, CallRow } from './shown.ts';

const { accepted, cancelled, left, missed, ringing } = CallPersonState;

const peopleIn = (db: Db, callId: string): Promise<CallPersonRow[]> =>
  db.select().from(callPerson).where(eq(callPerson.callId, callId)).orderBy(callPerson.id);

/**
 * What the clock says about a call that is held: who was rung long enough did not answer, whose page was silent is gone,
 * and a call without people is over. Says whether anything changed; its people are told when it did, or `isMoved`.
 */
export async function settle(db: Db, held: CallRow, now: Date, { isMoved = false } = {}): Promise<boolean> {
  if (held.callState === CallState.ended) return false;
  const isLapsed = await lapse(db, held.id, now);
  const people = await peopleIn(db, held.id);
  const isOver = await endIfDone(db, held, people, { now, isLost: isLapsed });
  if (!isMoved && !isLapsed && !isOver) return false;
  await tell(
    db,
    callNow,
    people.map(({ userNo }) => userNo),
  );
  return true;
}

async function lapse(db: Db, callId: string, now: Date): Promise<boolean> {
  const inState = (state: CallPersonState) => and(eq(callPerson.callId, callId), eq(callPerson.callPersonState, state));
  const silent = await db
    .update(callPerson)
    .set({ callPersonState: missed })
    .where(and(inState(ringing), lte(callPerson.rungAt, wireTimeIn(now, -RING_SECONDS))))
    .returning({ id: callPerson.id });
  const lost = await db
    .update(callPerson)
    .set({ callPersonState: left, leftAt: wireTime(now) })
    .where(and(inState(accepted), lte(callPerson.seenAt, wireTimeIn(now, -LOST_SECONDS))))
    .returning({ id: callPerson.id });
  return silent.length + lost.length > 0;
}

interface Ending {
  now: Date;
  isLost: boolean;
}

/** A call of two is over when one of them is gone, one of a group with the last; unanswered ones when nobody is rung. */
async function endIfDone(db: Db, held: CallRow, people: readonly CallPersonRow[], ending: Ending): Promise<boolean> {
  const speaking = people.filter(({ callPersonState }) => callPersonState === accepted).length;
  const rung = people.filter(({ callPersonState }) => callPersonState === ringing).length;
  const isCallerIn = people.some((one) => one.userNo === held.callerUserNo && one.callPersonState === accepted);
  const isAnswered = held.callState === CallState.active;
  const isPair = people.length === 2;
  const isOver = isAnswered ? speaking === 0 || (isPair && speaking < 2 && rung === 0) : rung === 0 || !isCallerIn;
  if (!isOver) return false;
  const others = people.filter(({ userNo }) => userNo !== held.callerUserNo);
  const states = others.map(({ callPersonState }) => callPersonState);
  const heardEnd = ending.isLost ? CallEnd.lost : CallEnd.hungUp;
  await end(db, held, isAnswered ? heardEnd : endOf(states, rung > 0 && !isCallerIn), ending.now);
  return true;
}

async function end(db: Db, { id, callerUserNo, conversationId, callType }: CallRow, reason: CallEnd, now: Date) {
  const endedAt = wireTime(now);
  const row = await takeStep(db, callSteps, 'end', {
    table: call,
    state: 'callState',
    where: eq(call.id, id),
    set: { endedAt, endReason: reason, gmtModified: endedAt },
  });
  const inState = (state: CallPersonState) =>
    and(eq(callPerson.callId, id), inArray(callPerson.callPersonState, [state]));
  await db.update(callPerson).set({ callPersonState: cancelled }).where(inState(ringing));
  await db.update(callPerson).set({ callPersonState: left, leftAt: endedAt }).where(inState(accepted));
  const seconds = secondsOf(row, now);
  const outcome = outcomeOf(reason, seconds);
  const body = { call: { callId: id, callType, outcome, seconds } };
  const text = seconds > 0 ? `${outcome} ${lengthOf(seconds)}` : outcome;
  const message = { conversationId, senderUserNo: callerUserNo, messageType: ChatType.call, text, body };
  await append(db, message, now);
}
