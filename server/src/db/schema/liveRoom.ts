import { sql } from 'drizzle-orm';
import { index, integer, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Stroke } from '#contract/live/shapes.ts';
import {
  EntryKind,
  HandState,
  LIVE_DEFAULTS,
  LiveRole,
  LiveType,
  OnOff,
  RoomStatus,
  TakeKind,
} from '#contract/rules/liveRooms.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { course, coursePeriod } from './course.ts';
import { mediaFile } from './media.ts';
import { user } from './user.ts';

const someUser = (name: string) => id64(name).references(() => user.userNo);
const ofRoom = () =>
  id64('room_id')
    .notNull()
    .references(() => liveRoom.id);

/** The room of a live class-hour. Whoever puts something on its timeline holds its row, which gives out the numbers. */
export const liveRoom = table(
  'live_room',
  {
    ...common(),
    periodId: id64('period_id')
      .notNull()
      .references(() => coursePeriod.id)
      .unique(),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    liveName: text('live_name').notNull(),
    liveType: choiceOf('live_type', LiveType).notNull().default(LIVE_DEFAULTS.liveType),
    saveReplay: choiceOf('save_replay', OnOff).notNull().default(LIVE_DEFAULTS.saveReplay),
    disableGood: choiceOf('disable_good', OnOff).notNull().default(LIVE_DEFAULTS.disableGood),
    connectMicrophone: choiceOf('connect_microphone', OnOff).notNull().default(LIVE_DEFAULTS.connectMicrophone),
    roomStatus: choiceOf('room_status', RoomStatus).notNull().default(RoomStatus.toCome),
    /** Who holds the class, with which tab, and when that was last heard of. */
    anchorUserNo: someUser('anchor_user_no'),
    anchorTab: text('anchor_tab').notNull().default(''),
    anchorSeenAt: moment('anchor_seen_at'),
    beganAt: moment('began_at'),
    endedAt: moment('ended_at'),
    lastSeq: counter('last_seq').notNull().default(0),
    slowSeconds: counter('slow_seconds').notNull().default(0),
    isMutedAll: flag('is_muted_all').notNull().default(0),
    isHandsOpen: flag('is_hands_open').notNull().default(1),
    notice: text().notNull().default(''),
    /** What learners are asked to do while nobody leads the class; empty: the usual. */
    filler: text().notNull().default(''),
    /** Number of the entry that stands above the chat; 0 for none. */
    pinnedSeq: counter('pinned_seq').notNull().default(0),
    goodCount: counter('good_count').notNull().default(0),
    deckMediaId: id64('deck_media_id').references(() => mediaFile.id, { onDelete: 'set null' }),
    page: counter('page').notNull().default(0),
    /** A film of the class that was uploaded afterwards. */
    filmMediaId: id64('film_media_id').references(() => mediaFile.id, { onDelete: 'set null' }),
    /** 1: what was recorded is in `live_take`; there may be nothing. */
    isReplayMade: flag('is_replay_made').notNull().default(0),
  },
  (t) => [
    index().on(t.courseId, t.id),
    index().on(t.anchorUserNo),
    index().on(t.deckMediaId),
    index().on(t.filmMediaId),
    // those that go on, for the job that looks after them
    index('live_room_running')
      .on(t.anchorSeenAt)
      .where(sql`${t.roomStatus} in (2, 5)`),
  ],
);

/** The timeline of a class: chat, slides, ink, polls, hands. What was deleted keeps its number and loses its words. */
export const liveEntry = table(
  'live_entry',
  {
    id: primaryId(),
    roomId: ofRoom(),
    seq: integer().notNull(),
    entryKind: choiceOf('entry_kind', EntryKind).notNull(),
    /** Seconds since the class began. */
    second: counter('second').notNull(),
    at: moment('at').notNull(),
    userNo: someUser('user_no'),
    liveRole: choiceOf('live_role', LiveRole).notNull().default(LiveRole.host),
    text: text().notNull().default(''),
    isHidden: flag('is_hidden').notNull().default(0),
    value: integer().notNull().default(0),
    stroke: jsonb().$type<Stroke>(),
    /** A poll or a file of slides, by the kind of the entry. */
    refId: id64('ref_id'),
    /** Made by the page that says it, so that the same thing said again meets its own row. */
    clientKey: text('client_key'),
  },
  (t) => [
    unique('live_entry_seq').on(t.roomId, t.seq),
    uniqueIndex('live_entry_once')
      .on(t.roomId, t.userNo, t.clientKey)
      .where(sql`client_key is not null`),
    // what a page that opens begins with: the newest lines of the chat, the ink of the page
    index('live_entry_kind').on(t.roomId, t.entryKind, t.value, t.seq),
    index().on(t.userNo),
  ],
);

/** Somebody who was in the room. */
export const liveMember = table(
  'live_member',
  {
    id: primaryId(),
    roomId: ofRoom(),
    userNo: someUser('user_no').notNull(),
    liveRole: choiceOf('live_role', LiveRole).notNull().default(LiveRole.learner),
    joinedAt: moment('joined_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** In the class while it was on air, and before its replay. */
    watchedSeconds: counter('watched_seconds').notNull().default(0),
    replaySeconds: counter('replay_seconds').notNull().default(0),
    isMuted: flag('is_muted').notNull().default(0),
    isBanned: flag('is_banned').notNull().default(0),
    saidAt: moment('said_at'),
    handState: choiceOf('hand_state', HandState).notNull().default(HandState.down),
    handSince: moment('hand_since'),
    question: text().notNull().default(''),
    countSpoken: counter('count_spoken').notNull().default(0),
    countRaised: counter('count_raised').notNull().default(0),
  },
  (t) => [
    unique('live_member_once').on(t.roomId, t.userNo),
    index().on(t.userNo, t.id),
    index().on(t.roomId, t.seenAt),
    index('live_member_hands')
      .on(t.roomId, t.handState)
      .where(sql`${t.handState} <> 1`),
  ],
);

export const livePoll = table(
  'live_poll',
  {
    id: primaryId(),
    roomId: ofRoom(),
    title: text().notNull(),
    options: text().array().notNull(),
    /** Place of the right option of a quiz. */
    answer: smallint(),
    isOpen: flag('is_open').notNull().default(1),
    second: counter('second').notNull(),
  },
  (t) => [
    index().on(t.roomId, t.id),
    uniqueIndex('live_poll_running')
      .on(t.roomId)
      .where(sql`is_open = 1`),
  ],
);

export const livePollAnswer = table(
  'live_poll_answer',
  {
    id: primaryId(),
    pollId: id64('poll_id')
      .notNull()
      .references(() => livePoll.id),
    userNo: someUser('user_no').notNull(),
    choice: smallint().notNull(),
    /** Given in the replay: counted by itself. */
    isLate: flag('is_late').notNull().default(0),
    at: moment('at').notNull(),
  },
  (t) => [unique('live_poll_answer_once').on(t.pollId, t.userNo), index().on(t.userNo)],
);

export const liveSign = table(
  'live_sign',
  {
    id: primaryId(),
    roomId: ofRoom(),
    openedAt: moment('opened_at').notNull(),
    closesAt: moment('closes_at').notNull(),
  },
  (t) => [index().on(t.roomId, t.id)],
);

export const liveSignPerson = table(
  'live_sign_person',
  {
    id: primaryId(),
    signId: id64('sign_id')
      .notNull()
      .references(() => liveSign.id),
    userNo: someUser('user_no').notNull(),
    signedAt: moment('signed_at').notNull(),
  },
  (t) => [unique('live_sign_person_once').on(t.signId, t.userNo), index().on(t.userNo)],
);

/** A film or a sound of somebody, recorded while the class went on. Its file belongs to the lecturer of the course. */
export const liveTake = table(
  'live_take',
  {
    id: primaryId(),
    roomId: ofRoom(),
    /** Who is seen or heard; null once their account is gone. */
    userNo: someUser('user_no'),
    takeKind: choiceOf('take_kind', TakeKind).notNull(),
    /** Milliseconds since the class began. */
    fromMs: counter('from_ms').notNull(),
    lengthMs: counter('length_ms').notNull(),
    mediaId: id64('media_id')
      .notNull()
      .references(() => mediaFile.id, { onDelete: 'cascade' }),
    /** Of which recording: made again after a crash it is there once. */
    takeKey: text('take_key').notNull(),
  },
  (t) => [
    unique('live_take_once').on(t.roomId, t.takeKey),
    index().on(t.roomId, t.fromMs),
    index().on(t.userNo),
    index().on(t.mediaId),
  ],
);
