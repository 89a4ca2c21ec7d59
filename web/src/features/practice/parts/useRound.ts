import { useState } from 'react';
import type { RoundItem } from '#contract/exam/practice.ts';

export interface Standing {
  lastShare: number | null;
  isAnswered: boolean;
}

/** Where one is in a round, and how the questions went; begins at the first that was not answered. */
export function useRound(items: readonly RoundItem[]) {
  const [standings, setStandings] = useState<readonly Standing[]>(() =>
    items.map(({ lastShare, isAnswered }) => ({ lastShare, isAnswered: isAnswered === 1 })),
  );
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ isAnswered }) => isAnswered === 0),
    ),
  );
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), items.length - 1));
  const settle = (index: number, lastShare: number | null) =>
    setStandings((all) => all.map((one, place) => (place === index ? { lastShare, isAnswered: true } : one)));
  return { at, go, settle, standings };
}
