import { NOT_FETCHED } from '#contract/live/failures.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { MEDIA_SECONDS, signMedia } from '../media/token.ts';
import { mustRun, roomOf } from './place.ts';

/** Part of a claim. */
export const FETCHED_PART = 'l';
export const LIVE_HLS_PATH = '/live-hls';

/** Where players fetch what who leads the class shows, for whoever cannot get into the room of the media server. */
export async function fetchedAddress({ db, user, now, config, providers }: UserCtx, periodId: string) {
  const { lesson, room } = await roomOf(db, user, periodId, now);
  mustRun(room);
  if (!providers.rtc?.isUsable || !providers.rtc.host) throw fail(NOT_FETCHED);
  const token = signMedia(config.secretKey, {
    id: periodId,
    owner: user.userNo,
    part: FETCHED_PART,
    path: room.anchorUserNo ?? lesson.lecturerUserNo,
    expires: Math.floor(now.getTime() / 1000) + MEDIA_SECONDS,
  });
  return { url: `${LIVE_HLS_PATH}/${token}/stream.m3u8`, expiresAt: wireTimeIn(now, MEDIA_SECONDS) };
}
