import type { Server, Socket } from 'socket.io';
import type * as z from 'zod';
import type { LiveEvent } from '#contract/kit/event.ts';

export interface Known {
  userNo: string;
  token: string;
}

type Nothing = Record<string, never>;
/** Which events there are and what they say is for contract/src/liveEvents.ts to know. */
type Emitted = Record<string, (payload: unknown) => void>;

export type LiveServer = Server<Nothing, Emitted, Nothing, Known>;
export type LiveSocket = Socket<Nothing, Emitted, Nothing, Known>;

export const roomOf = (userNo: string): string => `user:${userNo}`;

/** The tabs of a person that are open here. */
export const tabsOf = (io: LiveServer, userNo: string): LiveSocket[] =>
  [...(io.of('/').adapter.rooms.get(roomOf(userNo)) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

/** Whoever has a tab open here. */
export const everybody = (io: LiveServer): string[] => [
  ...new Set([...io.of('/').sockets.values()].map(({ data }) => data.userNo)),
];

/** Says exactly what is declared: a field that is not in the schema never leaves the house. @throws when it does not fit */
export function say(to: { emit(name: string, payload: unknown): unknown }, event: LiveEvent, payload: unknown): void {
  to.emit(event.name, (event.schema as unknown as z.ZodType).parse(payload));
}
