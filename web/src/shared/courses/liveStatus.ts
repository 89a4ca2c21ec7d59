import { momentOf } from '#contract/rules/time.ts';
import { LiveState } from '#contract/rules/liveStates.ts';

interface Live {
  liveStatus: LiveState | null;
  startTime: string | null;
  endTime: string | null;
}

/** Where a live course stands at `now`. The kept status is only as fresh as whoever wrote it; the times are exact. */
export function liveStatusAt({ liveStatus, startTime, endTime }: Live, now: Date): LiveState | undefined {
  if (liveStatus === null) return undefined;
  const isOver = liveStatus === LiveState.replayToCome || liveStatus === LiveState.done;
  if (isOver || startTime === null) return liveStatus;
  if (now < momentOf(startTime)) return LiveState.toCome;
  if (endTime !== null && now >= momentOf(endTime)) return LiveState.replayToCome;
  return LiveState.onAir;
}
