import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useEvent } from '../../../kit/live/useEvent.ts';

/** Loads the page anew when somebody asks to be let in, or was answered. */
export function useFreshApplies(): void {
  const { revalidate } = useRevalidator();
  useEvent(
    'gradeApply',
    useCallback(() => void revalidate(), [revalidate]),
  );
}
