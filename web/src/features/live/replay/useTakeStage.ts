import { useState } from 'react';
import type { LiveTake } from '#contract/live/shapes.ts';
import { largeOf, screenAside, untouched } from '../../../shared/rtc/largeOf.ts';
import { picturesAt } from './takes.ts';

export interface TakeStage {
  /** The take that is shown instead of the slides. */
  largeId: string | null;
  /** A screen was shared just then, and one looks at the slides instead. */
  isScreenAside: boolean;
  enlarge: (takeId: string) => void;
  toSlides: () => void;
  toScreen: () => void;
}

/** What is large in a replay: the screen that was shared just then, unless its viewer wants something else. */
export function useTakeStage(takes: readonly LiveTake[], second: number): TakeStage {
  const [turns, setTurns] = useState(untouched);
  const pictures = picturesAt(takes, second);
  const large = largeOf(pictures, turns, false);
  return {
    largeId: large?.id ?? null,
    isScreenAside: large === null && screenAside(pictures, turns) !== undefined,
    enlarge: (takeId) => setTurns({ pinned: takeId, turned: null }),
    toSlides: () => setTurns({ pinned: null, turned: (largeOf(pictures, untouched, false) ?? large)?.id ?? null }),
    toScreen: () => setTurns(untouched),
  };
}
