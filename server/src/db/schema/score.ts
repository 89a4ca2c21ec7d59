import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { AppealState } from '#contract/rules/appeals.ts';
import { FULL, ReleaseState, ScoreMark } from '#contract/rules/scores.ts';
import type { TranscriptSnapshot } from '#contract/rules/transcript.ts';
import { choiceOf } from '../choiceColumn.ts';
import { flag, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { offering } from './timetable.ts';
import { orgInfo, user } from './user.ts';

/** The marks of an offering as a whole; there is one from the first thing that is written about them. */
export const scoreSheet = table(
  'score_sheet',
  {
    offeringId: id64('offering_id')
      .primaryKey()
      .references(() => offering.id),
    orgNo: id64('org_no').notNull(),
    releaseState: choiceOf('release_state', ReleaseState).notNull().default(ReleaseState.draft),
    releasedAt: moment('released_at'),
    releasedBy: id64('released_by'),
  },
  (t) => [
    foreignKey({
      name: 'score_sheet_of_offering',
      columns: [t.orgNo, t.offeringId],
      foreignColumns: [offering.orgNo, offering.id],
    }),
    check('score_sheet_released', sql`(${t.releaseState} = 1) = (${t.releasedAt} is not null)`),
    index().on(t.orgNo, t.offeringId),
  ],
);

/** What a total is made of: homework 30 %, examination 70 %. */
export const scorePart = table(
  'score_part',
  {
    id: primaryId(),
    offeringId: id64('offering_id')
      .notNull()
      .references(() => scoreSheet.offeringId),
    partName: text('part_name').notNull(),
    weight: within(smallint(), 1, 100).notNull(),
    sort: smallint().notNull(),
  },
  (t) => [
    unique('score_part_name').on(t.offeringId, t.partName),
    unique('score_part_of_offering').on(t.offeringId, t.id),
  ],
);

export const scoreEntry = table(
  'score_entry',
  {
    id: primaryId(),
    offeringId: id64('offering_id').notNull(),
    partId: id64('part_id').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** Tenths. */
    score: within(smallint(), 0, FULL),
    scoreMark: choiceOf('score_mark', ScoreMark).notNull().default(ScoreMark.plain),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'score_entry_of_part',
      columns: [t.offeringId, t.partId],
      foreignColumns: [scorePart.offeringId, scorePart.id],
    }).onDelete('cascade'),
    check('score_entry_marked', sql`${t.scoreMark} = 0 or ${t.score} is null`),
    unique('score_entry_once').on(t.partId, t.userNo),
    index().on(t.offeringId, t.partId),
    index().on(t.userNo, t.offeringId),
  ],
);

/** What came of the parts, from the release on; null stands for an exemption from all of them. */
export const scoreTotal = table(
  'score_total',
  {
    id: primaryId(),
    offeringId: id64('offering_id')
      .notNull()
      .references(() => scoreSheet.offeringId),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** Tenths. */
    total: within(smallint(), 0, FULL),
    /** Hundredths. */
    point: within(smallint(), 0, 500),
    isPassed: flag('is_passed').notNull(),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [
    check('score_total_point', sql`(${t.total} is null) = (${t.point} is null)`),
    unique('score_total_once').on(t.offeringId, t.userNo),
    index().on(t.userNo, t.offeringId),
  ],
);

/** Every change after the release; never changed itself. */
export const scoreChange = table(
  'score_change',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    entryId: id64('entry_id')
      .notNull()
      .references(() => scoreEntry.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    actorUserNo: id64('actor_user_no').notNull(),
    before: text().notNull(),
    after: text().notNull(),
    reason: text().notNull(),
  },
  (t) => [index().on(t.entryId, t.id.desc().nullsFirst()), index().on(t.userNo)],
);

/** A learner objects to marks that are out; what is corrected because of it stands in `scoreChange`. */
export const scoreAppeal = table(
  'score_appeal',
  {
    id: primaryId(),
    offeringId: id64('offering_id')
      .notNull()
      .references(() => scoreSheet.offeringId),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    reason: text().notNull(),
    submitTime: moment('submit_time').notNull(),
    auditStatus: choiceOf('audit_status', AppealState).notNull().default(AppealState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    uniqueIndex('score_appeal_waiting')
      .on(t.offeringId, t.userNo)
      .where(sql`audit_status = 0`),
    index().on(t.offeringId, t.auditStatus, t.id),
    index().on(t.userNo, t.offeringId, t.id.desc().nullsFirst()),
  ],
);

/** A list of marks on paper: what it said then it says for good; whoever has the number can ask. */
export const transcript = table(
  'transcript',
  {
    id: primaryId(),
    transcriptNo: text('transcript_no').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    holderName: text('holder_name').notNull(),
    snapshot: jsonb().$type<TranscriptSnapshot>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** Marks or credits in it were changed afterwards. */
    supersededAt: moment('superseded_at'),
    revokedAt: moment('revoked_at'),
    revokeReason: text('revoke_reason').notNull().default(''),
  },
  (t) => [
    unique('transcript_number').on(t.transcriptNo),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
  ],
);
