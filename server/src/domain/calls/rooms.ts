import { randomUUID } from 'node:crypto';
import { MEDIA_FULL, MEDIA_OFF } from '#contract/im/callFailures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { isId } from '#contract/rules/id.ts';
import type { RoomKind } from '#contract/rules/rtcRooms.ts';
import { TICKET_SECONDS, userNoIn, watcherOf } from '#contract/rules/rtcRooms.ts';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import type { Ctx, SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { registry } from '../../kit/registry.ts';
import { nameOf } from '../chat/people.ts';

/** A kind of rooms; the areas that have some say who comes in, and who may be heard and seen there. */
export interface Rooms {
  readonly roomKind: RoomKind;
  /** What the room is called on the media server. */
  nameOf(roomId: string): string;
  /** The id within such a name; undefined for the names of other kinds. */
  idIn(name: string): string | undefined;
  /** What an operator reads of them: of a class its name, of a call no more than that it is one. */
  titlesOf(db: Db, roomIds: readonly string[]): Promise<Map<string, string>>;
  /** Undefined: there is no such room for this person. */
  enters(
    db: Db,
    user: Pick<SessionUser, 'userNo'>,
    roomId: string,
    now: Date,
  ): Promise<{ canPublish: boolean } | undefined>;
}

export const roomKinds = registry<Rooms>('roomKinds');

/** Names that begin with a word of their own and end with an id. */
export const namedAfter = (prefix: string): Pick<Rooms, 'nameOf' | 'idIn'> => ({
  nameOf: (roomId) => prefix + roomId,
  idIn(name) {
    const id = name.slice(prefix.length);
    return name.startsWith(prefix) && isId(id) ? id : undefined;
  },
});

/** @throws NOT_FOUND, MEDIA_OFF, MEDIA_FULL for who would only watch */
export async function ticketFor(
  { db, providers: { rtc }, now }: Ctx,
  user: SessionUser,
  { roomKind, roomId, isWatching }: { roomKind: RoomKind; roomId: string; isWatching?: 1 | undefined },
) {
  const rooms = roomKinds.entries().find((kind) => kind.roomKind === roomKind);
  const right = await rooms?.enters(db, user, roomId, now);
  if (!rooms || !right) throw fail(NOT_FOUND);
  if (!rtc?.isUsable) throw fail(MEDIA_OFF);
  const room = rooms.nameOf(roomId);
  const publish = right.canPublish && isWatching !== 1;
  if (!publish && rtc.host?.isFull(room)) throw fail(MEDIA_FULL);
  const identity = publish ? user.userNo : watcherOf(user.userNo, randomUUID());
  const person = { identity, name: await nameOf(db, user.userNo) };
  const grants = { publish, subscribe: true };
  const ticket = await rtc.joinToken(room, person, grants, TICKET_SECONDS);
  return { room, ...ticket, expiresAt: wireTimeIn(now, TICKET_SECONDS) };
}

/** A cluster may carry rooms of others as well. */
export const isRoomOfOurs = (name: string): boolean =>
  roomKinds.entries().some((kind) => kind.idIn(name) !== undefined);

interface Holder {
  room: string;
  identity: string;
  grants: { canPublish: boolean };
}

/** Whether a ticket still says what is so: its holder may have been sent out, or put off the stage, since it was given. */
export async function stillEnters(db: Db, { room, identity, grants }: Holder, now: Date): Promise<boolean> {
  for (const kind of roomKinds.entries()) {
    const roomId = kind.idIn(room);
    if (roomId === undefined) continue;
    const right = await kind.enters(db, { userNo: userNoIn(identity) }, roomId, now);
    return right !== undefined && (right.canPublish || !grants.canPublish);
  }
  return false;
}
