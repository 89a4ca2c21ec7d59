import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { common, counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CertificateColour, CertificateGround } from '#contract/rules/certificateDesign.ts';
import type { CertificateDesign } from '#contract/rules/certificateDesign.ts';
import { integralKinds } from '#contract/rules/integral.ts';
import { choiceOf, keyOf } from '../choiceColumn.ts';
import { table } from '../table.ts';
import { course, coursePeriod } from './course.ts';
import { program } from './program.ts';
import { orgInfo, user } from './user.ts';

/** A set of watched spans such as `{[0,12),[30,45)}`, in seconds (or pages); its union is PostgreSQL's own. */
export const spans = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** The same for wall-clock seconds since 1970. */
const clockSpans = customType<{ data: string }>({ dataType: () => 'int8multirange' });

/** Who takes which course. */
export const userCourse = table(
  'user_course',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    /** free, order, gift, seat (of their organization), refunded, vip: as a member, until the membership ends. */
    source: text().notNull().default('free'),
    expiresAt: moment('expires_at'),
    lastPeriodId: id64('last_period_id'),
    lastStudyAt: moment('last_study_at'),
    /** Class-hours finished. */
    periodDone: counter('period_done').notNull().default(0),
    /** Hundredths of a percent of the whole course. */
    progress: within(integer(), 0, 10_000).notNull().default(0),
    completedAt: moment('completed_at'),
    /** The day by which the learner means to have finished, yyyy-MM-dd. */
    planDate: date('plan_date'),
    /** The version that was begun; null before the first class-hour: whichever is the newest. */
    version: integer(),
    /** When the learner last started over; what was watched before does not pay for anything after. */
    resetAt: moment('reset_at'),
  },
  (t) => [
    uniqueIndex().on(t.userNo, t.courseId),
    index().on(t.userNo, t.statusId, t.lastStudyAt.desc().nullsLast(), t.id.desc().nullsFirst()),
    index('user_course_plan')
      .on(t.userNo, t.planDate)
      .where(sql`${t.planDate} is not null`),
    index().on(t.courseId),
  ],
);

/** How far a learner is in a class-hour: the union of everything watched, never just the last position. */
export const userPeriod = table(
  'user_period',
  {
    userNo: id64('user_no').notNull(),
    periodId: id64('period_id').notNull(),
    courseId: id64('course_id').notNull(),
    watched: spans().notNull().default('{}'),
    /** Size of `watched`. */
    watchedLength: counter('watched_length').notNull().default(0),
    /** Second or page to come back to. */
    position: counter('position').notNull().default(0),
    isDone: flag('is_done').notNull().default(0),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userNo, t.periodId] }),
    index().on(t.userNo, t.courseId),
    index().on(t.courseId, t.periodId),
  ],
);

/** What a part of a SCORM package keeps for a learner; the names and the forms of the values are the standard's. */
export const scormState = table(
  'scorm_state',
  {
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    periodId: id64('period_id').notNull(),
    courseId: id64('course_id').notNull(),
    /** Which part: the identifier that the manifest gives it. */
    itemKey: text('item_key').notNull(),
    location: text().notNull().default(''),
    suspendData: text('suspend_data').notNull().default(''),
    /** Hundredths; null while there is none. */
    score: integer(),
    /** As the package says it: completed, incomplete, passed, failed and so on. */
    completion: text().notNull().default(''),
    success: text().notNull().default(''),
    isDone: flag('is_done').notNull().default(0),
    /** The other values that are given back when it is opened again. */
    cmi: jsonb().$type<Record<string, string>>().notNull().default({}),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userNo, t.periodId, t.itemKey] }),
    foreignKey({
      name: 'scorm_state_of_period',
      columns: [t.courseId, t.periodId],
      foreignColumns: [coursePeriod.courseId, coursePeriod.id],
    }),
    index().on(t.userNo, t.courseId),
    index().on(t.courseId, t.periodId),
  ],
);

/**
 * One sitting before a class-hour on one device: the entries of the open ledger. What the clock does not allow is
 * counted as refused and never enters the union.
 */
export const studySitting = table(
  'study_sitting',
  {
    id: primaryId(),
    userNo: id64('user_no').notNull(),
    courseId: id64('course_id').notNull(),
    periodId: id64('period_id').notNull(),
    /** Made by the player, so that a repeated save meets its own row. */
    sittingKey: text('sitting_key').notNull(),
    startedAt: moment('started_at').notNull(),
    lastAt: moment('last_at').notNull(),
    watched: spans().notNull().default('{}'),
    /** Seconds newly granted by this sitting. */
    granted: counter('granted').notNull().default(0),
    /** Claimed and never granted since: what a dispute is about. */
    refusedSpans: spans('refused_spans').notNull().default('{}'),
    /** Size of `refusedSpans`. */
    refused: counter('refused').notNull().default(0),
    /** Why something was refused: clock, device, speed, drag. */
    refusedReason: text('refused_reason').notNull().default(''),
    /** Wall-clock seconds spent, rewatching included. */
    seconds: counter('seconds').notNull().default(0),
    /** Where this device stands. */
    position: counter('position').notNull().default(0),
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
  },
  // `last_at` changes with every save: in no index, so that the row is rewritten in place.
  (t) => [
    uniqueIndex().on(t.userNo, t.periodId, t.sittingKey),
    index().on(t.userNo, t.startedAt.desc().nullsFirst()),
    index().on(t.userNo, t.courseId, t.startedAt.desc().nullsFirst()),
    index().on(t.courseId, t.startedAt),
  ],
);

/**
 * The learner's wall clock: no second of it pays for two. It also orders the saves of a learner, because each must
 * find the version it was reckoned from.
 */
export const studyClock = table('study_clock', {
  userNo: id64('user_no').primaryKey(),
  /** Seconds since 1970 that watching was granted for; the last days only. */
  used: clockSpans().notNull().default('{}'),
  /** Milliseconds granted in advance of the clock, never more than the grace. */
  debtMs: integer('debt_ms').notNull().default(0),
  /** Seconds since 1970 that are in the study time of some sitting; the last days only. */
  booked: clockSpans().notNull().default('{}'),
  version: integer().notNull().default(1),
});

/** What a learner wrote down at a second of a film or a page of a document. Nobody else ever reads it. */
export const periodNote = table(
  'period_note',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    gmtModified: moment('gmt_modified').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    courseId: id64('course_id').notNull(),
    periodId: id64('period_id').notNull(),
    /** Made by the player, so that a repeated save meets its own row. */
    noteKey: text('note_key').notNull(),
    /** Drawn for every save: whoever saves names the one they wrote on, and two devices notice each other. */
    revision: text().notNull(),
    /** Second or page; 0 of pictures and links. */
    position: counter('position').notNull(),
    content: text().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'period_note_on_period',
      columns: [t.courseId, t.periodId],
      foreignColumns: [coursePeriod.courseId, coursePeriod.id],
    }),
    uniqueIndex().on(t.userNo, t.noteKey),
    index().on(t.userNo, t.periodId),
    index().on(t.userNo, t.courseId),
    index().on(t.courseId, t.periodId),
  ],
);

/** A learner contests an entry of the ledger; the lecturer decides. */
export const ledgerDispute = table(
  'ledger_dispute',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    sittingId: id64('sitting_id')
      .notNull()
      .references(() => studySitting.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    /** What was not counted when it was contested; the sitting forgets it when it is granted. */
    refusedSpans: spans('refused_spans').notNull().default('{}'),
    refusedReason: text('refused_reason').notNull().default(''),
    /** 0 waiting, 1 granted, 2 refused. */
    auditStatus: choiceOf('audit_status', AuditState).notNull().default(AuditState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    uniqueIndex().on(t.sittingId, t.userNo),
    index().on(t.courseId, t.auditStatus),
    index().on(t.auditStatus, t.id),
    index().on(t.userNo),
  ],
);

export const certificate = table(
  'certificate',
  {
    ...common(),
    /** Printed number; what the public verify page asks for. */
    certificateNo: text('certificate_no').notNull().unique(),
    userNo: id64('user_no').notNull(),
    /** Of a finished course, or of a plan. */
    courseId: id64('course_id'),
    programId: id64('program_id').references(() => program.id),
    holderName: text('holder_name').notNull(),
    courseName: text('course_name').notNull(),
    orgName: text('org_name').notNull().default(''),
    lecturerName: text('lecturer_name').notNull().default(''),
    hours: counter('hours').notNull().default(0),
    /** Tenths. */
    credit: smallint().notNull().default(0),
    /** How it looked when it was issued; null for the platform's own. */
    design: jsonb().$type<CertificateDesign>(),
    issuedAt: moment('issued_at').notNull(),
    revokedAt: moment('revoked_at'),
    revokeReason: text('revoke_reason').notNull().default(''),
  },
  (t) => [
    check('certificate_of_one', sql`(${t.courseId} is null) <> (${t.programId} is null)`),
    uniqueIndex().on(t.userNo, t.courseId),
    uniqueIndex('certificate_of_program').on(t.userNo, t.programId),
    index().on(t.programId),
    index().on(t.userNo, t.id.desc().nullsFirst()),
  ],
);

/** How the certificates of an organization look; what is issued keeps a copy (`certificate.design`). */
export const certificateTemplate = table(
  'certificate_template',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    templateName: text('template_name').notNull(),
    title: text().notNull(),
    body: text().notNull(),
    signerName: text('signer_name').notNull().default(''),
    signerTitle: text('signer_title').notNull().default(''),
    sealImg: text('seal_img').notNull().default(''),
    ground: choiceOf('ground', CertificateGround).notNull(),
    colour: choiceOf('colour', CertificateColour).notNull(),
    isDefault: flag('is_default').notNull().default(0),
  },
  (t) => [
    uniqueIndex('certificate_template_name').on(t.orgNo, t.templateName),
    uniqueIndex('certificate_template_default')
      .on(t.orgNo)
      .where(sql`is_default = 1`),
    unique('certificate_template_of_org').on(t.orgNo, t.id),
  ],
);

/** Numbers that were printed and are no longer those of their certificate, which now says another name. */
export const certificateNumber = table(
  'certificate_number',
  {
    certificateNo: text('certificate_no').primaryKey(),
    certificateId: id64('certificate_id')
      .notNull()
      .references(() => certificate.id),
    replacedAt: moment('replaced_at').notNull(),
  },
  (t) => [index().on(t.certificateId)],
);

/** Courses finished by people without a name: their certificates are issued when they have told one. */
export const certificateWaiting = table(
  'certificate_waiting',
  {
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    gmtCreate: moment('gmt_create').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userNo, t.courseId] }), index().on(t.courseId)],
);

/** Points earned; one row per reason and day. */
export const integralLog = table(
  'integral_log',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    userNo: id64('user_no').notNull(),
    kind: keyOf('kind', integralKinds).notNull(),
    /** What it was for, such as `course:1000123`. */
    target: text().notNull(),
    targetName: text('target_name').notNull().default(''),
    points: integer().notNull(),
    /** Day in China Standard Time. */
    day: date().notNull(),
  },
  (t) => [
    uniqueIndex('integral_once_a_day').on(t.userNo, t.kind, t.target, t.day),
    index('integral_spent')
      .on(t.target)
      .where(sql`${t.kind} in ('spent', 'spentBack')`),
    index().on(t.userNo, t.id.desc().nullsFirst()),
  ],
);

/** Somebody who teaches reminded a learner of a course: at most once a day, whoever it was. */
export const learnReminder = table(
  'learn_reminder',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    senderUserNo: id64('sender_user_no')
      .notNull()
      .references(() => user.userNo),
    remindedOn: date('reminded_on').notNull(),
    words: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('learn_reminder_once').on(t.userNo, t.courseId, t.remindedOn),
    index().on(t.courseId),
    index().on(t.senderUserNo),
  ],
);
