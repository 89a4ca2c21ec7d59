/** How much of a class is fetched: the whole picture, a small one, or sound and slides alone. */
export type DataStep = 'full' | 'small' | 'sound';

export const stepNames: Readonly<Record<DataStep, string>> = {
  full: '高清画面',
  small: '小画面（360P）',
  sound: '只听声音、看课件',
};

const down: Readonly<Record<DataStep, DataStep>> = { full: 'small', small: 'sound', sound: 'sound' };
const up: Readonly<Record<DataStep, DataStep>> = { full: 'full', small: 'full', sound: 'small' };

/** How often the connection is looked at. */
export const LOOK_SECONDS = 5;
/** Poor for so many looks, it is not a moment's. */
const POOR_LOOKS = 2;
const FIRST_CALM_LOOKS = 6;
/** After steps up that did not last: four minutes. */
const MOST_CALM_LOOKS = 48;

export interface Ladder {
  /** As the connection allows. */
  step: DataStep;
  /** Looks in a row that were poor, and that were good. */
  poor: number;
  calm: number;
  /** So many good ones before a step up is tried. */
  needed: number;
}

export const atTop: Ladder = { step: 'full', poor: 0, calm: 0, needed: FIRST_CALM_LOOKS };

/** One look at the connection: down after two poor ones, up after many good ones, and after each fall twice as many. */
export function looked(ladder: Ladder, isPoor: boolean): Ladder {
  const { step, needed } = ladder;
  const poor = isPoor ? ladder.poor + 1 : 0;
  const calm = isPoor ? 0 : ladder.calm + 1;
  if (poor >= POOR_LOOKS && step !== 'sound')
    return { step: down[step], poor: 0, calm: 0, needed: Math.min(MOST_CALM_LOOKS, needed * 2) };
  if (calm >= needed && step !== 'full') return { step: up[step], poor: 0, calm: 0, needed };
  // what held at the top for long is trusted again
  if (step === 'full' && calm >= MOST_CALM_LOOKS) return { ...atTop, calm: 0 };
  return { step, poor, calm, needed };
}
