import { useCallback, useState } from 'react';
import { useMedia } from '../../../kit/useMedia.ts';
import { screenAside, untouched } from '../../../shared/rtc/largeOf.ts';
import type { Picture } from '../../../shared/rtc/largeOf.ts';
import { keepLayout, useKeptLayout } from './keptLayout.ts';
import { turnsFor, viewOf, WIDE_ENOUGH } from './layouts.ts';
import type { Layout, View } from './layouts.ts';

export interface Stage extends View {
  layout: Layout;
  isWide: boolean;
  /** A screen is shared, and one looks at the slides instead. */
  isScreenAside: boolean;
  choose: (layout: Layout) => void;
  enlarge: (id: string) => void;
  /** To the slides, and back to the screen. */
  toSlides: () => void;
  toScreen: () => void;
  /** Told by what fetches the pictures. */
  report: (pictures: readonly Picture[]) => void;
}

const isSame = (some: readonly Picture[], others: readonly Picture[]): boolean =>
  some.map(({ id }) => id).join() === others.map(({ id }) => id).join();

/** What is large in a class, as its viewer wants it. */
export function useStage(): Stage {
  const layout = useKeptLayout();
  const isWide = useMedia(WIDE_ENOUGH);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [turns, setTurns] = useState(untouched);
  const view = viewOf(pictures, turns, layout, isWide);
  const report = useCallback(
    (next: readonly Picture[]) => setPictures((before) => (isSame(before, next) ? before : next)),
    [],
  );
  return {
    ...view,
    layout,
    isWide,
    isScreenAside: view.large === null && screenAside(pictures, turns) !== undefined,
    choose: (next) => {
      keepLayout(next);
      setTurns(turnsFor(next, view.large));
    },
    enlarge: (id) => setTurns({ pinned: id, turned: null }),
    toSlides: () => setTurns(turnsFor('slides', view.large)),
    toScreen: () => setTurns(untouched),
    report,
  };
}
