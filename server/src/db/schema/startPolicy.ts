import { sql } from 'drizzle-orm';
import { index, integer, jsonb, smallint, text, unique } from 'drizzle-orm/pg-core';
import { RegisterState, StartDegree } from '#contract/rules/eligibility.ts';
import type { RuleBounds } from '#contract/rules/eligibility.ts';
import { PolicyField, PolicyLevel, PolicyState, StartField } from '#contract/rules/startPolicies.ts';
import { choiceOf, choicesOf } from '../choiceColumn.ts';
import { common, flag, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';

/** All that a publisher writes of a policy; every version keeps the same. */
export interface StartPolicyContent extends RuleBounds {
  policyName: string;
  issuedBy: string;
  docNumber: string;
  regionCode: string;
  amount: string;
  summary: string;
  howTo: string;
  sourceUrl: string;
  policyLevel: PolicyLevel;
  policyField: PolicyField;
  issuedOn: string;
  applyFrom: string;
  applyUntil: string;
  validUntil: string;
  original: string;
  papers: string[];
  attachments: { name: string; url: string }[];
  startFields: StartField[];
  degreeLevel: StartDegree | null;
}

/** A policy (创业政策) as it is in force, or as a draft. The bounds of its rules are columns: the self-check compares them all at once. */
export const startPolicy = table(
  'start_policy',
  {
    ...common(),
    /** Null: the platform. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    policyName: text('policy_name').notNull(),
    issuedBy: text('issued_by').notNull(),
    docNumber: text('doc_number').notNull().default(''),
    /** Empty: the whole country. */
    regionCode: text('region_code').notNull().default(''),
    amount: text().notNull().default(''),
    summary: text().notNull().default(''),
    howTo: text('how_to').notNull().default(''),
    sourceUrl: text('source_url').notNull().default(''),
    policyLevel: choiceOf('policy_level', PolicyLevel).notNull(),
    policyField: choiceOf('policy_field', PolicyField).notNull(),
    /** Days are `yyyy-MM-dd`, empty for none. */
    issuedOn: text('issued_on').notNull(),
    applyFrom: text('apply_from').notNull().default(''),
    applyUntil: text('apply_until').notNull().default(''),
    validUntil: text('valid_until').notNull().default(''),
    original: text().notNull().default(''),
    papers: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    attachments: jsonb().$type<StartPolicyContent['attachments']>().notNull().default([]),
    startFields: choicesOf('start_fields', StartField)
      .notNull()
      .default(sql`'{}'`),
    gradMonths: within(smallint('grad_months'), 0, 240),
    degreeLevel: choiceOf('degree_level', StartDegree),
    ageYears: within(smallint('age_years'), 16, 70),
    registeredMost: within(smallint('registered_most'), 0, 240),
    registeredLeast: within(smallint('registered_least'), 0, 240),
    teamSize: within(smallint('team_size'), 1, 500),
    hiredCount: within(smallint('hired_count'), 1, 500),
    sharePercent: within(smallint('share_percent'), 1, 100),
    insuredMonths: within(smallint('insured_months'), 1, 240),
    policyState: choiceOf('policy_state', PolicyState).notNull().default(PolicyState.draft),
    /** 0 before it was published. */
    version: within(integer(), 0, 32_000).notNull().default(0),
    /** The version that people were told of. */
    toldVersion: within(integer('told_version'), 0, 32_000).notNull().default(0),
    changeNote: text('change_note').notNull().default(''),
    /** When the version in force was published. */
    publishedAt: moment('published_at'),
    /** What the library finds it by (domain/startPolicy/facets.ts). */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    index('start_policy_of_org').on(t.orgNo, t.policyState, t.gmtModified.desc().nullsFirst()),
    index().on(t.authorUserNo),
    index('start_policy_fresh')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.policyState} = 1`),
    // as lists by the last day come: those without one after the others
    index('start_policy_due')
      .on(sql`(${t.applyUntil} = '')`, t.applyUntil, t.id)
      .where(sql`${t.policyState} = 1`),
    index('start_policy_region')
      .on(t.regionCode, t.applyUntil)
      .where(sql`${t.policyState} = 1`),
    index('start_policy_facets')
      .using('gin', t.facets)
      .where(sql`${t.policyState} = 1`),
  ],
);

/** What a policy said in one of its versions. */
export const startPolicyVersion = table(
  'start_policy_version',
  {
    ...common(),
    policyId: id64('policy_id')
      .notNull()
      .references(() => startPolicy.id),
    version: within(integer(), 1, 32_000).notNull(),
    publisherUserNo: id64('publisher_user_no')
      .notNull()
      .references(() => user.userNo),
    changeNote: text('change_note').notNull().default(''),
    content: jsonb().$type<StartPolicyContent>().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (t) => [unique('start_policy_version_once').on(t.policyId, t.version), index().on(t.publisherUserNo)],
);

/** What somebody told of themselves and the team, for the self-check. */
export const founderFacts = table(
  'founder_facts',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo)
      .unique(),
    regionCode: text('region_code').notNull().default(''),
    startField: choiceOf('start_field', StartField),
    degreeLevel: choiceOf('degree_level', StartDegree),
    /** `yyyy-MM`. */
    graduatedOn: text('graduated_on').notNull().default(''),
    bornOn: text('born_on').notNull().default(''),
    registerState: choiceOf('register_state', RegisterState).notNull().default(RegisterState.unknown),
    registeredOn: text('registered_on').notNull().default(''),
    teamSize: within(smallint('team_size'), 1, 500),
    hiredCount: within(smallint('hired_count'), 0, 500),
    sharePercent: within(smallint('share_percent'), 0, 100),
    insuredMonths: within(smallint('insured_months'), 0, 600),
    /** 1: hears of new policies that fit. */
    isAlert: flag('is_alert').notNull().default(1),
  },
  (t) => [
    index('founder_facts_alert')
      .on(t.regionCode, t.id)
      .where(sql`${t.isAlert} = 1`),
  ],
);

/** The last day of a policy that somebody keeps in their calendar. */
export const policyDate = table(
  'policy_date',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    policyId: id64('policy_id')
      .notNull()
      .references(() => startPolicy.id),
    /** The last day that they were reminded of; another one after it was moved. */
    remindedOn: text('reminded_on').notNull().default(''),
  },
  (t) => [unique('policy_date_once').on(t.userNo, t.policyId), index().on(t.policyId)],
);

/** An article (政策宣传) that makes policies known. */
export const policyAdvocacy = table(
  'policy_advocacy',
  {
    ...common(),
    /** Null: the platform. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    title: text().notNull(),
    intro: text().notNull().default(''),
    body: text().notNull().default(''),
    policyState: choiceOf('policy_state', PolicyState).notNull().default(PolicyState.draft),
    publishedAt: moment('published_at'),
    /** What a keyword finds it by. */
    grams: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    index('policy_advocacy_of_org').on(t.orgNo, t.policyState, t.gmtModified.desc().nullsFirst()),
    index().on(t.authorUserNo),
    index('policy_advocacy_fresh')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.policyState} = 1`),
    index('policy_advocacy_grams')
      .using('gin', t.grams)
      .where(sql`${t.policyState} = 1`),
  ],
);

/** The policies that an article is about, in its order. */
export const policyAdvocated = table(
  'policy_advocated',
  {
    ...common(),
    advocacyId: id64('advocacy_id')
      .notNull()
      .references(() => policyAdvocacy.id),
    policyId: id64('policy_id')
      .notNull()
      .references(() => startPolicy.id),
    sort: within(smallint(), 0, 100).notNull().default(0),
  },
  (t) => [unique('policy_advocated_once').on(t.advocacyId, t.policyId), index().on(t.policyId)],
);
