import type { RtcEngine } from '../../providers/rtc/rtcEngine.ts';
import type { Ctx } from '../../kit/context.ts';
import { loggable } from '../../kit/loggable.ts';
import { namedAfter } from '../calls/rooms.ts';

export const liveNames = namedAfter('live-');

/** What the room of a class-hour is called on the media server. */
export const mediaRoomOf = (periodId: string): string => liveNames.nameOf(periodId);

/**
 * Tells the media server what was decided, once it is written down. That it is away, or knows nothing of this person,
 * undoes nothing: whoever enters anew gets a ticket by what is written down.
 */
export function thenOnMedia(ctx: Ctx, work: (engine: RtcEngine) => Promise<void>): void {
  const { rtc } = ctx.providers;
  if (!rtc?.isUsable) return;
  ctx.afterCommit(() =>
    work(rtc).catch((error: unknown) => ctx.log.warn(loggable(error), 'the media server did not hear of it')),
  );
}
