import { useSyncExternalStore } from 'react';
import type { Playhead } from './playhead.ts';

/** Something that follows from where the class-hour stands; only its changes draw anew. Null while nothing is open. */
export const usePosition = <T extends number | null>(playhead: Playhead, of: (at: number | null) => T): T =>
  useSyncExternalStore(
    playhead.subscribe,
    () => of(playhead.at()),
    () => of(null),
  );
