import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, smallint, text, unique } from 'drizzle-orm/pg-core';
import { AttendanceState, CheckInWay, RADIUS, SessionState } from '#contract/rules/attendance.ts';
import { choiceOf } from '../choiceColumn.ts';
import { bytes, common, counter, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { lesson } from './timetable.ts';
import { orgInfo, user } from './user.ts';

/** The check-in of a lesson: a secret of which codes are made, until when it is open, and where one has to be. */
export const attendanceSession = table(
  'attendance_session',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    lessonId: id64('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    openedBy: id64('opened_by_user_no')
      .notNull()
      .references(() => user.userNo),
    openedAt: moment('opened_at').notNull(),
    /** Who comes later than this is late. */
    lateAt: moment('late_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    sessionState: choiceOf('session_state', SessionState).notNull().default(SessionState.open),
    secret: bytes().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    radius: within(smallint(), RADIUS.least, RADIUS.most),
  },
  (t) => [
    check('attendance_session_place', sql`num_nonnulls(${t.latitude}, ${t.longitude}, ${t.radius}) in (0, 3)`),
    unique('attendance_session_once').on(t.lessonId),
    index()
      .on(t.closesAt)
      .where(sql`${t.sessionState} = 1`),
    index().on(t.orgNo),
    index().on(t.openedBy),
  ],
);

/** What the roll says of a learner in a lesson; nobody is on it twice. */
export const attendanceRecord = table(
  'attendance_record',
  {
    id: primaryId(),
    lessonId: id64('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    attendanceState: choiceOf('attendance_state', AttendanceState).notNull(),
    way: choiceOf('way', CheckInWay).notNull(),
    at: moment('at').notNull(),
    /** Who wrote it down; null for the learner. */
    byUserNo: id64('by_user_no'),
    note: text().notNull().default(''),
    /** A hash of what tells the device from others; empty when nobody checked in. */
    device: text().notNull().default(''),
    /** Metres from the place of the check-in, and how exactly the device knew. */
    distance: counter('distance'),
    accuracy: counter('accuracy'),
  },
  (t) => [
    unique('attendance_record_once').on(t.lessonId, t.userNo),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.byUserNo),
  ],
);

/** What was changed by hand, by whom and why; rows are only added. */
export const attendanceChange = table(
  'attendance_change',
  {
    id: primaryId(),
    lessonId: id64('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    userNo: id64('user_no').notNull(),
    /** Null for who was not on the roll. */
    fromState: choiceOf('from_state', AttendanceState),
    toState: choiceOf('to_state', AttendanceState).notNull(),
    reason: text().notNull(),
    byUserNo: id64('by_user_no').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index().on(t.lessonId, t.id.desc().nullsFirst()), index().on(t.userNo), index().on(t.byUserNo)],
);
