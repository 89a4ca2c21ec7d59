import { sql } from 'drizzle-orm';
import { index, integer, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { AppealState } from '#contract/rules/appeals.ts';
import { StartField } from '#contract/rules/startPolicies.ts';
import { ProgrammeState, ReaderState, ReadingState, StartApplicationState } from '#contract/rules/startProgrammes.ts';
import type { ProgrammeCriterion, ProgrammeQuestion } from '#contract/rules/startProgrammes.ts';
import type { ProjectStage, TeamRole } from '#contract/rules/startProjects.ts';
import { choiceOf, choicesOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { startProject } from './startProject.ts';
import { orgInfo, user } from './user.ts';

/** A call for projects (项目征集) of an institution, with its own form and score sheet. */
export const startProgramme = table(
  'start_programme',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    title: text().notNull(),
    intro: text().notNull().default(''),
    whom: text().notNull().default(''),
    offers: text().notNull().default(''),
    /** Empty: the whole country. */
    regionCode: text('region_code').notNull().default(''),
    /** Empty: every line of business. */
    startFields: choicesOf('start_fields', StartField)
      .notNull()
      .default(sql`'{}'`),
    /** Days are `yyyy-MM-dd`. */
    applyFrom: text('apply_from').notNull(),
    applyUntil: text('apply_until').notNull(),
    readUntil: text('read_until').notNull(),
    places: within(integer(), 1, 500).notNull(),
    /** Points of 100 that two readers may differ by before a third is asked. */
    spread: within(integer(), 1, 100).notNull(),
    questions: jsonb().$type<ProgrammeQuestion[]>().notNull(),
    criteria: jsonb().$type<ProgrammeCriterion[]>().notNull(),
    programmeState: choiceOf('programme_state', ProgrammeState).notNull().default(ProgrammeState.draft),
    publishedAt: moment('published_at'),
    /** Tenths; null before the result is public. */
    line: within(integer(), 0, 1000),
    resultNote: text('result_note').notNull().default(''),
    resultAt: moment('result_at'),
    /** Gives applications their numbers. */
    lastNo: counter('last_no').notNull().default(0),
    /** What lists find it by (domain/startProgramme/facets.ts). */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    index('start_programme_of_org').on(t.orgNo, t.gmtModified.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.authorUserNo),
    index('start_programme_shown')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.programmeState} in (1, 2, 3)`),
    index('start_programme_facets')
      .using('gin', t.facets)
      .where(sql`${t.programmeState} in (1, 2, 3)`),
  ],
);

/** Somebody who reads applications of a programme, or is asked to. */
export const startProgrammeReader = table(
  'start_programme_reader',
  {
    ...common(),
    programmeId: id64('programme_id')
      .notNull()
      .references(() => startProgramme.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    readerState: choiceOf('reader_state', ReaderState).notNull().default(ReaderState.invited),
    words: text().notNull().default(''),
    inviteUserNo: id64('invite_user_no')
      .notNull()
      .references(() => user.userNo),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    uniqueIndex('start_programme_reader_once')
      .on(t.programmeId, t.userNo)
      .where(sql`${t.readerState} in (0, 1)`),
    index('start_programme_reader_list').on(t.programmeId, t.readerState, t.id),
    index('start_programme_reader_of').on(t.userNo, t.readerState, t.id.desc().nullsFirst()),
    index().on(t.inviteUserNo),
  ],
);

/** A project as it was when it applied; a part that its team keeps to itself is empty. */
export interface ProjectSnapshot {
  projectName: string;
  slogan: string;
  startField: StartField;
  projectStage: ProjectStage;
  regionCode: string;
  problem: string;
  solution: string;
  need: string;
  plan: string;
  figures: string;
  team: { userNo: string; teamRole: TeamRole; duty: string }[];
}

/** A project that applied for a programme. */
export const startApplication = table(
  'start_application',
  {
    ...common(),
    programmeId: id64('programme_id')
      .notNull()
      .references(() => startProgramme.id),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    /** Who handed it in. */
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    applyNo: counter('apply_no').notNull(),
    snapshot: jsonb().$type<ProjectSnapshot>().notNull(),
    answers: jsonb().$type<Record<string, string>>().notNull(),
    applicationState: choiceOf('application_state', StartApplicationState)
      .notNull()
      .default(StartApplicationState.submitted),
    /** Tenths of 100; null while somebody has still to read. */
    score: within(integer(), 0, 1000),
    /** Tenths between the highest and the lowest of its readers. */
    spread: within(integer(), 0, 1000),
    submittedAt: moment('submitted_at').notNull(),
    /** Null: nobody objected. */
    appealState: choiceOf('appeal_state', AppealState),
    appealReason: text('appeal_reason').notNull().default(''),
    appealTime: moment('appeal_time'),
    appealOpinion: text('appeal_opinion').notNull().default(''),
  },
  (t) => [
    uniqueIndex('start_application_once')
      .on(t.programmeId, t.projectId)
      .where(sql`${t.applicationState} <> 1`),
    unique('start_application_no').on(t.programmeId, t.applyNo),
    index('start_application_rank').on(t.programmeId, t.score.desc().nullsLast(), t.applyNo),
    index().on(t.projectId, t.id),
    index().on(t.userNo, t.id),
  ],
);

/** One reader with one application. Who did not read it in the end is never asked for the same again. */
export const startReading = table(
  'start_reading',
  {
    ...common(),
    applicationId: id64('application_id')
      .notNull()
      .references(() => startApplication.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** 1 and 2, the third on spread, the fourth after an objection. */
    round: within(smallint(), 1, 4).notNull(),
    readingState: choiceOf('reading_state', ReadingState).notNull().default(ReadingState.waiting),
    /** Points by the id of the criterion. */
    marks: jsonb().$type<Record<string, number>>(),
    /** Tenths of 100. */
    total: within(integer(), 0, 1000),
    /** What the reader writes to the team. */
    words: text().notNull().default(''),
    dueAt: moment('due_at').notNull(),
    /** The last moment that the reader was reminded of; another one is told of again. */
    remindedFor: moment('reminded_for'),
    submittedAt: moment('submitted_at'),
    /** Why somebody else reads instead. */
    reason: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('start_reading_round')
      .on(t.applicationId, t.round)
      .where(sql`${t.readingState} <> 2`),
    unique('start_reading_once').on(t.applicationId, t.userNo),
    index('start_reading_of').on(t.userNo, t.readingState, t.dueAt, t.id),
    index('start_reading_due')
      .on(t.dueAt, t.id)
      .where(sql`${t.readingState} = 0`),
  ],
);
