import { sql } from 'drizzle-orm';
import { index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { DraftState, ReviewState } from '#contract/rules/draftStates.ts';
import type { PlanChange, PlanContent } from '#contract/rules/typicalPlan.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { typicalPosition } from './ability.ts';
import { assessment } from './assessment.ts';
import { course } from './course.ts';
import { orgInfo } from './user.ts';

const ofPosition = () =>
  id64('typical_position_id')
    .notNull()
    .references(() => typicalPosition.id);

/** A stage of the course system of the published version. */
export const typicalPositionStage = table(
  'typical_position_stage',
  {
    ...common(),
    typicalPositionId: ofPosition(),
    sort: integer().notNull(),
    stageName: text('stage_name').notNull(),
    intro: text().notNull().default(''),
  },
  (t) => [index().on(t.typicalPositionId, t.sort)],
);

/** A course of a stage. */
export const typicalPositionCourse = table(
  'typical_position_course',
  {
    ...common(),
    typicalPositionId: ofPosition(),
    stageId: id64('stage_id')
      .notNull()
      .references(() => typicalPositionStage.id, { onDelete: 'cascade' }),
    courseId: id64('course_id')
      .notNull()
      .references(() => course.id),
    sort: integer().notNull(),
  },
  (t) => [
    uniqueIndex('typical_position_course_once').on(t.typicalPositionId, t.courseId),
    index().on(t.stageId, t.sort),
    index().on(t.courseId),
  ],
);

/** An assessment that shows whether somebody is there. */
export const typicalPositionTest = table(
  'typical_position_test',
  {
    ...common(),
    typicalPositionId: ofPosition(),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id),
    sort: integer().notNull(),
  },
  (t) => [
    uniqueIndex('typical_position_test_once').on(t.typicalPositionId, t.assessmentId),
    index().on(t.assessmentId),
  ],
);

/** An enterprise that uses a typical position of somebody. */
export const typicalPositionUse = table(
  'typical_position_use',
  {
    ...common(),
    typicalPositionId: ofPosition(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
  },
  (t) => [
    uniqueIndex('typical_position_use_once').on(t.typicalPositionId, t.orgNo),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
  ],
);

/** What its author writes; the public reads the tables that approval fills from it. */
export const typicalPositionDraft = table(
  'typical_position_draft',
  {
    ...common(),
    typicalPositionId: ofPosition().unique(),
    content: jsonb().$type<PlanContent>().notNull(),
    /** Goes up with every save, so that of two windows the later does not overwrite unseen. */
    revision: counter('revision').notNull().default(1),
    draftState: choiceOf('draft_state', DraftState).notNull().default(DraftState.editing),
    auditOpinion: text('audit_opinion').notNull().default(''),
  },
  (t) => [index('typical_position_draft_content').using('gin', sql`${t.content} jsonb_path_ops`)],
);

/** A handing in of a draft, with what it said then. */
export const typicalPositionReview = table(
  'typical_position_review',
  {
    ...common(),
    typicalPositionId: ofPosition(),
    /** Who reviews it: this organization, or the platform. */
    reviewerOrgNo: id64('reviewer_org_no').references(() => orgInfo.orgNo),
    submitUserNo: id64('submit_user_no').notNull(),
    submitTime: moment('submit_time').notNull(),
    submitNote: text('submit_note').notNull().default(''),
    content: jsonb().$type<PlanContent>().notNull(),
    /** What was different from the public version when it was handed in. */
    changes: jsonb().$type<PlanChange[]>().notNull().default([]),
    auditStatus: choiceOf('audit_status', ReviewState).notNull().default(ReviewState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
  },
  (t) => [
    uniqueIndex('typical_position_review_waiting')
      .on(t.typicalPositionId)
      .where(sql`audit_status = 0`),
    index().on(t.typicalPositionId, t.id.desc().nullsFirst()),
    index().on(t.reviewerOrgNo, t.auditStatus, t.submitTime),
    index().on(t.auditStatus, t.submitTime),
  ],
);
