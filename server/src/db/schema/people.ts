import { sql } from 'drizzle-orm';
import { index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DEFAULT_SHARE } from '#contract/rules/joinStates.ts';
import { common, counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { user } from './user.ts';

/** The public side of a lecturer. */
export const lecturer = table(
  'lecturer',
  {
    ...common(),
    sort: integer().notNull().default(0),
    lecturerUserNo: id64('lecturer_user_no')
      .notNull()
      .references(() => user.userNo)
      .unique(),
    lecturerName: text('lecturer_name').notNull(),
    lecturerMobile: text('lecturer_mobile').notNull().default(''),
    lecturerEmail: text('lecturer_email').notNull().default(''),
    position: text().notNull().default(''),
    headImgUrl: text('head_img_url').notNull().default(''),
    introduce: text().notNull().default(''),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    orgNo: id64('org_no'),
    /** Percent of the income that goes to the lecturer of an organization. */
    shareRatio: within(smallint('share_ratio'), 0, 100).notNull().default(DEFAULT_SHARE),
    /** 1: the organization lets them not act for it at present. */
    isPaused: flag('is_paused').notNull().default(0),
    countCourse: counter('count_course').notNull().default(0),
    countStudy: counter('count_study').notNull().default(0),
    countFans: counter('count_fans').notNull().default(0),
  },
  (t) => [
    index().on(t.statusId, t.sort.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.orgNo),
    index('lecturer_tags').using('gin', t.tags),
  ],
);

/** Whom a person follows. */
export const attention = table(
  'attention',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** lecturer, organization, blogger. */
    kind: text().notNull(),
    refNo: id64('ref_no').notNull(),
  },
  (t) => [
    uniqueIndex().on(t.userNo, t.kind, t.refNo),
    index().on(t.kind, t.refNo),
    index().on(t.userNo, t.kind, t.id.desc().nullsFirst()),
  ],
);
