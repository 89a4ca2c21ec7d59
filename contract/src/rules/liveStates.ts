import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** Where a live course stands; the last has its recording. */
export const LiveState = choice({
  toCome: [1, '待开播'],
  onAir: [2, '直播中'],
  replayToCome: [3, '待回放'],
  done: [4, '看回放'],
});

export type LiveState = ValueOf<typeof LiveState>;
