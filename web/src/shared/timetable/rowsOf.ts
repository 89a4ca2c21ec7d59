import type { BellTimes } from '#contract/rules/periods.ts';
import { blocksOf, longBreaksOf } from '#contract/rules/periods.ts';
import { MOST_LINES } from './placeOf.ts';

/** The rows of the grid: the days' names, a row a period, and a narrow one for each long break. */
export function rowsOf(bells: readonly BellTimes[]) {
  const breaks = new Set(longBreaksOf(bells).map(({ before }) => before));
  const lines = new Map<number, number>();
  let line = 1;
  for (const { seq } of bells) {
    line += breaks.has(seq) ? 2 : 1;
    lines.set(seq, Math.min(line, MOST_LINES - 1));
  }
  return {
    /** The grid line at which a period begins; of one the school has no more, the last. */
    lineOf: (seq: number): number => lines.get(seq) ?? Math.min(line, MOST_LINES - 1),
    /** The line below everything. */
    end: Math.min(line + 1, MOST_LINES),
    /** The rows under which a hairline stands: the ends of blocks. */
    rules: blocksOf(bells).flatMap(({ toBell }) => (breaks.has(toBell + 1) ? [] : [lines.get(toBell)!])),
  };
}
