import { useCallback, useState } from 'react';
import { keepBrowserText, useBrowserText } from '../../../kit/browserText.ts';
import { useMedia } from '../../../kit/useMedia.ts';
import { screenAside, untouched } from '../../../shared/rtc/largeOf.ts';
import type { Picture } from '../../../shared/rtc/largeOf.ts';
import { layoutIn, turnsFor, viewOf, WIDE_ENOUGH } from './layouts.ts';
import type { Layout, View } from './layouts.ts';

const KEY = 'zt-live-layout';

export interface Stage extends View {
  layout: Layout;
  isWide: boolean;
  /** A screen is shared, and one looks at the slides instead. */
  isScreenAside: boolean;
  /** It is so because one pressed something. */
  isPressed: boolean;
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
  const layout = layoutIn(useBrowserText(KEY));
  const isWide = useMedia(WIDE_ENOUGH);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const report = useCallback<Stage['report']>(
    (next: readonly Picture[]) => setPictures((before) => (isSame(before, next) ? before : next)),
    [],
  );
  const [turns, setTurns] = useState(untouched);
  const view = viewOf(pictures, turns, layout, isWide);
  const aside = view.large === null ? screenAside(pictures, turns) : undefined;
  const enlarge = (id: string) => setTurns({ pinned: id, turned: null });
  return {
    ...view,
    layout,
    isWide,
    isScreenAside: aside !== undefined,
    isPressed: turns.pinned !== null || turns.turned !== null,
    choose: (next: Layout) => {
      keepBrowserText(KEY, next);
      setTurns(turnsFor(next, view.large));
    },
    enlarge,
    toSlides: () => setTurns(turnsFor('slides', view.large)),
    toScreen: () => aside && enlarge(aside.id),
    report,
  };
}
