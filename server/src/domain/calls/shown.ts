import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Call, CallView } from '#contract/im/callShapes.ts';
import { CallPersonState, CallState } from '#contract/rules/calls.ts';
import { ConversationKind } from '#contract/rules/chat.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { call, callPerson } from '../../db/schema/call.ts';
import { conversation } from '../../db/schema/chat.ts';
import { peopleOf } from '../chat/people.ts';

export type CallRow = typeof call.$inferSelect;
export type CallPersonRow = typeof callPerson.$inferSelect;

/** Calls as their people see them, in three statements. */
async function shownCalls(db: Db, callIds: readonly string[]): Promise<Map<string, Call>> {
  if (callIds.length === 0) return new Map();
  const rows = await db
    .select({ call, conversation })
    .from(call)
    .innerJoin(conversation, eq(conversation.id, call.conversationId))
    .where(inArray(call.id, [...callIds]));
  const persons = await db
    .select()
    .from(callPerson)
    .where(inArray(callPerson.callId, [...callIds]))
    .orderBy(callPerson.id);
  const known = await peopleOf(
    db,
    persons.map(({ userNo }) => userNo),
  );
  const shown = ({ userNo, callPersonState, tabKey }: CallPersonRow) => ({
    ...(known.get(userNo) ?? { userNo, userName: '已注销用户', headImgUrl: '' }),
    callPersonState,
    tabKey,
  });
  const byCall = Map.groupBy(persons, ({ callId }) => callId);
  return new Map(
    rows.map((row) => [
      row.call.id,
      {
        callId: row.call.id,
        conversationId: row.call.conversationId,
        callType: row.call.callType,
        callState: row.call.callState,
        callerUserNo: row.call.callerUserNo,
        isGroup: row.conversation.conversationKind === ConversationKind.group ? 1 : 0,
        title: row.conversation.title,
        beganAt: row.call.beganAt,
        endReason: row.call.endReason,
        people: (byCall.get(row.call.id) ?? []).map(shown),
      },
    ]),
  );
}

/** Seconds from the first answer until the end, or until now. */
export const secondsOf = ({ beganAt, endedAt }: Pick<CallRow, 'beganAt' | 'endedAt'>, now: Date): number => {
  if (beganAt === null) return 0;
  const until = endedAt === null ? now : momentOf(endedAt);
  return Math.max(0, Math.round((until.getTime() - momentOf(beganAt).getTime()) / 1000));
};

export async function viewOf(db: Db, callId: string, now: Date): Promise<CallView> {
  const [row] = await db.select().from(call).where(eq(call.id, callId));
  const shown = (await shownCalls(db, [callId])).get(callId);
  return { ...shown!, seconds: secondsOf(row!, now) };
}

/** For each of these people the call they are in, else the one that rings for them. */
export async function callsOf(db: Db, userNos: readonly string[]): Promise<Map<string, Call>> {
  const { accepted, ringing } = CallPersonState;
  const rows = await db
    .select({ userNo: callPerson.userNo, callId: callPerson.callId })
    .from(callPerson)
    .innerJoin(call, and(eq(call.id, callPerson.callId), ne(call.callState, CallState.ended)))
    .where(and(inArray(callPerson.userNo, [...userNos]), inArray(callPerson.callPersonState, [ringing, accepted])))
    .orderBy(callPerson.callPersonState, callPerson.id);
  const calls = await shownCalls(db, [...new Set(rows.map(({ callId }) => callId))]);
  // the last one of a person stays: who speaks hears of that call, and not of a second one
  return new Map(rows.flatMap(({ userNo, callId }) => (calls.has(callId) ? [[userNo, calls.get(callId)!]] : [])));
}
