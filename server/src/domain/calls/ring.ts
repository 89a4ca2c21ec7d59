import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { NOT_CALLABLE, RUNG_TOO_OFTEN } from '#contract/im/callFailures.ts';
import { CallPersonState, LOST_SECONDS, RING_RATE, RING_SECONDS } from '#contract/rules/calls.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { callPerson } from '../../db/schema/call.ts';
import { chatBlock, conversationMember } from '../../db/schema/chat.ts';
import type { UserCtx } from '../../kit/context.ts';
import { countUp } from '../../kit/counter.ts';
import { fail } from '../../kit/fail.ts';

/** @throws RUNG_TOO_OFTEN */
export async function mustRingSlowly({ db, user, now }: UserCtx): Promise<void> {
  const { count } = await countUp(db, ['callRung', user.userNo], { seconds: RING_RATE.seconds }, now);
  if (count > RING_RATE.most) throw fail(RUNG_TOO_OFTEN);
}

/** Rings these people: who is in a call, or rung by another one, is busy; who blocked the caller hears nothing. */
export async function ring({ db, user, now }: UserCtx, callId: string, userNos: readonly string[]): Promise<void> {
  const busy = await busyAmong(db, userNos, now);
  const deaf = await blockersAmong(db, userNos, user.userNo);
  const stateOf = (userNo: string) => {
    if (deaf.has(userNo)) return CallPersonState.missed;
    return busy.has(userNo) ? CallPersonState.busy : CallPersonState.ringing;
  };
  const rungAt = wireTime(now);
  for (const state of [CallPersonState.missed, CallPersonState.busy, CallPersonState.ringing]) {
    const some = userNos.filter((userNo) => stateOf(userNo) === state);
    if (some.length === 0) continue;
    const again = { callPersonState: state, rungAt, tabKey: '', joinedAt: null, seenAt: null, leftAt: null };
    await db
      .insert(callPerson)
      .values(some.map((userNo) => ({ callId, userNo, callPersonState: state, rungAt })))
      .onConflictDoUpdate({ target: [callPerson.callId, callPerson.userNo], set: again });
  }
}

async function busyAmong(db: Db, userNos: readonly string[], now: Date): Promise<Set<string>> {
  const { accepted, ringing } = CallPersonState;
  const isRung = and(eq(callPerson.callPersonState, ringing), gt(callPerson.rungAt, wireTimeIn(now, -RING_SECONDS)));
  const speaks = and(eq(callPerson.callPersonState, accepted), gt(callPerson.seenAt, wireTimeIn(now, -LOST_SECONDS)));
  const rows = await db
    .select({ userNo: callPerson.userNo })
    .from(callPerson)
    .where(and(inArray(callPerson.userNo, [...userNos]), or(isRung, speaks)));
  return new Set(rows.map(({ userNo }) => userNo));
}

async function blockersAmong(db: Db, userNos: readonly string[], callerUserNo: string): Promise<Set<string>> {
  const rows = await db
    .select({ userNo: chatBlock.userNo })
    .from(chatBlock)
    .where(and(eq(chatBlock.blockedUserNo, callerUserNo), inArray(chatBlock.userNo, [...userNos])));
  return new Set(rows.map(({ userNo }) => userNo));
}

/** @throws NOT_CALLABLE unless all of them are in the group */
export async function mustBeMembers(db: Db, conversationId: string, userNos: readonly string[]): Promise<void> {
  const members = await db.$count(
    conversationMember,
    and(
      eq(conversationMember.conversationId, conversationId),
      inArray(conversationMember.userNo, [...userNos]),
      enabled(conversationMember),
    ),
  );
  if (members < userNos.length) throw fail(NOT_CALLABLE);
}
