import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useEvent } from '../../../kit/live/useEvent.ts';

const AGAIN_MS = 10_000;

/** Loads the page anew when there is news of the assessment, and while it runs every few seconds as long as it is in sight. */
export function useFreshRun(assessmentId: string, isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEvent(
    'assessmentMoved',
    useCallback(
      (told: { assessmentId: string }) => {
        if (told.assessmentId === assessmentId) void revalidate();
      },
      [assessmentId, revalidate],
    ),
  );
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
