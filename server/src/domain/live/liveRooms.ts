import { and, eq, inArray } from 'drizzle-orm';
import { HandState, LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import { RoomKind } from '#contract/rules/rtcRooms.ts';
import { liveMember, liveRoom } from '../../db/schema/liveRoom.ts';
import type { Rooms } from '../calls/rooms.ts';
import { mayStudy } from '../study/access.ts';
import { liveNames } from './engine.ts';
import { isRunning, ofMember } from './place.ts';

/** Into the media of a class come its members while it goes on and they may study it; hosts also before, to try their devices. */
export const liveRooms: Rooms = {
  roomKind: RoomKind.live,
  ...liveNames,
  async titlesOf(db, periodIds) {
    const rows = await db
      .select({ id: liveRoom.periodId, title: liveRoom.liveName })
      .from(liveRoom)
      .where(inArray(liveRoom.periodId, [...periodIds]));
    return new Map(rows.map(({ id, title }) => [id, title]));
  },
  async enters(db, { userNo }, periodId, now) {
    const [room] = await db.select().from(liveRoom).where(eq(liveRoom.periodId, periodId));
    if (!room || room.roomStatus === RoomStatus.ended) return undefined;
    const [member] = await db
      .select()
      .from(liveMember)
      .where(and(ofMember(room.id, userNo), eq(liveMember.isBanned, 0)));
    if (!member) return undefined;
    if (member.liveRole !== LiveRole.learner) return { canPublish: true };
    if (!isRunning(room) || !(await mayStudy(db, userNo, periodId, now))) return undefined;
    return { canPublish: member.handState === HandState.onStage };
  },
};
