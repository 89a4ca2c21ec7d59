import { useEffect } from 'react';
import type { Playhead } from '../playhead.ts';
import type { Film } from './useFilm.ts';

/** Tells where the film stands, and lets others move it as far as the rules of the course allow. */
export function usePlayhead(
  playhead: Playhead,
  { time, duration }: Film,
  seek: (to: number) => void,
  allowed: (to: number) => number,
): void {
  useEffect(() => {
    return playhead.open((to) => {
      const isOpen = allowed(to) === to;
      if (isOpen) seek(to);
      return isOpen;
    });
  }, [playhead, seek, allowed]);
  useEffect(() => {
    if (duration > 0) playhead.stands(time);
  }, [playhead, time, duration]);
}
