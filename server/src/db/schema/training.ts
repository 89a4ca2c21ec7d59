import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { LateRule } from '#contract/rules/assessments.ts';
import { TaskState, TaskStep } from '#contract/rules/tasks.ts';
import type { TaskFile } from '#contract/rules/tasks.ts';
import { TRAINING_POINTS } from '#contract/rules/training.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, within } from '../columns.ts';
import { table } from '../table.ts';
import { offering } from './timetable.ts';
import { user } from './user.ts';

/** Something practical that everybody of an offering does in an environment and reports on. */
export const trainingProject = table(
  'training_project',
  {
    ...common(),
    orgNo: id64('org_no').notNull(),
    offeringId: id64('offering_id').notNull(),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    title: text().notNull(),
    /** HTML. */
    requirement: text().notNull().default(''),
    attachments: jsonb().$type<TaskFile[]>().notNull().default([]),
    /** Where it is done, and how one gets in there. */
    environmentUrl: text('environment_url').notNull().default(''),
    environmentNote: text('environment_note').notNull().default(''),
    beginsAt: moment('begins_at'),
    dueAt: moment('due_at'),
    lateRule: choiceOf('late_rule', LateRule).notNull().default(LateRule.refuse),
    /** Percent a day, of `LateRule.deduct`. */
    latePercent: within(counter('late_percent'), 1, 100).notNull().default(10),
    trainingState: choiceOf('training_state', TaskState).notNull().default(TaskState.draft),
    issuedAt: moment('issued_at'),
    closedAt: moment('closed_at'),
    /** When who had not handed in was reminded of the end. */
    remindedAt: moment('reminded_at'),
    /** Goes up with every change: who saves says which they saw. */
    revision: counter('revision').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'training_project_of_offering',
      columns: [t.orgNo, t.offeringId],
      foreignColumns: [offering.orgNo, offering.id],
    }),
    check('training_project_times', sql`${t.beginsAt} < ${t.dueAt}`),
    check('training_project_issued', sql`(${t.trainingState} = 1) = (${t.issuedAt} is null)`),
    index().on(t.offeringId, t.id.desc().nullsFirst()),
    index().on(t.orgNo, t.offeringId),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.authorUserNo),
    index('training_project_to_remind')
      .on(t.dueAt)
      .where(sql`${t.trainingState} = 2 and ${t.remindedAt} is null`),
  ],
);

/** A version of the report of somebody; what was handed in never changes, only what is said about it. */
export const trainingReport = table(
  'training_report',
  {
    ...common(),
    projectId: id64('project_id')
      .notNull()
      .references(() => trainingProject.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    versionNo: within(counter('version_no'), 1, 1000).notNull(),
    /** 1: the newest of this person, the one that counts. */
    isLatest: flag('is_latest').notNull().default(1),
    /** HTML. */
    content: text().notNull().default(''),
    files: jsonb().$type<TaskFile[]>().notNull().default([]),
    submittedAt: moment('submitted_at').notNull(),
    lateDays: counter('late_days').notNull().default(0),
    trainingStep: choiceOf('training_step', TaskStep).notNull().default(TaskStep.submitted),
    /** Tenths: what the teacher gave, and what is left of it after being late. */
    teacherPoints: within(counter('teacher_points'), 0, TRAINING_POINTS),
    finalPoints: within(counter('final_points'), 0, TRAINING_POINTS),
    /** To the learner, with the mark or with the wish to do it again. */
    remark: text().notNull().default(''),
    decidedAt: moment('decided_at'),
    markerUserNo: id64('marker_user_no'),
    /** Goes up with everything that is decided about it: who marks says which they saw. */
    revision: counter('revision').notNull().default(0),
    /** Named by the page that sent it: sent twice, it is one. */
    clientKey: text('client_key').notNull(),
  },
  (t) => [
    check('training_report_marked', sql`(${t.trainingStep} = 4) = (${t.finalPoints} is not null)`),
    unique('training_report_version').on(t.projectId, t.userNo, t.versionNo),
    unique('training_report_once').on(t.projectId, t.userNo, t.clientKey),
    uniqueIndex('training_report_latest')
      .on(t.projectId, t.userNo)
      .where(sql`is_latest = 1`),
    index().on(t.projectId, t.trainingStep, t.id),
    index().on(t.userNo, t.id.desc().nullsFirst()),
  ],
);
