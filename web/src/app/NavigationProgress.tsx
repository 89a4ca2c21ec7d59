import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Specification, sections 4 and 9. */
export const PROGRESS_MS = 5000;
export const PROGRESS_THROTTLE_MS = 200;

/** The bar on top while a page loads: appears after 200 ms, runs for 5 s. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <DelayedBar />;
}

function DelayedBar() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PROGRESS_THROTTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown ? <div role="progressbar" aria-label="页面加载中" /> : null;
}
