import { useCallback, useSyncExternalStore } from 'react';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import { secondsUntil } from './clockText.ts';

const TICK_MS = 500;

function ticking(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS);
  return () => clearInterval(timer);
}

/** Seconds until the end by the clock of the server; undefined where there is no end or while it is paused. */
export function useTimeLeft(endsAt: string | null, isPaused: boolean): number | undefined {
  const left = useCallback(
    () => (endsAt === null || isPaused ? undefined : secondsUntil(endsAt, serverClock.now())),
    [endsAt, isPaused],
  );
  return useSyncExternalStore(ticking, left, left);
}
