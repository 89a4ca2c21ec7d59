import { sql } from 'drizzle-orm';
import {
  check,
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
import { LessonKind, LessonState, MOST_BELLS, MOST_WEEKS, OfferingState } from '#contract/rules/school.ts';
import { ExchangeKind, ExchangeState } from '#contract/rules/exchange.ts';
import { ChangeKind } from '#contract/rules/scheduleChanges.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { grade } from './grade.ts';
import { orgImport } from './organization.ts';
import { schoolRoom, schoolTerm } from './school.ts';
import { orgInfo, user } from './user.ts';

/** An offering (开课班): something taught to classes and single learners for one semester. */
export const offering = table(
  'offering',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    termId: id64('term_id').notNull(),
    /** The course of the platform that is taught; null for one that is held in rooms only. */
    courseId: id64('course_id').references(() => course.id),
    offeringName: text('offering_name').notNull(),
    lessonKind: choiceOf('lesson_kind', LessonKind).notNull().default(LessonKind.core),
    /** Tenths. */
    credit: within(smallint(), 0, 1000).notNull().default(0),
    /** Planned class-hours. */
    hours: counter('hours').notNull().default(0),
    seats: counter('seats').notNull().default(60),
    offeringState: choiceOf('offering_state', OfferingState).notNull().default(OfferingState.planned),
    remark: text().notNull().default(''),
  },
  (t) => [
    foreignKey({
      name: 'offering_in_term',
      columns: [t.orgNo, t.termId],
      foreignColumns: [schoolTerm.orgNo, schoolTerm.id],
    }),
    unique('offering_of_org').on(t.orgNo, t.id),
    index().on(t.orgNo, t.termId, t.id.desc().nullsFirst()),
    index().on(t.courseId),
  ],
);

export const offeringTeacher = table(
  'offering_teacher',
  {
    offeringId: id64('offering_id')
      .notNull()
      .references(() => offering.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** Answers for the scores; the others help. */
    isHead: flag('is_head').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.offeringId, t.userNo] }), index().on(t.userNo, t.offeringId)],
);

/** The class groups it is for: whoever is in one of them is in the offering. */
export const offeringGrade = table(
  'offering_grade',
  {
    offeringId: id64('offering_id')
      .notNull()
      .references(() => offering.id, { onDelete: 'cascade' }),
    gradeId: id64('grade_id')
      .notNull()
      .references(() => grade.id),
  },
  (t) => [primaryKey({ columns: [t.offeringId, t.gradeId] }), index().on(t.gradeId, t.offeringId)],
);

/** Single learners beside those of the classes. */
export const offeringStudent = table(
  'offering_student',
  {
    offeringId: id64('offering_id')
      .notNull()
      .references(() => offering.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    joinedAt: moment('joined_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.offeringId, t.userNo] }), index().on(t.userNo, t.offeringId)],
);

/** What is planned to be held week by week (rules/calendar.ts: WeekPlan); its lessons may be moved one by one afterwards. */
export const lessonSeries = table(
  'lesson_series',
  {
    ...common(),
    orgNo: id64('org_no').notNull(),
    offeringId: id64('offering_id').notNull(),
    weekday: within(smallint(), 1, 7).notNull(),
    fromBell: within(smallint('from_bell'), 1, MOST_BELLS).notNull(),
    toBell: within(smallint('to_bell'), 1, MOST_BELLS).notNull(),
    fromWeek: within(smallint('from_week'), 1, MOST_WEEKS).notNull(),
    toWeek: within(smallint('to_week'), 1, MOST_WEEKS).notNull(),
    /** 0 every week, 1 odd weeks, 2 even weeks. */
    parity: within(smallint(), 0, 2).$type<0 | 1 | 2>().notNull().default(0),
    /** The import that brought it. */
    importId: id64('import_id').references(() => orgImport.id),
  },
  (t) => [
    check('lesson_series_bells_in_order', sql`${t.fromBell} <= ${t.toBell}`),
    check('lesson_series_weeks_in_order', sql`${t.fromWeek} <= ${t.toWeek}`),
    foreignKey({
      name: 'lesson_series_of_offering',
      columns: [t.orgNo, t.offeringId],
      foreignColumns: [offering.orgNo, offering.id],
    }),
    index().on(t.orgNo, t.offeringId),
    index().on(t.importId),
  ],
);

/** One lesson on one day; one that was planned by itself is in no series. */
export const lesson = table(
  'lesson',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    termId: id64('term_id').notNull(),
    offeringId: id64('offering_id').notNull(),
    seriesId: id64('series_id').references(() => lessonSeries.id),
    day: date().notNull(),
    week: within(smallint(), 1, MOST_WEEKS).notNull(),
    fromBell: within(smallint('from_bell'), 1, MOST_BELLS).notNull(),
    toBell: within(smallint('to_bell'), 1, MOST_BELLS).notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    lessonState: choiceOf('lesson_state', LessonState).notNull().default(LessonState.held),
    /** Where it is when it needs no room of the school, such as 线上. */
    place: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** Rises with every change: the SEQUENCE of the event in calendars (RFC 5545, 3.8.7.4). */
    revision: integer().notNull().default(0),
  },
  (t) => [
    check('lesson_bells_in_order', sql`${t.fromBell} <= ${t.toBell}`),
    check('lesson_times_in_order', sql`${t.beginsAt} < ${t.endsAt}`),
    foreignKey({
      name: 'lesson_in_term',
      columns: [t.orgNo, t.termId],
      foreignColumns: [schoolTerm.orgNo, schoolTerm.id],
    }),
    foreignKey({
      name: 'lesson_of_offering',
      columns: [t.orgNo, t.offeringId],
      foreignColumns: [offering.orgNo, offering.id],
    }),
    unique('lesson_when').on(t.id, t.beginsAt, t.endsAt, t.lessonState),
    index().on(t.orgNo, t.offeringId, t.beginsAt),
    index().on(t.orgNo, t.termId, t.week),
    index().on(t.seriesId, t.beginsAt),
  ],
);

/**
 * What a lesson holds: a teacher, a room, a class. Being here is being assigned, so nothing can be assigned that is not
 * held, and the exclusion constraint of migration 0029 (lesson_claim_apart) lets nobody be in two lessons at once,
 * whatever writes. The time follows its lesson through the key.
 */
export const lessonClaim = table(
  'lesson_claim',
  {
    lessonId: id64('lesson_id').notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    lessonState: choiceOf('lesson_state', LessonState).notNull().default(LessonState.held),
    teacherUserNo: id64('teacher_user_no').references(() => user.userNo),
    roomId: id64('room_id').references(() => schoolRoom.id),
    gradeId: id64('grade_id').references(() => grade.id),
    /** Whichever of the three it is; a number of one kind is never a number of another. */
    holder: id64('holder')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(teacher_user_no, room_id, grade_id)`),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.holder] }),
    check('lesson_claim_of_one', sql`num_nonnulls(${t.teacherUserNo}, ${t.roomId}, ${t.gradeId}) = 1`),
    foreignKey({
      name: 'lesson_claim_of_lesson',
      columns: [t.lessonId, t.beginsAt, t.endsAt, t.lessonState],
      foreignColumns: [lesson.id, lesson.beginsAt, lesson.endsAt, lesson.lessonState],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    index().on(t.lessonId, t.beginsAt, t.endsAt, t.lessonState),
    index().on(t.teacherUserNo, t.beginsAt),
    index().on(t.roomId, t.beginsAt),
    index().on(t.gradeId, t.beginsAt),
  ],
);

/** What an editor did to the timetable, with the lessons as they were, so that it can be taken back for a while. */
export const scheduleChange = table(
  'schedule_change',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no').notNull(),
    changeKind: choiceOf('change_kind', ChangeKind).notNull(),
    summary: text().notNull(),
    lessonCount: counter('lesson_count').notNull(),
    /** People whose timetable it changes. */
    touched: counter('touched').notNull(),
    /** domain/timetable/journal.ts */
    before: jsonb().notNull(),
    undoneAt: moment('undone_at'),
  },
  (t) => [index().on(t.orgNo, t.id.desc().nullsFirst())],
);

/** A teacher asks a colleague to take a lesson, or to swap it with one of theirs. */
export const lessonExchange = table(
  'lesson_exchange',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    lessonId: id64('lesson_id')
      .notNull()
      .references(() => lesson.id),
    otherLessonId: id64('other_lesson_id').references(() => lesson.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    toUserNo: id64('to_user_no')
      .notNull()
      .references(() => user.userNo),
    exchangeKind: choiceOf('exchange_kind', ExchangeKind).notNull(),
    exchangeState: choiceOf('exchange_state', ExchangeState).notNull().default(ExchangeState.asked),
    reason: text().notNull(),
    answerOpinion: text('answer_opinion').notNull().default(''),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
  },
  (t) => [
    check('lesson_exchange_swaps', sql`(${t.exchangeKind} = 2) = (${t.otherLessonId} is not null)`),
    uniqueIndex('lesson_exchange_open')
      .on(t.lessonId)
      .where(sql`${t.exchangeState} in (1, 2)`),
    index().on(t.lessonId),
    index().on(t.otherLessonId),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.toUserNo, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.exchangeState, t.id.desc().nullsFirst()),
  ],
);
/** The private address under which somebody's calendar reads their lessons; a new token ends the old address at once. */
export const scheduleFeed = table('schedule_feed', {
  ...common(),
  userNo: id64('user_no')
    .notNull()
    .references(() => user.userNo)
    .unique(),
  /** Readable, because its owner is shown it again. */
  token: text().notNull().unique(),
  /** Of what was answered last, and since when that is the answer (Last-Modified). */
  bodyHash: text('body_hash').notNull().default(''),
  changedAt: moment('changed_at')
    .notNull()
    .default(sql`now()`),
});
