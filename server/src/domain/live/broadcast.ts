import { HLS_OFF } from '#contract/live/failures.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { MEDIA_SECONDS, signMedia } from '../media/token.ts';
import { mediaRoomOf } from './engine.ts';
import { liveRooms } from './liveRooms.ts';
import { mustRun, roomOf } from './place.ts';

/** Below it lie the playlists of classes, their heads, parts and segments. */
export const BROADCAST_PATH = '/live-hls';
export const BROADCAST_PART = 'v';

/**
 * Where who may be in the room watches it a few seconds late. With a cluster elsewhere there is no such thing.
 * @throws ROOM_GONE, BANNED, NOT_ON_AIR, HLS_OFF
 */
export async function broadcastFor({ db, user, now, config, providers }: UserCtx, periodId: string) {
  const { room, lesson } = await roomOf(db, user, periodId, now);
  mustRun(room);
  const lead = room.anchorUserNo ?? lesson.lecturerUserNo;
  if (!providers.rtc?.host?.broadcasts.open(mediaRoomOf(periodId), lead)) throw fail(HLS_OFF);
  const expires = Math.floor(now.getTime() / 1000) + MEDIA_SECONDS;
  const claim = { id: periodId, owner: user.userNo, part: BROADCAST_PART, path: '', expires };
  const url = `${BROADCAST_PATH}/${signMedia(config.secretKey, claim)}/live.m3u8`;
  return { url, expiresAt: wireTime(new Date(expires * 1000)) };
}

/** Whether they still may: nobody who was sent out or may not study it any more, and nothing after the class. */
export const stillWatches = async (db: Db, userNo: string, periodId: string, now: Date): Promise<boolean> =>
  (await liveRooms.enters(db, { userNo }, periodId, now)) !== undefined;
