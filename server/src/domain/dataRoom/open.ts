import { and, asc, eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isRoomOpen, PartState } from '#contract/rules/dataRooms.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { TeamState } from '#contract/rules/startProjects.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { open } from '#contract/startup/dataRoom.ts';
import { ROOM_GONE } from '#contract/startup/dataRoomFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { dataRoom, dataRoomLook, dataRoomPart } from '../../db/schema/dataRoom.ts';
import { startProjectMember } from '../../db/schema/startProject.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

/** The room behind a link that leads somewhere. @throws ROOM_GONE, the same for all that do not */
async function roomBehind(db: Db, token: string, now: Date) {
  const [room] = await db
    .select()
    .from(dataRoom)
    .where(and(eq(dataRoom.token, token), enabled(dataRoom)));
  if (!room || !isRoomOpen(room, wireTime(now))) throw fail(ROOM_GONE);
  return room;
}

/** What stands at the door. @throws ROOM_GONE */
export async function peekRoom({ db, now }: Ctx, token: string) {
  const { roomName, snapshot, expiresAt } = await roomBehind(db, token, now);
  return { roomName, projectName: snapshot.projectName, expiresAt };
}

/** All that is in it; that somebody opened it is written down. Who left the team took theirs along. @throws ROOM_GONE */
export async function openRoom(ctx: Ctx, { token, visitorName }: OutputOf<typeof open.input>) {
  const { db, now } = ctx;
  const room = await roomBehind(db, token, now);
  const visitor = await ctx.visitor();
  const lookedAt = wireTime(now);
  await db
    .insert(dataRoomLook)
    .values({ roomId: room.id, visitorUserNo: visitor?.userNo ?? null, visitorName, lookedAt });
  const parts = await db
    .select({
      items: dataRoomPart.items,
      answeredAt: dataRoomPart.answeredAt,
      nickname: userExt.nickname,
      mobile: account.mobile,
    })
    .from(dataRoomPart)
    .innerJoin(
      startProjectMember,
      and(
        eq(startProjectMember.projectId, room.projectId),
        eq(startProjectMember.userNo, dataRoomPart.userNo),
        eq(startProjectMember.teamState, TeamState.joined),
      ),
    )
    .innerJoin(account, eq(account.userNo, dataRoomPart.userNo))
    .innerJoin(userExt, eq(userExt.userNo, dataRoomPart.userNo))
    .where(and(eq(dataRoomPart.roomId, room.id), eq(dataRoomPart.partState, PartState.given)))
    .orderBy(asc(dataRoomPart.id));
  return {
    ...room,
    parts: parts.map(({ items, answeredAt, ...person }) => ({
      name: displayName(person),
      givenAt: answeredAt!,
      items,
    })),
  };
}
