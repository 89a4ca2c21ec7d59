import { and, asc, desc, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { NOT_FOR_HOSTS, ROOM_GONE } from '#contract/live/failures.ts';
import { liveDesk } from '#contract/live/liveEvents.ts';
import type { list } from '#contract/live/people.ts';
import type { LiveMember } from '#contract/live/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { GONE_SECONDS, HandState, LiveRole } from '#contract/rules/liveRooms.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { liveMember } from '../../db/schema/liveRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { pageAt } from '../../kit/paginate.ts';
import { peopleOf } from '../chat/people.ts';
import { tell } from '../messages/tell.ts';
import { mediaRoomOf, thenOnMedia } from './engine.ts';
import { lowerHand } from './hands.ts';
import { held, hostOf, ofMember, roomOf } from './place.ts';
import type { MemberRow } from './place.ts';
import { handsOf, isHere } from './view.ts';

/** Everybody sees who is here; hands with their questions, who never raised one and who was sent out are for hosts. */
export async function memberPage({ db, user, now }: UserCtx, wanted: OutputOf<typeof list.input>) {
  const { periodId, part } = wanted;
  const inside = part === 'here' ? await roomOf(db, user, periodId, now) : await hostOf(db, user, periodId, now);
  const { id } = inside.room;
  const isHost = inside.role !== LiveRole.learner;
  if (part === 'hands') {
    const { queue, stage } = await handsOf(db, id, now);
    const all = [...stage, ...queue];
    const rows = (limit: number, offset: number) => shown(db, all.slice(offset, offset + limit), now, isHost);
    return pageAt(wanted, all.length, rows);
  }
  const where = partsOf(id, now)[part];
  const rows = async (limit: number, offset: number) => {
    const order = [desc(liveMember.liveRole), asc(liveMember.id)];
    return shown(
      db,
      await db
        .select()
        .from(liveMember)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
      now,
      isHost,
    );
  };
  return pageAt(wanted, await db.$count(liveMember, where), rows);
}

const partsOf = (roomId: string, now: Date): Record<'here' | 'never' | 'banned', SQL | undefined> => ({
  here: isHere(roomId, now),
  never: and(isHere(roomId, now), eq(liveMember.countRaised, 0), eq(liveMember.liveRole, LiveRole.learner)),
  banned: and(eq(liveMember.roomId, roomId), eq(liveMember.isBanned, 1)),
});

async function shown(db: Db, rows: readonly MemberRow[], now: Date, isHost: boolean): Promise<LiveMember[]> {
  const people = await peopleOf(
    db,
    rows.map(({ userNo }) => userNo),
  );
  const since = wireTimeIn(now, -GONE_SECONDS);
  return rows.map((row) => ({
    ...(people.get(row.userNo) ?? { userNo: row.userNo, userName: '已注销用户', headImgUrl: '' }),
    ...row,
    isHere: row.seenAt >= since && row.isBanned === 0 ? 1 : 0,
    handSince: row.handState === HandState.down ? null : row.handSince,
    question: isHost ? row.question : '',
  }));
}

/** A learner of the room. @throws ROOM_GONE nobody such, NOT_FOR_HOSTS */
async function learnerIn(db: Db, roomId: string, userNo: string): Promise<MemberRow> {
  const [member] = await db.select().from(liveMember).where(ofMember(roomId, userNo)).for('update');
  if (!member) throw fail(ROOM_GONE, '这个人没有来过这个直播间');
  if (member.liveRole === LiveRole.host) throw fail(NOT_FOR_HOSTS);
  return member;
}

export async function muteMember(ctx: UserCtx, periodId: string, userNo: string, isMuted: 0 | 1): Promise<void> {
  const { db, user, now } = ctx;
  const { room } = await hostOf(db, user, periodId, now);
  const { id } = await learnerIn(db, room.id, userNo);
  await db.update(liveMember).set({ isMuted }).where(eq(liveMember.id, id));
  await tell(db, liveDesk, [userNo], { periodId });
}

/** Sent out: their hand goes down, their page closes the room, and they do not come in again until they are let in. */
export async function banMember(ctx: UserCtx, periodId: string, userNo: string, isBanned: 0 | 1): Promise<void> {
  const { db, user, now } = ctx;
  const { room } = await hostOf(db, user, periodId, now);
  await held(db, room.id);
  const { id } = await learnerIn(db, room.id, userNo);
  if (isBanned === 1) await lowerHand(ctx, periodId, userNo);
  await db
    .update(liveMember)
    .set({ isBanned, ...(isBanned === 1 && { liveRole: LiveRole.learner }) })
    .where(eq(liveMember.id, id));
  await tell(db, liveDesk, [userNo, user.userNo], { periodId });
  if (isBanned === 1) thenOnMedia(ctx, (engine) => engine.kick(mediaRoomOf(periodId), userNo));
}
