import { largeOf } from '../../../shared/rtc/largeOf.ts';
import type { Picture, Turns } from '../../../shared/rtc/largeOf.ts';

/** How a viewer wants a class: the slides large, a picture large, or both side by side. */
export const layouts = ['slides', 'picture', 'both'] as const;
export type Layout = (typeof layouts)[number];
export const layoutNames: Record<Layout, string> = { slides: '课件为主', picture: '画面为主', both: '并排' };

/** Narrower, two next to each other are both too small. */
export const WIDE_ENOUGH = '(width >= 1100px)';

export const layoutsFor = (isWide: boolean): readonly Layout[] => layouts.filter((one) => one !== 'both' || isWide);

export const layoutIn = (kept: string): Layout => layouts.find((one) => one === kept) ?? 'slides';

export interface View {
  shape: Layout;
  /** The picture in the main area, or next to the slides. */
  large: Picture | null;
}

/** What is large: a screen that is shared or a picture that was enlarged takes the place of the slides in every layout. */
export function viewOf(pictures: readonly Picture[], turns: Turns, layout: Layout, isWide: boolean): View {
  const large = largeOf(pictures, turns, layout !== 'slides');
  if (!large) return { shape: 'slides', large };
  return { shape: layout === 'both' && isWide ? 'both' : 'picture', large };
}

/** Whoever chooses the slides while a picture is large turns away from it; the other two show what there is. */
export const turnsFor = (layout: Layout, large: Picture | null): Turns => ({
  pinned: null,
  turned: layout === 'slides' ? (large?.id ?? null) : null,
});
