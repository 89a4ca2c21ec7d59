import { sql } from 'drizzle-orm';
import { check, foreignKey, index, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CreditCause, CreditState, CreditStep } from '#contract/rules/credits.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { offering } from './timetable.ts';
import { orgInfo, user } from './user.ts';

/** What a learner applies to have counted by the school: a finished course, or an offering that was passed. */
export const creditApply = table(
  'credit_apply',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** Also of an offering that teaches a course of the platform: it never counts twice. */
    courseId: id64('course_id').references(() => course.id),
    offeringId: id64('offering_id'),
    subjectId: id64('subject_id')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(course_id, offering_id)`),
    subjectName: text('subject_name').notNull(),
    /** Tenths, as it counted on the day of the application. */
    credit: within(smallint(), 0, 1000).notNull(),
    hours: counter('hours').notNull(),
    evidence: text().notNull().default(''),
    evidenceUrls: text('evidence_urls')
      .array()
      .notNull()
      .default(sql`'{}'`),
    certificateNo: text('certificate_no').notNull().default(''),
    applyState: choiceOf('apply_state', CreditState).notNull().default(CreditState.waitsLecturer),
    /** When it came to whom it waits for, or last waited for. */
    submitTime: moment('submit_time').notNull(),
    lecturerUserNo: id64('lecturer_user_no'),
    lecturerOpinion: text('lecturer_opinion').notNull().default(''),
    lecturerTime: moment('lecturer_time'),
    auditUserNo: id64('audit_user_no'),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditTime: moment('audit_time'),
    revokeReason: text('revoke_reason').notNull().default(''),
  },
  (t) => [
    check('credit_apply_for_something', sql`num_nonnulls(${t.courseId}, ${t.offeringId}) > 0`),
    foreignKey({
      name: 'credit_apply_for_offering',
      columns: [t.orgNo, t.offeringId],
      foreignColumns: [offering.orgNo, offering.id],
    }),
    uniqueIndex('credit_apply_once')
      .on(t.userNo, t.subjectId)
      .where(sql`${t.applyState} not in (5, 6)`),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.applyState, t.submitTime),
    index().on(t.courseId, t.applyState, t.submitTime),
    index().on(t.orgNo, t.offeringId, t.applyState),
  ],
);

/** Everything that happened to an application; never changed. */
export const creditLog = table(
  'credit_log',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    applyId: id64('apply_id')
      .notNull()
      .references(() => creditApply.id, { onDelete: 'cascade' }),
    actorUserNo: id64('actor_user_no').notNull(),
    step: choiceOf('step', CreditStep).notNull(),
    reason: text().notNull().default(''),
  },
  (t) => [index().on(t.applyId, t.id)],
);

/** The ledger of credits: a line is added, never changed; the sum is what is granted and not revoked. */
export const creditEntry = table(
  'credit_entry',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    applyId: id64('apply_id')
      .notNull()
      .references(() => creditApply.id, { onDelete: 'cascade' }),
    /** Tenths; what is taken back is negative. */
    amount: within(smallint(), -1000, 1000).notNull(),
    cause: choiceOf('cause', CreditCause).notNull(),
    reason: text().notNull().default(''),
    actorUserNo: id64('actor_user_no').notNull(),
  },
  (t) => [
    check('credit_entry_sign', sql`(${t.cause} = 1 and ${t.amount} >= 0) or (${t.cause} = 2 and ${t.amount} <= 0)`),
    uniqueIndex('credit_entry_once').on(t.applyId, t.cause),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.orgNo),
  ],
);
