import { and, eq, lte } from 'drizzle-orm';
import type { start } from '#contract/im/call.ts';
import { CALL_FULL, IN_A_CALL, NOBODY_TO_CALL, NOT_IN_CALL, SINGLE_CALL } from '#contract/im/callFailures.ts';
import type { CallView } from '#contract/im/callShapes.ts';
import { callPersonSteps, callSteps } from '#contract/im/transitions.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CallPersonState, LOST_SECONDS, MOST_CALL_PEOPLE } from '#contract/rules/calls.ts';
import { ConversationKind } from '#contract/rules/chat.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { call, callPerson } from '../../db/schema/call.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { mustBeAt } from '../../kit/transition.ts';
import { standingIn } from '../chat/policies.ts';
import type { Standing } from '../chat/policies.ts';
import { mustSpeak, peerOf } from '../chat/speaking.ts';
import { mustBeWelcome } from '../chat/strangers.ts';
import { holdPlace } from './hold.ts';
import { mustBeMembers, mustRingSlowly, ring } from './ring.ts';
import { settle } from './settle.ts';
import { viewOf } from './shown.ts';

/** Rings. When all are busy the call is over at once, and the conversation says so. */
export async function startCall(ctx: UserCtx, wanted: OutputOf<typeof start.input>): Promise<CallView> {
  const { db, user, now } = ctx;
  const { conversationId, callType, tabKey } = wanted;
  const standing = await standingIn(db, user.userNo, conversationId, 'held');
  await mustRingSlowly(ctx);
  await mustSpeak(db, standing, now);
  const userNos = await rungBy(db, standing, wanted.userNos);
  await forgetLost(db, user.userNo, now);
  const at = wireTime(now);
  const [held] = await db.insert(call).values({ conversationId, callType, callerUserNo: user.userNo }).returning();
  const { id: callId } = held!;
  const own = { callId, userNo: user.userNo, callPersonState: CallPersonState.accepted, tabKey };
  const joining = db.insert(callPerson).values({ ...own, rungAt: at, joinedAt: at, seenAt: at });
  await refusedAs(joining, { call_person_speaks: IN_A_CALL });
  await ring(ctx, callId, userNos);
  await settle(db, held!, now, { isMoved: true });
  return viewOf(db, callId, now);
}

/** Whom a call rings. @throws STRANGER_REFUSED, NOBODY_TO_CALL, NOT_CALLABLE */
async function rungBy(db: Db, { conversation, member }: Standing, chosen: readonly string[]): Promise<string[]> {
  if (conversation.conversationKind === ConversationKind.single) {
    const peer = peerOf(conversation, member.userNo)!;
    if (conversation.lastSeq === 0) await mustBeWelcome(db, { from: member.userNo, to: peer });
    return [peer];
  }
  const userNos = [...new Set(chosen)].filter((userNo) => userNo !== member.userNo);
  if (userNos.length === 0) throw fail(NOBODY_TO_CALL);
  await mustBeMembers(db, conversation.id, userNos);
  return userNos;
}

/** Calls in which I was with a page that crashed come to their end before I am in another one. */
export async function forgetLost(db: Db, userNo: string, now: Date): Promise<void> {
  const isLost = and(
    eq(callPerson.userNo, userNo),
    eq(callPerson.callPersonState, CallPersonState.accepted),
    lte(callPerson.seenAt, wireTimeIn(now, -LOST_SECONDS)),
  );
  for (const { callId } of await db.select({ callId: callPerson.callId }).from(callPerson).where(isLost))
    await settle(db, (await holdPlace(db, userNo, callId)).call, now);
}

/** @throws CALL_GONE, CALL_OVER, NOT_IN_CALL, SINGLE_CALL, NOBODY_TO_CALL, NOT_CALLABLE, CALL_FULL, RUNG_TOO_OFTEN */
export async function inviteToCall(ctx: UserCtx, callId: string, chosen: readonly string[]): Promise<CallView> {
  const { db, user, now } = ctx;
  const { call: held, person } = await holdPlace(db, user.userNo, callId);
  mustBeAt(callSteps, 'end', held.callState);
  mustBeAt(callPersonSteps, 'leave', person.callPersonState);
  const standing = await standingIn(db, user.userNo, held.conversationId).catch(() => undefined);
  if (!standing) throw fail(NOT_IN_CALL);
  if (standing.conversation.conversationKind === ConversationKind.single) throw fail(SINGLE_CALL);
  const people = await db.select().from(callPerson).where(eq(callPerson.callId, callId));
  const { accepted, ringing } = CallPersonState;
  const present = people.filter(({ callPersonState: state }) => state === accepted || state === ringing);
  const isPresent = new Set(present.map(({ userNo }) => userNo));
  const userNos = (await rungBy(db, standing, chosen)).filter((userNo) => !isPresent.has(userNo));
  if (present.length + userNos.length > MOST_CALL_PEOPLE) throw fail(CALL_FULL);
  await mustRingSlowly(ctx);
  await ring(ctx, callId, userNos);
  await settle(db, held, now, { isMoved: true });
  return viewOf(db, callId, now);
}
