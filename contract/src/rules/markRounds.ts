import type { Criterion } from './questions.ts';

/** What one marker gave. */
export interface Given {
  round: number;
  /** Tenths; null while it is put aside. */
  points: number | null;
}

interface Rounds {
  isMarkedTwice: 0 | 1;
  /** Percent of full marks. */
  spread: number;
}

export type Settled =
  | { kind: 'open'; rounds: number }
  /** Two lie too far apart: the leader decides. */
  | { kind: 'apart' }
  | { kind: 'settled'; points: number };

/** Whether two marks lie further apart than the rules allow. */
export const areApart = (one: number, other: number, full: number, { spread }: Rounds): boolean =>
  Math.abs(one - other) * 100 > spread * full;

/**
 * What counts of what was given. The third round decides; one marker is enough where only one is asked for; two that
 * agree within the spread give their mean, rounded half up to a tenth.
 */
export function settle(given: readonly Given[], full: number, rules: Rounds): Settled {
  const marks = given.flatMap(({ round, points }) => (points === null ? [] : [{ round, points }]));
  const third = marks.find(({ round }) => round === 3);
  if (third) return { kind: 'settled', points: third.points };
  const [one, other] = marks;
  if (rules.isMarkedTwice === 0) {
    return one ? { kind: 'settled', points: marks.at(-1)!.points } : { kind: 'open', rounds: 0 };
  }
  if (!one || !other) return { kind: 'open', rounds: marks.length };
  if (areApart(one.points, other.points, full, rules)) return { kind: 'apart' };
  return { kind: 'settled', points: Math.floor((one.points + other.points + 1) / 2) };
}

/** What each criterion of a rubric is worth, in tenths; the last takes what rounding leaves, so that they make the whole. */
export function criterionPoints(full: number, rubric: readonly Pick<Criterion, 'id' | 'share'>[]): Map<string, number> {
  const worth = new Map<string, number>();
  let left = full;
  for (const [index, { id, share }] of rubric.entries()) {
    const points = index === rubric.length - 1 ? left : Math.min(left, Math.round((full * share) / 100));
    worth.set(id, points);
    left -= points;
  }
  return worth;
}

/** How long an answer stays with the marker who opened it. */
export const HOLD_MINUTES = 10;
/** How long after a release it can be taken back. */
export const WITHDRAW_MINUTES = 10;
/** Fewer than so many marks tell no rank: everybody would know whose they are. */
export const FEWEST_RANKED = 5;
export const MOST_COMMENTS = 50;

/** 考生 0142. */
export const anonymousName = (candidateNo: number): string => `考生 ${String(candidateNo).padStart(4, '0')}`;

interface GradeKey {
  name: string;
  from: number;
}

/** The name of a grade: of the keys that are reached, the one with the highest bound; empty when there is none. */
export function gradeNameOf(keys: readonly GradeKey[], points: number, full: number): string {
  if (full <= 0) return '';
  const reached = keys.filter(({ from }) => points * 100 >= from * full);
  return (
    reached.reduce<GradeKey | undefined>((best, key) => (!best || key.from > best.from ? key : best), undefined)
      ?.name ?? ''
  );
}
