import { sql } from 'drizzle-orm';
import { index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import { common, flag, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';
import { vacancy, vacancyApplication } from './vacancy.ts';

/** What an enterprise lets a rule look for in the applications for a vacancy; it proposes, people decide. */
export const checkRule = table(
  'check_rule',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    vacancyId: id64('vacancy_id')
      .notNull()
      .references(() => vacancy.id, { onDelete: 'cascade' }),
    /** Who wrote it last. */
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    conditions: jsonb().$type<FilterConditions>().notNull(),
    isOn: flag('is_on').notNull().default(1),
  },
  (t) => [
    uniqueIndex('check_rule_once').on(t.vacancyId),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.authorUserNo),
  ],
);

/** What a rule found of an application, and whether the person asked for a human. */
export const checkResult = table(
  'check_result',
  {
    applicationId: id64('application_id')
      .primaryKey()
      .references(() => vacancyApplication.id, { onDelete: 'cascade' }),
    ruleId: id64('rule_id')
      .notNull()
      .references(() => checkRule.id, { onDelete: 'cascade' }),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    isFit: flag('is_fit').notNull(),
    /** The conditions that are not fulfilled, in the words that the person reads. */
    lacks: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    checkedAt: moment('checked_at').notNull(),
    askedAt: moment('asked_at'),
    askText: text('ask_text').notNull().default(''),
    answeredAt: moment('answered_at'),
    answerText: text('answer_text').notNull().default(''),
  },
  (t) => [
    index().on(t.ruleId),
    index('check_result_of_org').on(t.orgNo, t.checkedAt.desc().nullsFirst()),
    index().on(t.userNo),
  ],
);
