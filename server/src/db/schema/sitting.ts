import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { SittingEventKind, SittingState, SubmitKind, Verdict } from '#contract/rules/assessments.ts';
import type { Layout } from '#contract/rules/assessments.ts';
import type { SectionEnds } from '#contract/rules/sittings.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { choiceOf } from '../choiceColumn.ts';
import { counter, id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { assessment, assessmentCandidate } from './assessment.ts';
import { user } from './user.ts';

/** One go of one candidate. */
export const examSitting = table(
  'exam_sitting',
  {
    id: primaryId(),
    assessmentId: id64('assessment_id').notNull(),
    candidateId: id64('candidate_id').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    attempt: smallint().notNull().default(1),
    sittingState: choiceOf('sitting_state', SittingState).notNull().default(SittingState.running),
    paperVersionId: id64('paper_version_id').notNull(),
    layout: jsonb().$type<Layout>().notNull(),
    beganAt: moment('began_at').notNull(),
    /** When it ends for this candidate, everything granted included; null: never. */
    endsAt: moment('ends_at'),
    /** Seconds granted: by hand, and for outages by rule. */
    grantedSeconds: counter('granted_seconds').notNull().default(0),
    outageSeconds: counter('outage_seconds').notNull().default(0),
    /** When its page last said that it is there; null: it never did. */
    heardAt: moment('heard_at'),
    /** Sections with a time of their own: their ends, null before they are opened. */
    sectionEnds: jsonb('section_ends').$type<SectionEnds>().notNull().default({}),
    pausedAt: moment('paused_at'),
    submittedAt: moment('submitted_at'),
    submitKind: choiceOf('submit_kind', SubmitKind),
    /** The tab that may write: another one reads, until it takes over on purpose. */
    tabKey: text('tab_key').notNull().default(''),
    /** Goes up with every take-over: what an older tab sends is refused. */
    tabTurn: counter('tab_turn').notNull().default(0),
    /** Of the last entry of its log. */
    lastSeq: counter('last_seq').notNull().default(0),
    lastHash: text('last_hash').notNull().default(''),
    lastSavedAt: moment('last_saved_at'),
    countAnswered: counter('count_answered').notNull().default(0),
    /** Slots somebody wants to come back to. */
    flagged: jsonb().$type<string[]>().notNull().default([]),
    /** The candidate's own scribbling; no marker sees it. */
    scratch: text().notNull().default(''),
    /** Tenths; null until every answer has its marks. */
    totalPoints: smallint('total_points'),
    /** Percent taken off for handing in late. */
    latePercent: counter('late_percent').notNull().default(0),
    /** The marker's words about the whole. */
    remark: text().notNull().default(''),
    verdict: choiceOf('verdict', Verdict),
    verdictReason: text('verdict_reason').notNull().default(''),
    verdictUserNo: id64('verdict_user_no'),
    confirmUserNo: id64('confirm_user_no'),
  },
  (t) => [
    foreignKey({
      name: 'exam_sitting_of_candidate',
      columns: [t.assessmentId, t.candidateId],
      foreignColumns: [assessmentCandidate.assessmentId, assessmentCandidate.id],
    }).onDelete('cascade'),
    check('exam_sitting_submitted', sql`(${t.sittingState} in (2, 3)) <= (${t.submittedAt} is not null)`),
    unique('exam_sitting_attempt').on(t.candidateId, t.attempt),
    uniqueIndex('exam_sitting_running')
      .on(t.candidateId)
      .where(sql`sitting_state = 1`),
    index().on(t.assessmentId, t.sittingState, t.id),
    index().on(t.assessmentId, t.candidateId),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index('exam_sitting_ends')
      .on(t.endsAt)
      .where(sql`sitting_state = 1`),
  ],
);

/** Every answer that was ever stored, in the order of its sitting; rows are added and never changed. */
export const answerLog = table(
  'answer_log',
  {
    sittingId: id64('sitting_id')
      .notNull()
      .references(() => examSitting.id, { onDelete: 'cascade' }),
    seq: counter('seq').notNull(),
    slot: text().notNull(),
    /** Null: it was taken back. */
    answer: jsonb().$type<Answer>(),
    /** The page's number of this change: sent again after a lost reply, it is stored once. */
    clientSeq: counter('client_seq').notNull(),
    tabTurn: counter('tab_turn').notNull(),
    /** When the page says that it was given. */
    givenAt: moment('given_at').notNull(),
    storedAt: moment('stored_at').notNull(),
    /** SHA-256 over the entry before and this one (`domain/sitting/receipts.ts`). */
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sittingId, t.seq] }),
    unique('answer_log_once').on(t.sittingId, t.tabTurn, t.clientSeq),
    index().on(t.sittingId, t.slot, t.seq.desc().nullsFirst()),
    // who watches sees how much is saved in a minute
    index().on(t.sittingId, t.storedAt),
  ],
);

/** What happened during a sitting besides answers: evidence that its candidate sees and may explain. */
export const sittingEvent = table(
  'sitting_event',
  {
    id: primaryId(),
    sittingId: id64('sitting_id')
      .notNull()
      .references(() => examSitting.id, { onDelete: 'cascade' }),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id),
    eventKind: choiceOf('event_kind', SittingEventKind).notNull(),
    at: moment('at').notNull(),
    /** How long it lasted. */
    seconds: counter('seconds').notNull().default(0),
    detail: text().notNull().default(''),
    actorUserNo: id64('actor_user_no'),
    /** What the candidate says about it. */
    explanation: text().notNull().default(''),
    explainedAt: moment('explained_at'),
  },
  (t) => [
    index().on(t.sittingId, t.at),
    index().on(t.assessmentId, t.eventKind, t.at),
    // whose photograph a file is
    index('sitting_event_photo')
      .on(t.detail)
      .where(sql`${t.eventKind} = 17`),
  ],
);
