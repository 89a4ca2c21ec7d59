import { index, smallint, text } from 'drizzle-orm/pg-core';
import { AuditState } from '#contract/rules/auditStates.ts';
import { DEFAULT_RESOLUTION, LiveAudience, LiveResolution, MOST_SEATS } from '#contract/rules/liveChannel.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, flag, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { user } from './user.ts';

/** Lecturers who ask to go live; one row per person, handed in again after a refusal. */
export const liveApply = table(
  'live_apply',
  {
    ...common(),
    lecturerUserNo: id64('lecturer_user_no')
      .notNull()
      .references(() => user.userNo)
      .unique(),
    plan: text().notNull(),
    frequency: text().notNull(),
    audience: choiceOf('audience', LiveAudience).notNull(),
    experience: text().notNull().default(''),
    auditStatus: choiceOf('audit_status', AuditState).notNull().default(AuditState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
    submitTime: moment('submit_time').notNull(),
  },
  (t) => [index().on(t.auditStatus, t.submitTime)],
);

/** Where a lecturer goes live: it comes with the permission, and its id is the number that others are told. */
export const liveChannel = table('live_channel', {
  ...common(),
  lecturerUserNo: id64('lecturer_user_no')
    .notNull()
    .references(() => user.userNo)
    .unique(),
  channelName: text('channel_name').notNull(),
  channelLogo: text('channel_logo').notNull().default(''),
  resolution: choiceOf('resolution', LiveResolution).notNull().default(DEFAULT_RESOLUTION),
  isRecord: flag('is_record').notNull().default(1),
  isChat: flag('is_chat').notNull().default(1),
  isHands: flag('is_hands').notNull().default(1),
  maxSeats: within(smallint('max_seats'), 0, MOST_SEATS).notNull().default(1),
  /** argon2id; empty while there is no password. */
  passwordHash: text('password_hash').notNull().default(''),
  passwordTime: moment('password_time'),
});
