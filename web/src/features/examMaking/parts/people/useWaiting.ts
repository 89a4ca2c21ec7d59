import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const AGAIN_MS = 2000;

/** Loads the page anew every two seconds for as long as something is still being made in the background. */
export function useWaiting(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const again = useEffectEvent(() => {
    if (state === 'idle') void revalidate();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
