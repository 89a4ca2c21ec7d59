import { userNoIn } from '#contract/rules/rtcRooms.ts';
import type { Db } from '../../db/client.ts';
import type { RtcEngine, RtcEntered } from '../../providers/rtc/rtcEngine.ts';
import { isRoomOfOurs, stillEnters } from './rooms.ts';

/**
 * A cluster lets in whoever has a ticket, and tells us then. A ticket is good for ten minutes, and its holder may have been
 * sent out, or put off the stage, since it was given: they are again.
 */
export async function checkEntered(
  { db, rtc, now }: { db: Db; rtc: RtcEngine; now: Date },
  { room, identity, canPublish }: RtcEntered,
): Promise<void> {
  if (!isRoomOfOurs(room)) return;
  const may = (publish: boolean) => stillEnters(db, { room, identity, grants: { canPublish: publish } }, now);
  if (await may(canPublish)) return;
  if (canPublish && (await may(false))) await rtc.setPermissions(room, identity, { publish: false, subscribe: true });
  else await rtc.kick(room, userNoIn(identity));
}
