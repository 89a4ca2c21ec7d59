import type { RoomEventName } from './room.ts';
import type { RtcStats } from './rooms.ts';
import type { ServeSettings } from './serve.ts';

/** What the process of the media engine is told. */
export type ToChild = { start: ServeSettings } | { record: Recording } | { stop: true };

/** Whether what a room shows is kept. */
export interface Recording {
  room: string;
  isOn: boolean;
}

/** What it says: it serves, it never will, something happened, a room is recorded or all of it is written, how things stand. */
export type FromChild =
  | { ready: { httpPort: number } }
  | { unusable: string }
  | { event: { name: RoomEventName; room: string; identity?: string } }
  | { recording: Recording }
  | { stats: RtcStats };
