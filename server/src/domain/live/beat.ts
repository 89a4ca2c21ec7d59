import { eq, sql } from 'drizzle-orm';
import type { save } from '#contract/data/watchLiveLog.ts';
import { ROOM_GONE } from '#contract/live/failures.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { LIVE_BEAT_SECONDS, LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import type { Db } from '../../db/client.ts';
import { liveMember, liveRoom } from '../../db/schema/liveRoom.ts';
import { studySitting } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { deviceOf } from '../session/device.ts';
import { keepVisit } from '../study/visit.ts';
import { settleDone } from './done.ts';
import { present } from './enter.ts';
import { lowerGone } from './hands.ts';
import { roomOf } from './place.ts';
import type { RoomRow } from './place.ts';
import { isAnchorHere, isHere } from './view.ts';

/** What one beat can count at most: a page that slept was not there. */
const MOST_AT_ONCE = LIVE_BEAT_SECONDS * 2;

type Told = OutputOf<typeof save.input>;

/**
 * An open page says that it is there. Seconds since its last word count for the ledger while the class is on air; of a replay
 * only those that it really played since then. Two pages of one person count once. Who missed the class begins with its replay.
 * @throws ROOM_GONE, BANNED
 */
export async function beat(
  ctx: UserCtx,
  { chapterId, tabKey, isReplay, playedSeconds }: Told,
): Promise<OutputOf<typeof save.output>> {
  const { db, user, now } = ctx;
  const { room, role, member: known } = await roomOf(db, user, chapterId, now);
  const isReplaying = isReplay === 1 && room.roomStatus === RoomStatus.ended;
  const member = known ?? (isReplaying ? await present(db, room.id, user.userNo, role, now) : undefined);
  if (!member) throw fail(ROOM_GONE);
  await lowerGone(ctx, room, role === LiveRole.learner ? user.userNo : undefined);
  const isCounted = room.roomStatus === (isReplay === 1 ? RoomStatus.ended : RoomStatus.onAir);
  const elapsed = sql`greatest(0, least(${isReplay === 1 ? Math.min(MOST_AT_ONCE, playedSeconds) : MOST_AT_ONCE},
    round(extract(epoch from ${now.toISOString()}::timestamptz - ${liveMember.seenAt}))))::int`;
  const column = isReplay === 1 ? liveMember.replaySeconds : liveMember.watchedSeconds;
  const counted = isCounted ? sql`${column} + ${elapsed}` : column;
  const [after] = await db
    .update(liveMember)
    .set({ seenAt: now.toISOString(), [isReplay === 1 ? 'replaySeconds' : 'watchedSeconds']: counted })
    .where(eq(liveMember.id, member.id))
    .returning();
  const watchedSeconds = after!.watchedSeconds + after!.replaySeconds;
  const more = watchedSeconds - member.watchedSeconds - member.replaySeconds;
  if (role === LiveRole.learner && more > 0) await enterLedger(ctx, room, more, isReplay);
  if (role !== LiveRole.learner) await seen(db, room, user.userNo, tabKey, now);
  const isDone = role === LiveRole.learner && (await settleDone(db, room, now, user.userNo));
  const [latest] = await db.select().from(liveRoom).where(eq(liveRoom.id, room.id));
  return {
    ...latest!,
    isAnchorHere: isAnchorHere(latest!, now),
    countMembers: await db.$count(liveMember, isHere(room.id, now)),
    watchedSeconds,
    isDone: isDone ? 1 : 0,
  };
}

/** The page that holds the class is there. */
async function seen(db: Db, room: RoomRow, userNo: string, tabKey: string | undefined, now: Date): Promise<void> {
  if (tabKey === undefined || room.anchorUserNo !== userNo || room.anchorTab !== tabKey) return;
  await db.update(liveRoom).set({ anchorSeenAt: now.toISOString() }).where(eq(liveRoom.id, room.id));
}

/** One entry of the open ledger for the class, and one for its replay. */
async function enterLedger(ctx: UserCtx, room: RoomRow, seconds: number, isReplay: 0 | 1): Promise<void> {
  const { db, user, now } = ctx;
  const { userNo } = user;
  const { courseId, periodId } = room;
  const at = now.toISOString();
  await db
    .insert(studySitting)
    .values({
      userNo,
      courseId,
      periodId,
      sittingKey: `${isReplay === 1 ? 'replay' : 'live'}-${room.id}`,
      startedAt: at,
      lastAt: at,
      seconds,
      device: deviceOf(ctx.userAgent),
      ip: ctx.ip,
    })
    .onConflictDoUpdate({
      target: [studySitting.userNo, studySitting.periodId, studySitting.sittingKey],
      set: { lastAt: at, seconds: sql`${studySitting.seconds} + ${seconds}` },
    });
  await keepVisit(db, { userNo, courseId, periodId }, now);
}
