import { sql } from 'drizzle-orm';
import { index, text, unique } from 'drizzle-orm/pg-core';
import { ShowKind, ShowState } from '#contract/rules/startShows.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { startProject } from './startProject.ts';
import { orgInfo, user } from './user.ts';

/** A road show or a contest (路演与大赛) of an incubating institution. */
export const startShow = table(
  'start_show',
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
    showKind: choiceOf('show_kind', ShowKind).notNull(),
    place: text().notNull().default(''),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The live class in which it can be watched; null for none. */
    courseId: id64('course_id').references(() => course.id),
    showState: choiceOf('show_state', ShowState).notNull().default(ShowState.draft),
    /** Why it was cancelled. */
    reason: text().notNull().default(''),
  },
  (t) => [
    index('start_show_of_org').on(t.orgNo, t.beginsAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.authorUserNo),
    index().on(t.courseId),
    index('start_show_shown')
      .on(t.endsAt, t.id)
      .where(sql`${t.showState} in (1, 2)`),
  ],
);

/** A project that is on stage. */
export const startShowEntry = table(
  'start_show_entry',
  {
    ...common(),
    showId: id64('show_id')
      .notNull()
      .references(() => startShow.id),
    projectId: id64('project_id')
      .notNull()
      .references(() => startProject.id),
    sort: counter('sort').notNull().default(0),
    /** What it got; empty for nothing, or not yet. */
    award: text().notNull().default(''),
  },
  (t) => [unique('start_show_entry_once').on(t.showId, t.projectId), index().on(t.projectId)],
);
