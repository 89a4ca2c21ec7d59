import { MOST_ABILITY_LEVEL } from '#contract/rules/abilities.ts';
import type { RadarAxis } from '../../../ui/Radar.tsx';

/** A radar needs so many axes at least, and more than these cannot be read. */
export const LEAST_AXES = 5;
const MOST_AXES = 8;

/** Levels as axes, those that count most first as they come. */
export const axesOf = <T extends { abilityName: string }>(
  items: readonly T[],
  levelOf: (item: T) => number,
  needOf?: (item: T) => number,
): RadarAxis[] =>
  items.slice(0, MOST_AXES).map((item) => ({
    name: item.abilityName,
    mine: (levelOf(item) * 100) / MOST_ABILITY_LEVEL,
    ...(needOf ? { need: (needOf(item) * 100) / MOST_ABILITY_LEVEL } : {}),
  }));
