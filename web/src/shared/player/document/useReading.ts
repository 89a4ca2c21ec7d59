import { useEffect, useRef, useState } from 'react';
import type { Recorder } from '../progress/recorder.ts';

/** Somebody who only leafs through does not come back to this page. */
const STAYS_MS = 1500;

/**
 * Tells the recorder which page is open and, once it lay open and visible long enough, that it was read. The server
 * judges by its own clock.
 * @param recorder null for a guest, and while nothing is shown
 * @returns the seconds until the open page counts
 */
export function useReading(recorder: Recorder | null, page: number, pageSeconds: number): number {
  const seen = useRef(new Map<number, number>());
  const [shown, setShown] = useState({ page, seconds: 0 });
  useEffect(() => {
    if (!recorder) return;
    const staying = setTimeout(() => recorder.turned(page), STAYS_MS);
    const reading = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      const seconds = (seen.current.get(page) ?? 0) + 1;
      seen.current.set(page, seconds);
      setShown({ page, seconds });
      if (seconds === pageSeconds) recorder.looked(page);
    }, 1000);
    return () => {
      clearTimeout(staying);
      clearInterval(reading);
    };
  }, [recorder, page, pageSeconds]);
  return Math.max(0, pageSeconds - (shown.page === page ? shown.seconds : 0));
}
