import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useEvent } from '../../../kit/live/useEvent.ts';

const ASK_MS = 15_000;

/** Loads a group anew when somebody pays: members hear it over the long connection, others ask while something can move. */
export function useGroupMoves(mayMove: boolean): void {
  const { revalidate } = useRevalidator();
  const again = useCallback(() => void revalidate(), [revalidate]);
  useEvent('orderMoved', again);
  useEffect(() => {
    if (!mayMove) return;
    const timer = setInterval(again, ASK_MS);
    return () => clearInterval(timer);
  }, [mayMove, again]);
}
