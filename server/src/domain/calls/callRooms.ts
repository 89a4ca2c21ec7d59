import { and, eq, ne } from 'drizzle-orm';
import { CallPersonState, CallState } from '#contract/rules/calls.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { call, callPerson } from '../../db/schema/call.ts';
import { own } from './hold.ts';
import type { Rooms } from './rooms.ts';

/** Into the room of a call comes who took part in it, while it goes on. */
export const callRooms: Rooms = {
  roomKind: RoomKind.call,
  nameOf: (callId) => `call-${callId}`,
  async enters(db, { userNo }, callId) {
    const [row] = await db
      .select({ id: callPerson.id })
      .from(callPerson)
      .innerJoin(call, and(eq(call.id, callPerson.callId), ne(call.callState, CallState.ended)))
      .where(and(own(userNo, callId), eq(callPerson.callPersonState, CallPersonState.accepted)));
    return row && { canPublish: true };
  },
};
