import type { RoomEventName } from './room.ts';
import type { RtcStats } from './rooms.ts';
import type { ServeSettings } from './serve.ts';

/** What the process of the media engine is told. */
export type ToChild = { start: ServeSettings } | { stop: true };

/** What it says: it serves, it never will, something happened, how things stand. */
export type FromChild =
  | { ready: { httpPort: number } }
  | { unusable: string }
  | { event: { name: RoomEventName; room: string; identity?: string } }
  | { stats: RtcStats };
