import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { AbilityKind, AbilityLevel, PositionRank } from '#contract/rules/abilities.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, within } from '../columns.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { orgInfo, user } from './user.ts';

/** The ability model of the platform: fields → abilities → items with five levels in words. */
export const ability = table(
  'ability',
  {
    ...common(),
    sort: integer().notNull().default(0),
    /** Null for a field. */
    parentId: id64('parent_id'),
    abilityKind: choiceOf('ability_kind', AbilityKind).notNull(),
    abilityName: text('ability_name').notNull(),
    intro: text().notNull().default(''),
    /** Of an item: what somebody can do at levels 1 to 5; else empty. */
    levelWords: text('level_words')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The item that this one became part of; what named it names that one by now. */
    mergedIntoId: id64('merged_into_id'),
  },
  (t) => [
    foreignKey({ name: 'ability_parent', columns: [t.parentId], foreignColumns: [t.id] }),
    foreignKey({ name: 'ability_merged_into', columns: [t.mergedIntoId], foreignColumns: [t.id] }),
    check('ability_field_at_the_root', sql`(${t.abilityKind} = 1) = (${t.parentId} is null)`),
    check('ability_item_in_words', sql`(${t.abilityKind} = 3) = (cardinality(${t.levelWords}) = 5)`),
    uniqueIndex('ability_name_once')
      .on(sql`coalesce(${t.parentId}, 0)`, t.abilityName)
      .where(sql`${enabled(t)}`),
    index().on(t.parentId, t.sort, t.id),
    index().on(t.mergedIntoId),
  ],
);

/** Which items a course raises, and to which level. */
export const courseAbility = table(
  'course_ability',
  {
    ...common(),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    abilityId: id64('ability_id')
      .notNull()
      .references(() => ability.id),
    abilityLevel: choiceOf('ability_level', AbilityLevel).notNull(),
  },
  (t) => [uniqueIndex('course_ability_once').on(t.courseId, t.abilityId), index().on(t.abilityId, t.abilityLevel)],
);

/** A typical position (典型岗位): what a kind of position asks for, written by an organization, an enterprise or a lecturer. */
export const typicalPosition = table(
  'typical_position',
  {
    ...common(),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    /** Null when it belongs to nobody but its author. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    positionName: text('position_name').notNull(),
    /** A code of the tree `jobType`. */
    jobTypeCode: text('job_type_code').notNull().default(''),
    intro: text().notNull().default(''),
    coverUrl: text('cover_url').notNull().default(''),
    /** A value of the dictionary `industry`. */
    industry: text().notNull().default(''),
    positionRank: choiceOf('position_rank', PositionRank).notNull().default(PositionRank.junior),
    /** How often it was published; 0: nobody but its author sees it. */
    version: counter('version').notNull().default(0),
    publishedTime: moment('published_time'),
  },
  (t) => [
    index().on(t.authorUserNo, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index('typical_position_public')
      .on(sql`"published_time" desc`, sql`"id" desc`)
      .where(sql`version > 0 and status_id = 1`),
    index('typical_position_of_job')
      .on(t.jobTypeCode.op('text_pattern_ops'))
      .where(sql`version > 0 and status_id = 1`),
    index('typical_position_of_industry')
      .on(t.industry.op('text_pattern_ops'))
      .where(sql`version > 0 and status_id = 1`),
  ],
);

/** The items that the published version of a typical position asks for. */
export const typicalPositionAbility = table(
  'typical_position_ability',
  {
    ...common(),
    typicalPositionId: id64('typical_position_id')
      .notNull()
      .references(() => typicalPosition.id),
    abilityId: id64('ability_id')
      .notNull()
      .references(() => ability.id),
    abilityLevel: choiceOf('ability_level', AbilityLevel).notNull(),
    /** How much it counts among the others. */
    weight: within(smallint('weight').notNull().default(1), 1, 5),
  },
  (t) => [
    uniqueIndex('typical_position_ability_once').on(t.typicalPositionId, t.abilityId),
    index().on(t.abilityId, t.abilityLevel),
  ],
);
