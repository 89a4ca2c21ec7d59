/** Speeds on offer; what is faster than 2 would not be counted (rules/progress.ts). */
export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];
