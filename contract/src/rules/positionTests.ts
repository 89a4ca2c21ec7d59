import { MOST_ABILITY_LEVEL } from './abilities.ts';

/** What of an item one question asked for, and what was reached of it. */
export interface CheckedShare {
  abilityId: string;
  /** 1 to 5: whoever answers it right is at this level. */
  abilityLevel: number;
  /** Tenths. */
  points: number;
  fullPoints: number;
}

export interface Reached {
  /** The highest level that was shown; 0: not even the lowest one that was asked for. */
  reached: number;
  /** The highest level that a question asked for. */
  asked: number;
  /** Percent of all marks of the item. */
  percent: number;
}

/** Percent of the marks of a level that show it. */
export const LEVEL_PERCENT = 60;

/** Items that one question checks. */
export const MOST_QUESTION_ABILITIES = 3;

/**
 * How far somebody is in each item that was asked for: level by level from the lowest, until one is not shown. A level
 * that no question asks for is neither shown nor missed.
 */
export function reachedOf(shares: readonly CheckedShare[]): Map<string, Reached> {
  const byItem = Map.groupBy(shares, ({ abilityId }) => abilityId);
  return new Map(
    [...byItem].map(([id, own]) => [id, { reached: levelOf(own), asked: askedIn(own), percent: percentOf(own) }]),
  );
}

const askedIn = (shares: readonly CheckedShare[]): number => Math.max(...shares.map((one) => one.abilityLevel));

function levelOf(shares: readonly CheckedShare[]): number {
  let reached = 0;
  for (let level = 1; level <= MOST_ABILITY_LEVEL; level += 1) {
    const asked = shares.filter(({ abilityLevel }) => abilityLevel === level);
    if (asked.length === 0) continue;
    if (percentOf(asked) < LEVEL_PERCENT) break;
    reached = level;
  }
  return reached;
}

/** Marks below zero count as none. */
function percentOf(shares: readonly CheckedShare[]): number {
  const full = shares.reduce((sum, { fullPoints }) => sum + fullPoints, 0);
  const got = shares.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return full === 0 ? 0 : Math.floor((got / full) * 100);
}

interface Demand {
  abilityId: string;
  abilityLevel: number;
  weight: number;
}

/** Whether more of an item could have been shown than was: what no question asks for is not held against anybody. */
export const isShort = (wanted: number, { reached, asked }: Pick<Reached, 'reached' | 'asked'>): boolean =>
  reached < Math.min(wanted, asked);

/** Percent of what a position asks for that was shown, by weight; only what was asked for counts. Null: nothing was. */
export function matchOf(demands: readonly Demand[], reached: ReadonlyMap<string, Reached>): number | null {
  const asked = demands.filter(({ abilityId }) => reached.has(abilityId));
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return null;
  const shown = asked.reduce((sum, { abilityId, abilityLevel, weight }) => {
    const own = reached.get(abilityId)!;
    return sum + weight * Math.min(1, own.reached / Math.min(abilityLevel, own.asked));
  }, 0);
  return Math.floor((shown / whole) * 100);
}

/**
 * Which stage, from 0, the tests of a plan stand at the end of: the first one of the first, and so on; those that are
 * more than there are stages of the last.
 */
export const stageOfTest = (index: number, countStage: number): number => Math.max(0, Math.min(index, countStage - 1));
