import { sql } from 'drizzle-orm';
import { check, index, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { AppealState } from '#contract/rules/appeals.ts';
import type { Criterion } from '#contract/rules/questions.ts';
import { PeerState, TaskKind, TaskSource, TaskState, TaskStep, USUAL_TASK_POINTS } from '#contract/rules/tasks.ts';
import type { TaskFile, TaskRules } from '#contract/rules/tasks.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { course } from './course.ts';
import { grade } from './grade.ts';
import { offering } from './timetable.ts';
import { orgInfo, user } from './user.ts';

/** Something to do and to hand in: a text, files, or both; a person marks it. */
export const task = table(
  'task',
  {
    ...common(),
    taskKind: choiceOf('task_kind', TaskKind).notNull(),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    /** 1: it belongs to the organization, not to its author. */
    isOfOrg: flag('is_of_org').notNull().default(0),
    title: text().notNull(),
    /** HTML. */
    requirement: text().notNull().default(''),
    attachments: jsonb().$type<TaskFile[]>().notNull().default([]),
    taskState: choiceOf('task_state', TaskState).notNull().default(TaskState.draft),
    beginsAt: moment('begins_at'),
    dueAt: moment('due_at'),
    /** Tenths. */
    totalPoints: counter('total_points').notNull().default(USUAL_TASK_POINTS),
    /** Tenths; null: it is not a matter of passing. */
    passPoints: counter('pass_points'),
    /** As of a question: shares of `totalPoints`. */
    rubric: jsonb().$type<Criterion[]>().notNull().default([]),
    rules: jsonb().$type<TaskRules>().notNull(),
    /** Goes up with every change: who saves says which they saw. */
    revision: counter('revision').notNull().default(0),
    issuedAt: moment('issued_at'),
    closedAt: moment('closed_at'),
    /** When who had not handed in was reminded of the end. */
    remindedAt: moment('reminded_at'),
    /** When classmates were given the work of others, and when what they said became known. */
    peerAssignedAt: moment('peer_assigned_at'),
    peerPublishedAt: moment('peer_published_at'),
  },
  (t) => [
    check('task_times_in_order', sql`${t.beginsAt} < ${t.dueAt}`),
    check('task_pass_within', sql`${t.passPoints} <= ${t.totalPoints}`),
    index('task_own').on(t.authorUserNo, t.id.desc().nullsFirst()),
    index('task_of_org').on(t.orgNo, t.id.desc().nullsFirst()),
    index('task_due')
      .on(t.dueAt)
      .where(sql`task_state = 2 and reminded_at is null`),
  ],
);

const ofTask = () =>
  id64('task_id')
    .notNull()
    .references(() => task.id, { onDelete: 'cascade' });

/** Whom a task is for: the people of one class, offering or course, or one person. */
export const taskTarget = table(
  'task_target',
  {
    id: primaryId(),
    taskId: ofTask(),
    taskSource: choiceOf('task_source', TaskSource).notNull(),
    gradeId: id64('grade_id').references(() => grade.id),
    offeringId: id64('offering_id').references(() => offering.id),
    courseId: id64('course_id').references(() => course.id),
    userNo: id64('user_no').references(() => user.userNo),
  },
  (t) => [
    check('task_target_one', sql`num_nonnulls(${t.gradeId}, ${t.offeringId}, ${t.courseId}, ${t.userNo}) = 1`),
    index().on(t.taskId, t.id),
    index().on(t.gradeId, t.taskId),
    index().on(t.offeringId),
    index().on(t.courseId, t.taskId),
    index().on(t.userNo),
  ],
);

/** Somebody who has a task to do, how far they are, what they have written, and what it earned. */
export const taskPerson = table(
  'task_person',
  {
    ...common(),
    taskId: ofTask(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    taskStep: choiceOf('task_step', TaskStep).notNull().default(TaskStep.waiting),
    /** Not handed in yet: HTML and files; the number goes up with every save. */
    draftContent: text('draft_content').notNull().default(''),
    draftFiles: jsonb('draft_files').$type<TaskFile[]>().notNull().default([]),
    draftAt: moment('draft_at'),
    /** The newest version that was handed in. */
    submissionId: id64('submission_id'),
    submittedAt: moment('submitted_at'),
    lateDays: counter('late_days').notNull().default(0),
    /** What the teacher gave, tenths, by criterion and in all. */
    rubricPoints: jsonb('rubric_points').$type<Record<string, number>>().notNull().default({}),
    teacherPoints: counter('teacher_points'),
    /** The median of the reviews that count. */
    peerPoints: counter('peer_points'),
    /** What counts (`finalTaskPoints`); class scores read this. */
    finalPoints: counter('final_points'),
    /** To the learner, with the mark or with the return. */
    remark: text().notNull().default(''),
    markedAt: moment('marked_at'),
    /** When a teacher last reminded them of it. */
    nudgedAt: moment('nudged_at'),
    markerUserNo: id64('marker_user_no'),
    /** Goes up with everything that is decided about it: who marks says which they saw. */
    revision: counter('revision').notNull().default(0),
  },
  (t) => [
    unique('task_person_once').on(t.taskId, t.userNo),
    index('task_person_queue').on(t.taskId, t.taskStep, t.submittedAt, t.id),
    index().on(t.userNo, t.id.desc().nullsFirst()),
  ],
);

/** A version that was handed in; never changed, so that what a mark was given for stays to be read. */
export const taskSubmission = table(
  'task_submission',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    taskId: ofTask(),
    personId: id64('person_id')
      .notNull()
      .references(() => taskPerson.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    versionNo: within(counter('version_no'), 1, 1000).notNull(),
    content: text().notNull().default(''),
    files: jsonb().$type<TaskFile[]>().notNull().default([]),
    lateDays: counter('late_days').notNull().default(0),
    /** Named by the page that sent it: sent twice, it is one. */
    clientKey: text('client_key').notNull(),
    /** Why it was given back; empty as long as it was not. */
    returnRemark: text('return_remark').notNull().default(''),
    returnedAt: moment('returned_at'),
    returnedUserNo: id64('returned_user_no'),
  },
  (t) => [
    unique('task_submission_version').on(t.personId, t.versionNo),
    unique('task_submission_once').on(t.personId, t.clientKey),
    index().on(t.taskId, t.id),
    index().on(t.userNo, t.id.desc().nullsFirst()),
  ],
);

/** What a classmate says about a submission that they were given. */
export const peerReview = table(
  'peer_review',
  {
    ...common(),
    taskId: ofTask(),
    submissionId: id64('submission_id')
      .notNull()
      .references(() => taskSubmission.id, { onDelete: 'cascade' }),
    reviewerUserNo: id64('reviewer_user_no')
      .notNull()
      .references(() => user.userNo),
    peerState: choiceOf('peer_state', PeerState).notNull().default(PeerState.waiting),
    /** Tenths by criterion. */
    rubric: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Tenths; null until it is sent. */
    points: counter('points'),
    content: text().notNull().default(''),
    dueAt: moment('due_at').notNull(),
    submittedAt: moment('submitted_at'),
    /** Far from what the others gave. */
    isOutlier: flag('is_outlier').notNull().default(0),
    /** 0: the teacher left it out of the median. */
    isCounted: flag('is_counted').notNull().default(1),
    /** Why the teacher gave it back; empty as long as they did not. */
    returnRemark: text('return_remark').notNull().default(''),
    returnedAt: moment('returned_at'),
    /** Of a review in whose stead another was asked. */
    replacedAt: moment('replaced_at'),
    replacedUserNo: id64('replaced_user_no'),
  },
  (t) => [
    unique('peer_review_once').on(t.submissionId, t.reviewerUserNo),
    index().on(t.taskId, t.peerState, t.id),
    index().on(t.taskId, t.submissionId, t.id),
    index().on(t.reviewerUserNo, t.peerState, t.id.desc().nullsFirst()),
  ],
);

/** Somebody objects to what a classmate said about their work. */
export const peerAppeal = table(
  'peer_appeal',
  {
    ...common(),
    taskId: ofTask(),
    reviewId: id64('review_id')
      .notNull()
      .references(() => peerReview.id, { onDelete: 'cascade' }),
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
    uniqueIndex('peer_appeal_waiting')
      .on(t.reviewId)
      .where(sql`audit_status = 0`),
    index().on(t.taskId, t.auditStatus, t.id),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.reviewId),
  ],
);
