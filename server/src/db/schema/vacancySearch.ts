import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SearchConditions } from '#contract/rules/vacancySearch.ts';
import { common, flag, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { user } from './user.ts';
import { vacancy } from './vacancy.ts';

/** When a vacancy was first public: opening again after a pause is no news. */
export const vacancyRelease = table(
  'vacancy_release',
  {
    vacancyId: id64('vacancy_id')
      .primaryKey()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    releasedAt: moment('released_at').notNull(),
    /** 1: the saved searches that it fits have heard of it. */
    isTold: flag('is_told').notNull().default(0),
  },
  (t) => [
    index().on(t.releasedAt),
    index('vacancy_release_untold')
      .on(t.vacancyId)
      .where(sql`${t.isTold} = 0`),
  ],
);

/** A search among vacancies that somebody keeps. */
export const vacancySearch = table(
  'vacancy_search',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    searchName: text('search_name').notNull(),
    conditions: jsonb().$type<SearchConditions>().notNull(),
    /** What a vacancy must have (domain/vacancies/facets.ts). */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** 1: only of enterprises that answered lately. */
    isActive: flag('is_active').notNull().default(0),
    isAlert: flag('is_alert').notNull().default(1),
    /** 1: something new may fit; the next round counts. */
    hasNews: flag('has_news').notNull().default(0),
    seenAt: moment('seen_at').notNull(),
    alertedAt: moment('alerted_at'),
  },
  (t) => [
    uniqueIndex('vacancy_search_once').on(t.userNo, t.conditions),
    index('vacancy_search_facets').using('gin', t.facets),
    index('vacancy_search_news')
      .on(t.id)
      .where(sql`${t.hasNews} = 1 and ${t.isAlert} = 1`),
  ],
);
