import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import { JoinState, LEAST_WEEKLY_HOURS, MOST_WEEKLY_HOURS, OfferState } from '#contract/rules/programs.ts';
import type { ProgramContent } from '#contract/rules/programs.ts';
import type { PlanChange } from '#contract/rules/typicalPlan.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { typicalPosition } from './ability.ts';
import { assessment } from './assessment.ts';
import { course } from './course.ts';
import { orgInfo, user } from './user.ts';

/** A plan (学习方案): stages of courses and tests that lead to a typical position. What the public finds it by. */
export const program = table(
  'program',
  {
    ...common(),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    /** Null when it belongs to nobody but its author. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    programName: text('program_name').notNull(),
    typicalPositionId: id64('typical_position_id').references(() => typicalPosition.id),
    intro: text().notNull().default(''),
    openDate: text('open_date').notNull().default(''),
    endDate: text('end_date').notNull().default(''),
    seats: counter('seats').notNull().default(0),
    hours: counter('hours').notNull().default(0),
    /** Tenths. */
    credit: counter('credit').notNull().default(0),
    stageCount: counter('stage_count').notNull().default(0),
    courseCount: counter('course_count').notNull().default(0),
    /** How often it was published; 0: nobody but its author sees it. */
    version: counter('version').notNull().default(0),
    publishedTime: moment('published_time'),
    /** Cents of the version that is public; 0: free. */
    price: counter('price').notNull().default(0),
    countJoin: counter('count_join').notNull().default(0),
    countDone: counter('count_done').notNull().default(0),
  },
  (t) => [
    index().on(t.authorUserNo, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.typicalPositionId),
    index('program_public')
      .on(sql`"published_time" desc`, sql`"id" desc`)
      .where(sql`version > 0 and status_id = 1`),
  ],
);

const ofProgram = () =>
  id64('program_id')
    .notNull()
    .references(() => program.id);

/** A version as it was published: whoever joined it stays in it. */
export const programVersion = table(
  'program_version',
  {
    ...common(),
    programId: ofProgram(),
    version: integer().notNull(),
    content: jsonb().$type<ProgramContent>().notNull(),
    publishedTime: moment('published_time').notNull(),
  },
  (t) => [
    unique('program_version_once').on(t.programId, t.version),
    index('program_version_content').using('gin', sql`${t.content} jsonb_path_ops`),
  ],
);

const version = () => integer('version').notNull();

/** A course of a version, for what finishing it does to those who learn by it. */
export const programCourse = table(
  'program_course',
  {
    ...common(),
    programId: ofProgram(),
    version: version(),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
  },
  (t) => [
    foreignKey({
      name: 'program_course_version',
      columns: [t.programId, t.version],
      foreignColumns: [programVersion.programId, programVersion.version],
    }),
    uniqueIndex('program_course_once').on(t.programId, t.version, t.courseId),
    index().on(t.courseId),
  ],
);

/** An assessment of a version. */
export const programTest = table(
  'program_test',
  {
    ...common(),
    programId: ofProgram(),
    version: version(),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id),
  },
  (t) => [
    foreignKey({
      name: 'program_test_version',
      columns: [t.programId, t.version],
      foreignColumns: [programVersion.programId, programVersion.version],
    }),
    uniqueIndex('program_test_once').on(t.programId, t.version, t.assessmentId),
    index().on(t.assessmentId),
  ],
);

/** What its author writes. */
export const programDraft = table(
  'program_draft',
  {
    ...common(),
    programId: ofProgram().unique(),
    content: jsonb().$type<ProgramContent>().notNull(),
    /** Goes up with every save, so that of two windows the later does not overwrite unseen. */
    revision: counter('revision').notNull().default(1),
    draftState: choiceOf('draft_state', DraftState).notNull().default(DraftState.editing),
    auditOpinion: text('audit_opinion').notNull().default(''),
  },
  (t) => [index('program_draft_content').using('gin', sql`${t.content} jsonb_path_ops`)],
);

/** A handing in of a draft, with what it said then. */
export const programReview = table(
  'program_review',
  {
    ...common(),
    programId: ofProgram(),
    /** Who reviews it: this organization, or the platform. */
    reviewerOrgNo: id64('reviewer_org_no').references(() => orgInfo.orgNo),
    submitUserNo: id64('submit_user_no')
      .notNull()
      .references(() => user.userNo),
    submitTime: moment('submit_time').notNull(),
    submitNote: text('submit_note').notNull().default(''),
    content: jsonb().$type<ProgramContent>().notNull(),
    /** What was different from the public version when it was handed in. */
    changes: jsonb().$type<PlanChange[]>().notNull().default([]),
    auditStatus: choiceOf('audit_status', ReviewState).notNull().default(ReviewState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    uniqueIndex('program_review_waiting')
      .on(t.programId)
      .where(sql`audit_status = 0`),
    index().on(t.programId, t.id.desc().nullsFirst()),
    index().on(t.reviewerOrgNo, t.auditStatus, t.submitTime),
    index().on(t.auditStatus, t.submitTime),
    index().on(t.submitUserNo),
  ],
);

/** An organization that is asked to confirm a version, and what it said. */
export const programOffer = table(
  'program_offer',
  {
    ...common(),
    programId: ofProgram(),
    version: version(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    offeredUserNo: id64('offered_user_no')
      .notNull()
      .references(() => user.userNo),
    offeredAt: moment('offered_at').notNull(),
    offerState: choiceOf('offer_state', OfferState).notNull().default(OfferState.waiting),
    remark: text().notNull().default(''),
    answerUserNo: id64('answer_user_no').references(() => user.userNo),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    foreignKey({
      name: 'program_offer_version',
      columns: [t.programId, t.version],
      foreignColumns: [programVersion.programId, programVersion.version],
    }),
    uniqueIndex('program_offer_once')
      .on(t.programId, t.version, t.orgNo)
      .where(sql`offer_state <> 3`),
    index().on(t.programId, t.id.desc().nullsFirst()),
    index().on(t.programId, t.version),
    index('program_offer_of').on(t.orgNo, t.offerState, t.offeredAt),
    index().on(t.offeredUserNo),
    index().on(t.answerUserNo),
  ],
);

/** Somebody on the way of a plan, in the version they joined or moved to. */
export const programJoin = table(
  'program_join',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    programId: ofProgram(),
    version: version(),
    joinState: choiceOf('join_state', JoinState).notNull().default(JoinState.learning),
    joinedAt: moment('joined_at').notNull(),
    startDate: date('start_date').notNull(),
    hoursPerWeek: within(smallint('hours_per_week'), LEAST_WEEKLY_HOURS, MOST_WEEKLY_HOURS).notNull(),
    /** Hundredths of a percent, and the stages that are done, as they were when something was last finished. */
    progress: within(integer(), 0, 10_000).notNull().default(0),
    doneStages: text('done_stages')
      .array()
      .notNull()
      .default(sql`'{}'`),
    completedAt: moment('completed_at'),
  },
  (t) => [
    foreignKey({
      name: 'program_join_version',
      columns: [t.programId, t.version],
      foreignColumns: [programVersion.programId, programVersion.version],
    }),
    uniqueIndex('program_join_once').on(t.userNo, t.programId),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.programId, t.joinState),
    index().on(t.programId, t.version),
  ],
);
