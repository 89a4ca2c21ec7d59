import type { AbilityLevel, PositionRank } from './abilities.ts';
import type { Change } from './courseChanges.ts';

/** An item that a typical position asks for. */
export interface PlanItem {
  abilityId: string;
  abilityLevel: AbilityLevel;
  /** 1 to 5: how much it counts among the others. */
  weight: number;
}

export interface PlanStage {
  stageName: string;
  intro: string;
  /** In the order in which they are learnt. */
  courseIds: string[];
}

/** All that the author of a typical position writes. */
export interface PlanContent {
  positionName: string;
  /** A code of the tree `jobType`, on its third level when it is handed in. */
  jobTypeCode: string;
  /** A value of the dictionary `industry`. */
  industry: string;
  positionRank: PositionRank;
  intro: string;
  items: PlanItem[];
  stages: PlanStage[];
  /** Assessments, in the order in which they are sat. */
  testIds: string[];
}

export type PlanChange = Change;

/** A version as people read it: texts by a key that stays the same from one version to the next. */
export interface ReadPlan {
  facts: ReadonlyMap<string, ReadLine>;
  items: ReadonlyMap<string, ReadLine>;
  stages: ReadonlyMap<string, ReadLine>;
  tests: ReadonlyMap<string, ReadLine>;
}

export interface ReadLine {
  name: string;
  text: string;
}

const NOTHING: ReadPlan = { facts: new Map(), items: new Map(), stages: new Map(), tests: new Map() };

/** What differs between the public version and the next one: facts, items, stages and tests, one line each. */
export function planChanges(before: ReadPlan | null, after: ReadPlan): PlanChange[] {
  const old = before ?? NOTHING;
  return (['facts', 'items', 'stages', 'tests'] as const).flatMap((part) => linesChanged(part, old[part], after[part]));
}

function linesChanged(
  part: string,
  before: ReadonlyMap<string, ReadLine>,
  after: ReadonlyMap<string, ReadLine>,
): PlanChange[] {
  const there = [...after].flatMap(([key, { name, text }]): PlanChange[] => {
    const target = `${part}:${key}`;
    const was = before.get(key);
    if (!was) return text === '' ? [] : [{ target, kind: 'added', name, before: '', after: text }];
    return was.text === text ? [] : [{ target, kind: 'changed', name, before: was.text, after: text }];
  });
  const gone = [...before].flatMap(([key, { name, text }]): PlanChange[] =>
    after.has(key) ? [] : [{ target: `${part}:${key}`, kind: 'removed', name, before: text, after: '' }],
  );
  return [...there, ...gone];
}

export interface Coverage {
  abilityId: string;
  wanted: number;
  /** The highest level that its courses lead to; 0: none raises it. */
  reached: number;
  /** The stage in which that level is reached, from 0; null: none raises it. */
  stage: number | null;
}

/**
 * Which of the items the course system leads to, and how far.
 * @param raises By course, what it raises to which level.
 */
export function coverageOf(
  { items, stages }: Pick<PlanContent, 'items' | 'stages'>,
  raises: ReadonlyMap<string, readonly { abilityId: string; abilityLevel: number }[]>,
): Coverage[] {
  return items.map(({ abilityId, abilityLevel: wanted }) => {
    let reached = 0;
    let stage: number | null = null;
    for (const [index, { courseIds }] of stages.entries())
      for (const one of courseIds.flatMap((id) => raises.get(id) ?? []))
        if (one.abilityId === abilityId && one.abilityLevel > reached) {
          reached = one.abilityLevel;
          stage = index;
        }
    return { abilityId, wanted, reached, stage };
  });
}

/** The item with the merged ones named by what they became part of; of two that are one by now the higher demand stays. */
export function mergedItems(items: readonly PlanItem[], from: string, into: string): PlanItem[] {
  const merged = new Map<string, PlanItem>();
  for (const item of items) {
    const abilityId = item.abilityId === from ? into : item.abilityId;
    const known = merged.get(abilityId);
    merged.set(abilityId, {
      abilityId,
      abilityLevel: known && known.abilityLevel > item.abilityLevel ? known.abilityLevel : item.abilityLevel,
      weight: Math.max(known?.weight ?? 0, item.weight),
    });
  }
  return [...merged.values()];
}
