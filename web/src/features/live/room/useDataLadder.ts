import { useCallback, useState } from 'react';
import { atTop, looked } from './dataLadder.ts';
import type { DataStep } from './dataLadder.ts';

export interface DataLadder {
  /** What is fetched now. */
  step: DataStep;
  /** Chosen by hand; null: as the connection allows. */
  chosen: DataStep | null;
  choose: (step: DataStep | null) => void;
  /** Told by what fetches, every few seconds. */
  look: (isPoor: boolean) => void;
}

/** How much of a class this page fetches: what its viewer chose, else as much as the connection carries. */
export function useDataLadder(): DataLadder {
  const [chosen, setChosen] = useState<DataStep | null>(null);
  const [ladder, setLadder] = useState(atTop);
  const look = useCallback((isPoor: boolean) => setLadder((before) => looked(before, isPoor)), []);
  const choose = (step: DataStep | null) => {
    setChosen(step);
    if (step === null) setLadder(atTop);
  };
  return { step: chosen ?? ladder.step, chosen, choose, look };
}

/** Who teaches fetches everything. */
export const wholeLadder: DataLadder = { step: 'full', chosen: 'full', choose: () => undefined, look: () => undefined };
