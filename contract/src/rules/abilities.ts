import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** The tree of the ability model: a field, the abilities in it, and the items somebody can be good at to a level. */
export const AbilityKind = choice({ field: [1, '领域'], ability: [2, '能力'], item: [3, '能力项'] });

export type AbilityKind = ValueOf<typeof AbilityKind>;

/** How well somebody masters an item; what each level means is written in words with the item. */
export const AbilityLevel = choice({
  aware: [1, '了解'],
  guided: [2, '会做'],
  able: [3, '熟练'],
  strong: [4, '精通'],
  expert: [5, '专家'],
});

export type AbilityLevel = ValueOf<typeof AbilityLevel>;

/** An item of the model with the level that a course leads to. */
export interface RaisedLevel {
  id: string;
  abilityLevel: AbilityLevel;
}

/** How far along somebody is who fills a typical position. */
export const PositionRank = choice({ junior: [1, '初级'], middle: [2, '中级'], senior: [3, '高级'] });

export type PositionRank = ValueOf<typeof PositionRank>;

export const MOST_ABILITY_LEVEL = 5;
/** Items that one position asks for. */
export const MOST_POSITION_ABILITIES = 20;
/** Items that one course raises. */
export const MOST_COURSE_ABILITIES = 8;
/** Stages of the course system of a typical position, and courses in one of them. */
export const MOST_POSITION_STAGES = 8;
export const MOST_STAGE_COURSES = 12;
/** Assessments of a typical position. */
export const MOST_POSITION_TESTS = 8;
