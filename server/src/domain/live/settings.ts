import { eq } from 'drizzle-orm';
import type { rules, settings } from '#contract/live/room.ts';
import type { LiveRoom } from '#contract/live/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { EntryKind } from '#contract/rules/liveRooms.ts';
import { liveRoom } from '../../db/schema/liveRoom.ts';
import type { UserCtx } from '../../kit/context.ts';
import { mustBeDecent } from '../chat/words.ts';
import { hostOf } from './place.ts';
import { thenRecord } from './recording.ts';
import { append } from './timeline.ts';
import { viewAgain } from './view.ts';

/** @throws ROOM_GONE, BAD_WORD */
export async function setRoom(ctx: UserCtx, { periodId, ...set }: OutputOf<typeof settings.input>): Promise<LiveRoom> {
  const { db, user, now } = ctx;
  const { room, role } = await hostOf(db, user, periodId, now);
  await mustBeDecent(db, set.liveName, 'liveName');
  await db.update(liveRoom).set(set).where(eq(liveRoom.id, room.id));
  await append(db, room.id, { entryKind: EntryKind.rules, userNo: user.userNo, liveRole: role }, now);
  thenRecord(ctx, { ...room, ...set });
  return viewAgain(ctx, periodId);
}

/** @throws ROOM_GONE */
export async function setRules(ctx: UserCtx, { periodId, ...set }: OutputOf<typeof rules.input>): Promise<LiveRoom> {
  const { db, user, now } = ctx;
  const { room, role } = await hostOf(db, user, periodId, now);
  await db.update(liveRoom).set(set).where(eq(liveRoom.id, room.id));
  await append(
    db,
    room.id,
    { entryKind: EntryKind.rules, userNo: user.userNo, liveRole: role, value: set.isMutedAll },
    now,
  );
  return viewAgain(ctx, periodId);
}

/** @throws ROOM_GONE, BAD_WORD */
export async function setFiller(ctx: UserCtx, periodId: string, words: string): Promise<LiveRoom> {
  const { db, user, now } = ctx;
  const { room, role } = await hostOf(db, user, periodId, now);
  await mustBeDecent(db, words, 'filler');
  await db.update(liveRoom).set({ filler: words }).where(eq(liveRoom.id, room.id));
  await append(db, room.id, { entryKind: EntryKind.rules, userNo: user.userNo, liveRole: role }, now);
  return viewAgain(ctx, periodId);
}
