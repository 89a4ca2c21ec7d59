import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import {
  AssessmentState,
  CandidateSource,
  MOST_ATTEMPTS,
  MOST_MINUTES,
  PaperSort,
} from '#contract/rules/assessments.ts';
import type { AssessmentRules, Layout } from '#contract/rules/assessments.ts';
import { Correction } from '#contract/rules/corrections.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { course, courseCategory } from './course.ts';
import { grade } from './grade.ts';
import { paper, paperVersion } from './paper.ts';
import { orgInfo, user } from './user.ts';

/** Something that is asked of people at a time: a paper, who sits it, when, by which rules. */
export const assessment = table(
  'assessment',
  {
    ...common(),
    assessmentKind: choiceOf('assessment_kind', AssessmentKind).notNull(),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    /** 1: it belongs to the organization, not to its author. */
    isOfOrg: choiceOf('is_of_org', { values: [0, 1] as const })
      .notNull()
      .default(0),
    title: text().notNull(),
    /** HTML: what candidates read before they begin. */
    intro: text().notNull().default(''),
    paperId: id64('paper_id').references(() => paper.id),
    /** Set when it is published; a correction sets a newer one. */
    paperVersionId: id64('paper_version_id'),
    gradeId: id64('grade_id').references(() => grade.id),
    courseId: id64('course_id').references(() => course.id),
    /** Where the exam centre sorts it. */
    subjectId: id64('subject_id').references(() => courseCategory.id),
    paperSort: choiceOf('paper_sort', PaperSort),
    /** 1: whoever is signed in may sit it, and the exam centre lists it. */
    isOpen: flag('is_open').notNull().default(0),
    assessmentState: choiceOf('assessment_state', AssessmentState).notNull().default(AssessmentState.draft),
    beginsAt: moment('begins_at'),
    endsAt: moment('ends_at'),
    /** How long one sitting lasts; null: until the end. */
    minutes: within(smallint(), 1, MOST_MINUTES),
    attempts: within(smallint(), 1, MOST_ATTEMPTS).notNull().default(1),
    /** Tenths; null: it is not a matter of passing. */
    passPoints: counter('pass_points'),
    answerShowTime: moment('answer_show_time'),
    rules: jsonb().$type<AssessmentRules>().notNull(),
    /** Goes up with every change: who saves says which they saw. */
    revision: counter('revision').notNull().default(0),
    publishedAt: moment('published_at'),
    /** When the marks became known. */
    releasedAt: moment('released_at'),
    releasedUserNo: id64('released_user_no'),
    /** When they become known by themselves, or as soon after it as nothing stands in the way; null: by hand. */
    releaseAt: moment('release_at'),
    /** 1: whoever set the time was told what stands in the way. */
    isReleaseLate: flag('is_release_late').notNull().default(0),
    /** What its author tries it in: sat by them alone, marked at once, listed nowhere. */
    trialOf: id64('trial_of').references((): AnyPgColumn => assessment.id, { onDelete: 'cascade' }),
    /** Sittings that were handed in. */
    countSubmit: counter('count_submit').notNull().default(0),
  },
  (t) => [
    check('assessment_times_in_order', sql`${t.beginsAt} < ${t.endsAt}`),
    check('assessment_has_paper', sql`${t.assessmentState} = 1 or ${t.paperVersionId} is not null`),
    check('assessment_of_grade', sql`(${t.assessmentKind} = 5) = (${t.gradeId} is not null)`),
    foreignKey({
      name: 'assessment_paper_version',
      columns: [t.paperId, t.paperVersionId],
      foreignColumns: [paperVersion.paperId, paperVersion.id],
    }),
    index('assessment_own').on(t.authorUserNo, t.assessmentKind, t.id.desc().nullsFirst()),
    index('assessment_of_org').on(t.orgNo, t.assessmentKind, t.id.desc().nullsFirst()),
    index('assessment_of_class').on(t.gradeId, t.id.desc().nullsFirst()),
    index('assessment_of_course').on(t.courseId),
    index('assessment_open')
      .on(t.subjectId, t.paperSort, t.id.desc().nullsFirst())
      .where(sql`${enabled(t)} and is_open = 1 and assessment_state = 2`),
    index('assessment_ends')
      .on(t.endsAt)
      .where(sql`assessment_state = 2`),
    index('assessment_release')
      .on(t.releaseAt)
      .where(sql`released_at is null and release_at is not null`),
    index().on(t.paperId, t.paperVersionId),
    index().on(t.subjectId),
    index().on(t.trialOf, t.authorUserNo),
  ],
);

/** Somebody who may sit an assessment; their paper is drawn before the start. */
export const assessmentCandidate = table(
  'assessment_candidate',
  {
    ...common(),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** What markers call them: 1, 2, … in an order that says nothing. */
    candidateNo: counter('candidate_no').notNull(),
    candidateSource: choiceOf('candidate_source', CandidateSource).notNull(),
    /** Minutes more than the others have. */
    extraMinutes: counter('extra_minutes').notNull().default(0),
    extraReason: text('extra_reason').notNull().default(''),
    /** Their paper; null until it is drawn. */
    layout: jsonb().$type<Layout>(),
    /** When the rehearsal was passed, and what it found. */
    rehearsedAt: moment('rehearsed_at'),
    rehearsal: jsonb().$type<{ name: string; isFine: 0 | 1; found: string }[]>(),
    /** Whether they may still enter although the time for entering is over. */
    mayEnterLate: flag('may_enter_late').notNull().default(0),
    /** May sit once more (a homework given back). */
    moreAttempts: counter('more_attempts').notNull().default(0),
    /** Until when. */
    redoUntil: moment('redo_until'),
  },
  (t) => [
    unique('assessment_candidate_once').on(t.assessmentId, t.userNo),
    unique('assessment_candidate_number').on(t.assessmentId, t.candidateNo),
    unique('assessment_candidate_of').on(t.assessmentId, t.id),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index('assessment_candidate_redo')
      .on(t.assessmentId, t.redoUntil)
      .where(sql`redo_until is not null`),
    index('assessment_candidate_extra')
      .on(t.assessmentId, t.extraMinutes)
      .where(sql`extra_minutes > 0`),
  ],
);

/** Who marks or watches besides its author. */
export const assessmentStaff = table(
  'assessment_staff',
  {
    id: primaryId(),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    isMarker: flag('is_marker').notNull().default(1),
    isInvigilator: flag('is_invigilator').notNull().default(1),
  },
  (t) => [unique('assessment_staff_once').on(t.assessmentId, t.userNo), index().on(t.userNo, t.assessmentId)],
);

/** What everybody who sits it is told: a notice, a correction. */
export const assessmentNotice = table(
  'assessment_notice',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** To this candidate alone; null: to all. */
    toUserNo: id64('to_user_no').references(() => user.userNo),
    content: text().notNull(),
    /** The item that was corrected, for those whose paper holds it; null for a notice. */
    itemId: id64('item_id'),
    /** How it was; the last one of an item counts for whoever hands in later. */
    correction: choiceOf('correction', Correction),
  },
  (t) => [
    index().on(t.assessmentId, t.id.desc().nullsFirst()),
    index().on(t.userNo),
    uniqueIndex('assessment_notice_to').on(t.toUserNo, t.id),
  ],
);
