import { momentOf } from '#contract/rules/time.ts';

export const liveStatuses = { 1: '待开播', 2: '直播中', 3: '待回放', 4: '看回放' } as const;

export type LiveStatus = keyof typeof liveStatuses;

interface Live {
  liveStatus: number | null;
  startTime: string | null;
  endTime: string | null;
}

/** Where a live course stands at `now`. The kept status is only as fresh as whoever wrote it; the times are exact. */
export function liveStatusAt({ liveStatus, startTime, endTime }: Live, now: Date): LiveStatus | undefined {
  if (liveStatus === null || !(liveStatus in liveStatuses)) return undefined;
  const kept = liveStatus as LiveStatus;
  if (kept > 2 || startTime === null) return kept;
  if (now < momentOf(startTime)) return 1;
  if (endTime !== null && now >= momentOf(endTime)) return 3;
  return 2;
}
