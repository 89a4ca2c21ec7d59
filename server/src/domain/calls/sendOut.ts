import { TwirpError } from 'livekit-server-sdk';
import type { Call } from '#contract/im/callShapes.ts';
import { CallState } from '#contract/rules/calls.ts';
import type { UserCtx } from '../../kit/context.ts';
import { callRooms } from './callRooms.ts';

/** Who left hears and sees nothing more, whatever their page does; with the end of a call nobody does. */
export function sendOut({ providers: { rtc }, user, log, afterCommit }: UserCtx, { callId, callState }: Call): void {
  if (!rtc?.isUsable) return;
  const room = callRooms.nameOf(callId);
  afterCommit(async () => {
    try {
      await (callState === CallState.ended ? rtc.closeRoom(room) : rtc.kick(room, user.userNo));
    } catch (error) {
      // mostly the page was faster
      const isGone = error instanceof TwirpError && error.status === 404;
      if (!isGone) log.warn({ err: error, room }, 'nobody was sent out of the room');
    }
  });
}
