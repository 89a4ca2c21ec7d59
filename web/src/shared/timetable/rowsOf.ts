import type { BellTimes } from '#contract/rules/periods.ts';
import { blocksOf, longBreaksOf } from '#contract/rules/periods.ts';

/** The rows of the grid: the days' names, a row a period, and a narrow one for each long break. */
export function rowsOf(bells: readonly BellTimes[]) {
  const breaks = new Set(longBreaksOf(bells).map(({ before }) => before));
  const lines = new Map<number, number>();
  const heights = ['head'];
  for (const { seq } of bells) {
    if (breaks.has(seq)) heights.push('gap');
    heights.push('bell');
    lines.set(seq, heights.length);
  }
  const withHeights = (of: Record<string, string>) => heights.map((name) => of[name]).join(' ');
  return {
    screen: withHeights({ head: '46px', gap: '26px', bell: 'minmax(54px, auto)' }),
    paper: withHeights({ head: '32px', gap: '18px', bell: 'minmax(0, 1fr)' }),
    /** The grid line at which a period begins; of one the school has no more, the last. */
    lineOf: (seq: number): number => lines.get(seq) ?? heights.length,
    /** The rows under which a hairline stands: the ends of blocks. */
    rules: blocksOf(bells).flatMap(({ toBell }) => (breaks.has(toBell + 1) ? [] : [lines.get(toBell)!])),
  };
}
