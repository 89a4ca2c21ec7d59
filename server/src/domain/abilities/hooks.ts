import type { Db } from '../../db/client.ts';
import { registry } from '../../kit/registry.ts';

/** What an area does with the items that its rows name. */
export interface AbilityMergeHook {
  /** What names them, as the console says it: 课程. */
  label: string;
  /** How many of its rows name each of these items. */
  countUses(db: Db, abilityIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** One item became part of another: rows that name the first name the second, the higher level where both were named. */
  move(db: Db, fromId: string, intoId: string): Promise<void>;
}

/** Filled by every area whose rows name items of the ability model. */
export const abilityMergeHooks = registry<AbilityMergeHook>('abilityMergeHooks');

/** Filled by areas that reckon with what a course raises; called by whoever writes that, in the same transaction. */
export const courseRaiseHooks = registry<(db: Db, courseId: string) => Promise<void>>('courseRaiseHooks');
