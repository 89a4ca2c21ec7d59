/**
 * Popularity that fades. Every event weighs what it is worth, half as much after `HALF_LIFE_HOURS`:
 *
 *     score(now) = Σ weight · 2^(−(now − at) / HALF_LIFE)
 *
 * Order by score is the same at every moment, so what is kept is `heat = log2 Σ weight · 2^((at − EPOCH) / HALF_LIFE)`: it
 * changes only when something happens, by one addition, and an index on it is the list of what is hot. Source: exponential
 * forgetting (forward decay) after Cormode, Shkapenyuk, Srivastava and Xu, "Forward Decay", ICDE 2009.
 */
export const HALF_LIFE_HOURS = 48;

export const heatWeights = { publish: 8, view: 0.5, like: 4, comment: 5, collect: 6 } as const;

export type HeatEvent = keyof typeof heatWeights;

const EPOCH = Date.UTC(2026, 0, 1);
const HALF_LIFE = HALF_LIFE_HOURS * 3_600_000;

/** The heat of so many events at one moment, with nothing before them. */
export const heatOf = (event: HeatEvent, at: Date, times = 1): number =>
  Math.log2(heatWeights[event] * times) + (at.getTime() - EPOCH) / HALF_LIFE;

/** Two heats as one. */
export const addHeat = (before: number, more: number): number =>
  Math.max(before, more) + Math.log2(1 + 2 ** -Math.abs(before - more));
