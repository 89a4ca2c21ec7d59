import { DisconnectReason, Room, RoomEvent } from 'livekit-client';
import type { RoomConnectOptions } from 'livekit-client';
import { enterRoom } from '#contract/course/trtc.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { call } from '../../kit/call.ts';
import { chosenDevices } from './chosenDevices.ts';
import { offerSmallPicture } from './smallPicture.ts';
import { steadyPlay } from './steadyPlay.ts';

/** Somebody wanted it so; after any other end one comes back, or watches in another way. */
const meant: ReadonlySet<DisconnectReason | undefined> = new Set([
  DisconnectReason.CLIENT_INITIATED,
  DisconnectReason.DUPLICATE_IDENTITY,
  DisconnectReason.PARTICIPANT_REMOVED,
  DisconnectReason.ROOM_DELETED,
]);

interface Entering {
  isWanted: () => boolean;
  /** The room before one is in it, to listen to. */
  onRoom: (room: Room) => void;
  onTrouble: (trouble: string) => void;
  /** One was in it, and it ended although nobody wanted that. */
  onLost: () => void;
}

/** One try to enter a room of sound and picture with a ticket of its own. @returns nothing when it was not wanted any more */
export async function enterMedia(
  where: InputOf<typeof enterRoom.input>,
  { isWanted, onRoom, onTrouble, onLost }: Entering,
  connecting: RoomConnectOptions = {},
): Promise<Room | undefined> {
  const ticket = await call(enterRoom, where, { isShowErrTip: false });
  if (!isWanted()) return undefined;
  const { iceServers, ...options } = ticket.clientOptions;
  const room = new Room({ ...options, ...chosenDevices() });
  let isIn = false;
  onRoom(room);
  room.on(RoomEvent.Reconnecting, () => onTrouble('网络不稳，正在重新连接…'));
  room.on(RoomEvent.Reconnected, () => onTrouble(''));
  room.on(RoomEvent.Disconnected, (reason) => void (isIn && !meant.has(reason) && onLost()));
  const { href } = new URL(ticket.url, location.href);
  const rtcConfig = iceServers.length > 0 ? { rtcConfig: { iceServers } } : {};
  await room.connect(href, ticket.token, { ...rtcConfig, ...connecting });
  isIn = true;
  room.on(RoomEvent.Disconnected, steadyPlay(room));
  room.on(RoomEvent.Disconnected, offerSmallPicture(room));
  return room;
}
