import { sql } from 'drizzle-orm';
import { index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import { CaseState, ConsentState } from '#contract/rules/startCases.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { startProject } from './startProject.ts';
import { orgInfo, user } from './user.ts';

/** The story (典型案例) of a project that graduated, told by its host. */
export const startCase = table(
  'start_case',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    title: text().notNull(),
    intro: text().notNull().default(''),
    startField: choiceOf('start_field', StartField).notNull(),
    regionCode: text('region_code').notNull().default(''),
    body: text().notNull().default(''),
    figures: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    caseState: choiceOf('case_state', CaseState).notNull().default(CaseState.draft),
    publishedAt: moment('published_at'),
    /** What lists find it by (domain/startCase/facets.ts). */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    unique('start_case_of_project').on(t.projectId),
    index('start_case_of_org').on(t.orgNo, t.gmtModified.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.authorUserNo),
    index('start_case_shown')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.caseState} = 1`),
    index('start_case_facets')
      .using('gin', t.facets)
      .where(sql`${t.caseState} = 1`),
  ],
);

/** Somebody whom a case is about: named once they agree. */
export const startCasePerson = table(
  'start_case_person',
  {
    ...common(),
    caseId: id64('case_id')
      .notNull()
      .references(() => startCase.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    sort: counter('sort').notNull().default(0),
    duty: text().notNull().default(''),
    words: text().notNull().default(''),
    consentState: choiceOf('consent_state', ConsentState).notNull().default(ConsentState.asked),
    /** Null: nobody asked them yet. */
    askedAt: moment('asked_at'),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    unique('start_case_person_once').on(t.caseId, t.userNo),
    index('start_case_person_of').on(t.userNo, t.consentState, t.id.desc().nullsFirst()),
  ],
);
