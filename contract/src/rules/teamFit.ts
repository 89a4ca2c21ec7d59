import { gapsOf } from './match.ts';
import type { Gap } from './match.ts';

interface Wanted {
  abilityId: string;
  abilityLevel: number;
}

/** Who has less of what a team looks for is not proposed. */
export const LEAST_TEAM_FIT = 0.4;

/**
 * How much somebody has of what an open role asks for, 0 to 1: the mean over the items of `min(own level ÷ level asked,
 * 1)`. The database reckons it in the same order of the same numbers (domain/startProject/proposals.ts).
 */
export const teamFitOf = (levels: Readonly<Record<string, number>>, wanted: readonly Wanted[]): number =>
  wanted.length === 0
    ? 0
    : wanted.reduce(
        (sum, { abilityId, abilityLevel }) => sum + Math.min((levels[abilityId] ?? 0) / abilityLevel, 1),
        0,
      ) / wanted.length;

/** Why somebody is proposed, and what they lack. */
export function teamReasonsOf(levels: Readonly<Record<string, number>>, wanted: readonly Wanted[]) {
  const reached = wanted.filter(({ abilityId, abilityLevel }) => (levels[abilityId] ?? 0) >= abilityLevel);
  const gaps: Gap[] = gapsOf(levels, wanted);
  return { reached: reached.map(({ abilityId }) => ({ abilityId, mine: levels[abilityId]! })), gaps };
}
