import { hotWords } from '#contract/course/search.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { call } from '../../kit/call.ts';

export type HotWord = OutputOf<typeof hotWords.output>['list'][number];

const FRESH_MS = 60_000;

let known: { words: Promise<HotWord[]>; until: number } | undefined;

/** What many search; asked once a minute. Without an answer there is nothing to offer, and nothing is said. */
export function askHotWords(): Promise<HotWord[]> {
  if (known && Date.now() < known.until) return known.words;
  const words = call(hotWords, {}, { isShowErrTip: false }).then(
    ({ list }) => list,
    () => {
      known = undefined;
      return [];
    },
  );
  known = { words, until: Date.now() + FRESH_MS };
  return words;
}
