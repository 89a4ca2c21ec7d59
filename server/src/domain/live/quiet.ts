import type { LiveRoom } from '#contract/live/shapes.ts';
import type { RtcEngine } from '../../providers/rtc/rtcEngine.ts';
import type { UserCtx } from '../../kit/context.ts';
import { mediaRoomOf, thenOnMedia } from './engine.ts';
import { hostOf } from './place.ts';
import { setRules } from './settings.ts';
import { handsOf } from './view.ts';

/**
 * Everybody but the hosts falls silent: microphones on stage are turned off, nothing is said and no hand goes up. Undone,
 * microphones stay as they are: nobody is heard who did not turn theirs on. @throws ROOM_GONE
 */
export async function quietRoom(ctx: UserCtx, periodId: string, isQuiet: 0 | 1): Promise<LiveRoom> {
  const { db, user, now } = ctx;
  const { room } = await hostOf(db, user, periodId, now);
  if (isQuiet === 1) {
    const { stage } = await handsOf(db, room.id, now);
    const userNos = new Set(stage.map(({ userNo }) => userNo));
    if (userNos.size > 0) thenOnMedia(ctx, (engine) => muteAll(engine, mediaRoomOf(periodId), userNos));
  }
  const isHandsOpen = isQuiet === 1 ? 0 : 1;
  return setRules(ctx, { periodId, slowSeconds: room.slowSeconds, isMutedAll: isQuiet, isHandsOpen });
}

async function muteAll(engine: RtcEngine, room: string, userNos: ReadonlySet<string>): Promise<void> {
  for (const { identity, tracks } of await engine.participants(room)) {
    if (!userNos.has(identity)) continue;
    for (const { id, kind, muted } of tracks)
      if (kind === 'audio' && !muted) await engine.mute(room, identity, id, true);
  }
}
