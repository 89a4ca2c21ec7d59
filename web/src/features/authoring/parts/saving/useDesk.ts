import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLeaving } from '../../../../kit/outbox/useLeaving.ts';
import type { Desk } from './desk.ts';

/** Shows anew whenever something of the course was written, saved or refused. */
export const useDeskVersion = (desk: Desk): number => useSyncExternalStore(desk.listen, desk.version, () => 0);

/** Saves also when the page is hidden, left, or comes back online. */
export function useDeskLife(desk: Desk): void {
  const onLeave = useCallback(() => void desk.flush({ keepalive: true }), [desk]);
  const onOnline = useCallback(() => void desk.flush(), [desk]);
  useLeaving({ onLeave, onOnline });
  useEffect(() => desk.stop, [desk]);
}
