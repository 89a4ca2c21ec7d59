import { sql } from 'drizzle-orm';
import { index, jsonb, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Wish } from '#contract/rules/match.ts';
import { id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { user } from './user.ts';
import { vacancy } from './vacancy.ts';

/** What a person brings to a match, as it was last reckoned from the rows it comes from. */
export const matchPerson = table(
  'match_person',
  {
    userNo: id64('user_no')
      .primaryKey()
      .references(() => user.userNo),
    /** By ability item the level that courses and tests show. */
    levels: jsonb().$type<Record<string, number>>().notNull().default({}),
    degree: text().notNull().default(''),
    years: smallint(),
    wishes: jsonb().$type<Wish[]>().notNull().default([]),
    /** What a vacancy finds this person by (rules/match.ts, keysOfPerson). */
    keys: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Since when something of it changed that is not reckoned yet. */
    staleSince: moment('stale_since'),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [index('match_person_keys').using('gin', t.keys)],
);

/** The pairs that are a recommendation (rules/match.ts, isRecommended), kept in step by jobs. */
export const vacancyMatch = table(
  'vacancy_match',
  {
    userNo: id64('user_no')
      .notNull()
      .references(() => matchPerson.userNo, { onDelete: 'cascade' }),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    percent: within(smallint(), 0, 100).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userNo, t.vacancyId] }),
    index('vacancy_match_best').on(t.userNo, t.percent.desc().nullsFirst(), t.vacancyId.desc().nullsFirst()),
    index('vacancy_match_of').on(t.vacancyId, t.percent.desc().nullsFirst(), t.userNo.desc().nullsFirst()),
  ],
);

/** Somebody is not interested in a vacancy. */
export const matchDismissal = table(
  'match_dismissal',
  {
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    gmtCreate: moment('gmt_create').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userNo, t.vacancyId] }), index().on(t.vacancyId)],
);
