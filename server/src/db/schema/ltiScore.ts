import { doublePrecision, index, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { ActivityProgress, GradingProgress } from '#contract/rules/ltiTools.ts';
import { choiceOf } from '../choiceColumn.ts';
import { id64, moment, primaryId } from '../columns.ts';
import { table } from '../table.ts';
import { coursePeriod } from './course.ts';
import { ltiTool } from './ltiTool.ts';
import { user } from './user.ts';

/** What a tool calls somebody: a word of its own for every tool, which says nothing about who it is. */
export const ltiSubject = table(
  'lti_subject',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    toolId: id64('tool_id')
      .notNull()
      .references(() => ltiTool.id, { onDelete: 'cascade' }),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    subject: text().notNull().unique(),
  },
  (t) => [unique('lti_subject_once').on(t.toolId, t.userNo), index().on(t.userNo)],
);

/** What a tool has told of somebody in a class-hour: the newest by its own clock. */
export const ltiToolScore = table(
  'lti_tool_score',
  {
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    periodId: id64('period_id')
      .notNull()
      .references(() => coursePeriod.id),
    gmtModified: moment('gmt_modified').notNull(),
    /** Milliseconds of the clock of the tool. */
    toldAt: doublePrecision('told_at').notNull(),
    activityProgress: choiceOf('activity_progress', ActivityProgress).notNull(),
    gradingProgress: choiceOf('grading_progress', GradingProgress).notNull(),
    scoreGiven: doublePrecision('score_given'),
    scoreMaximum: doublePrecision('score_maximum'),
    remark: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.userNo, t.periodId] }), index().on(t.periodId, t.userNo)],
);
