import { and, eq, inArray, ne } from 'drizzle-orm';
import { CallPersonState, CallState, CallType } from '#contract/rules/calls.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { call, callPerson } from '../../db/schema/call.ts';
import { own } from './hold.ts';
import { namedAfter } from './rooms.ts';
import type { Rooms } from './rooms.ts';

/** Into the room of a call comes who took part in it, while it goes on. */
export const callRooms: Rooms = {
  roomKind: RoomKind.call,
  ...namedAfter('call-'),
  async titlesOf(db, callIds) {
    const rows = await db
      .select({ id: call.id, callType: call.callType })
      .from(call)
      .where(inArray(call.id, [...callIds]));
    return new Map(rows.map(({ id, callType }) => [id, CallType.labels[callType]]));
  },
  async enters(db, { userNo }, callId) {
    const [row] = await db
      .select({ id: callPerson.id })
      .from(callPerson)
      .innerJoin(call, and(eq(call.id, callPerson.callId), ne(call.callState, CallState.ended)))
      .where(and(own(userNo, callId), eq(callPerson.callPersonState, CallPersonState.accepted)));
    return row && { canPublish: true };
  },
};
