import { sql } from 'drizzle-orm';
import { index, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import type { MatchReason } from '#contract/rules/match.ts';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import { common, flag, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';
import { vacancy, vacancyApplication } from './vacancy.ts';

/**
 * What somebody handed over with an application, in columns narrow enough to ask many at once; there as long as the
 * application can be seen (domain/vacancies/talentFacts.ts).
 */
export const talentFact = table(
  'talent_fact',
  {
    applicationId: id64('application_id')
      .primaryKey()
      .references(() => vacancyApplication.id, { onDelete: 'cascade' }),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    appliedAt: moment('applied_at').notNull(),
    /** How well it fits the vacancy (rules/match.ts), and of which parts that is made. */
    percent: within(smallint('percent'), 0, 100).notNull(),
    reasons: jsonb().$type<MatchReason[]>().notNull(),
    /** The step of the dictionary education; 0: not told. */
    degree: within(smallint('degree'), 0, 9).notNull().default(0),
    /** Whole years of work; null: not told. */
    years: smallint(),
    /** Where somebody lives and wishes to work, with all that lies above: 42, 4201, 420111. */
    regions: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Names, a line each. */
    schools: text().notNull().default(''),
    /** Certificates of the platform, a line each; empty: none. */
    certificates: text().notNull().default(''),
    /** Certificates and prizes as they were told, a line each. */
    honors: text().notNull().default(''),
    /** By axis of the portrait. */
    scores: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** By test that the vacancy asks for the best percent of the marks, of those who show them. */
    tests: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** By ability item the level that was shown. */
    levels: jsonb().$type<Record<string, AbilityLevel>>().notNull().default({}),
    /** By ability item the day of what shows it, `yyyy-MM-dd`; nothing where the day is not known. */
    evidence: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The latest of these days; empty: none. */
    newestEvidence: text('newest_evidence').notNull().default(''),
    /** What another account of the same person would share (rules/twins.ts); null: from before it was kept. */
    keys: text().array(),
  },
  (t) => [
    index('talent_fact_org').on(t.orgNo, t.percent.desc().nullsFirst(), t.applicationId.desc().nullsFirst()),
    index('talent_fact_vacancy').on(t.vacancyId, t.percent.desc().nullsFirst(), t.applicationId.desc().nullsFirst()),
    // In the order of a lot: the first thousands are a fair sample of an enterprise, or of a vacancy.
    index('talent_fact_org_lot').on(t.orgNo, sql`hashint8(${t.applicationId})`),
    index('talent_fact_vacancy_lot').on(t.vacancyId, sql`hashint8(${t.applicationId})`),
    index('talent_fact_new').on(t.orgNo, t.appliedAt),
    index('talent_fact_keys').using('gin', t.keys),
    index().on(t.userNo),
  ],
);

/** A filter among the candidates of an enterprise that somebody keeps. */
export const talentSearch = table(
  'talent_search',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    searchName: text('search_name').notNull(),
    conditions: jsonb().$type<FilterConditions>().notNull(),
    isAlert: flag('is_alert').notNull().default(1),
    seenAt: moment('seen_at').notNull(),
    alertedAt: moment('alerted_at'),
  },
  (t) => [
    uniqueIndex('talent_search_once').on(t.userNo, t.orgNo, t.conditions),
    index().on(t.orgNo),
    index('talent_search_alert')
      .on(t.id)
      .where(sql`${t.isAlert} = 1`),
  ],
);
