import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { TopProgress } from '../ui/TopProgress.tsx';

/** Specification, sections 4 and 9. */
export const PROGRESS_MS = 5000;
export const PROGRESS_THROTTLE_MS = 200;

/** The bar on top while a page loads: not within the first 200 ms, and for 5 s at most. */
export function NavigationProgress() {
  const isLoading = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const show = setTimeout(() => setShown(true), PROGRESS_THROTTLE_MS);
    const hide = setTimeout(() => setShown(false), PROGRESS_THROTTLE_MS + PROGRESS_MS);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
      setShown(false);
    };
  }, [isLoading]);
  return <TopProgress active={isShown} />;
}
