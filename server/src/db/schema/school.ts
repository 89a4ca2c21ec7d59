import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { DayKind, MOST_BELLS, MOST_WEEKS, RoomKind, Semester } from '#contract/rules/school.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, within } from '../columns.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { orgImport } from './organization.ts';
import { orgInfo } from './user.ts';

/** A semester of a school; two of one school never overlap (migration 0029: school_term_apart). */
export const schoolTerm = table(
  'school_term',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    /** Such as 2026-2027. */
    schoolYear: text('school_year').notNull(),
    semester: choiceOf('semester', Semester).notNull(),
    /** A Monday. */
    beginOn: date('begin_on').notNull(),
    weeks: within(smallint(), 1, MOST_WEEKS).notNull(),
  },
  (t) => [
    check('school_term_monday', sql`extract(isodow from ${t.beginOn}) = 1`),
    uniqueIndex('school_term_once').on(t.orgNo, t.schoolYear, t.semester).where(enabled(t)),
    unique('school_term_of_org').on(t.orgNo, t.id),
    index().on(t.orgNo, t.beginOn.desc()),
  ],
);

/** A day on which the calendar of the school differs from the week (rules/calendar.ts). */
export const schoolDay = table(
  'school_day',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    day: date().notNull(),
    dayKind: choiceOf('day_kind', DayKind).notNull(),
    dayName: text('day_name').notNull(),
    /** The day whose lessons are held on a shifted one. */
    follows: date(),
  },
  (t) => [
    check('school_day_follows', sql`${t.follows} is null or ${t.dayKind} = 2`),
    unique('school_day_once').on(t.orgNo, t.day),
    unique('school_day_made_up_once').on(t.orgNo, t.follows),
  ],
);

/** A period of the day (节), clocks as HH:mm; they never overlap within a school (domain/school). */
export const schoolBell = table(
  'school_bell',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    seq: within(smallint(), 1, MOST_BELLS).notNull(),
    beginClock: text('begin_clock').notNull(),
    endClock: text('end_clock').notNull(),
  },
  (t) => [
    check('school_bell_clocks', sql`${t.beginClock} ~ '^[0-2]\\d:[0-5]\\d$' and ${t.endClock} ~ '^[0-2]\\d:[0-5]\\d$'`),
    check('school_bell_in_order', sql`${t.beginClock} < ${t.endClock}`),
    unique('school_bell_once').on(t.orgNo, t.seq),
  ],
);

export const schoolCampus = table(
  'school_campus',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    campusName: text('campus_name').notNull(),
    address: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('school_campus_name').on(t.orgNo, t.campusName).where(enabled(t)),
    unique('school_campus_of_org').on(t.orgNo, t.id),
  ],
);

export const schoolRoom = table(
  'school_room',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    campusId: id64('campus_id').notNull(),
    building: text().notNull().default(''),
    roomName: text('room_name').notNull(),
    roomKind: choiceOf('room_kind', RoomKind).notNull().default(RoomKind.classroom),
    seats: counter('seats').notNull(),
    equipment: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The import that brought it. */
    importId: id64('import_id').references(() => orgImport.id),
  },
  (t) => [
    foreignKey({
      name: 'school_room_on_campus',
      columns: [t.orgNo, t.campusId],
      foreignColumns: [schoolCampus.orgNo, schoolCampus.id],
    }),
    uniqueIndex('school_room_name').on(t.orgNo, t.campusId, t.building, t.roomName).where(enabled(t)),
    unique('school_room_of_org').on(t.orgNo, t.id),
    index().on(t.orgNo, t.campusId),
    index().on(t.orgNo, t.seats),
    index().on(t.importId),
  ],
);
