import { sql } from 'drizzle-orm';
import { check, index, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { AppealState } from '#contract/rules/appeals.ts';
import type { TextComment } from '#contract/rules/appeals.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { assessment } from './assessment.ts';
import { question, questionVersion } from './question.ts';
import { examSitting } from './sitting.ts';
import { user } from './user.ts';

/** The last answer to a slot of a sitting, and what it earns; made when it is handed in. */
export const examAnswer = table(
  'exam_answer',
  {
    id: primaryId(),
    sittingId: id64('sitting_id')
      .notNull()
      .references(() => examSitting.id, { onDelete: 'cascade' }),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id),
    slot: text().notNull(),
    questionId: id64('question_id')
      .notNull()
      .references(() => question.id),
    questionVersionId: id64('question_version_id')
      .notNull()
      .references(() => questionVersion.id),
    /** Of the slot: that of the child for a material. */
    questionType: choiceOf('question_type', QuestionType).notNull(),
    /** Full marks, tenths. */
    fullPoints: counter('full_points').notNull(),
    answer: jsonb().$type<Answer>(),
    isUnanswered: flag('is_unanswered').notNull(),
    /** How often it was changed, and the seconds from the first to the last change. */
    countChange: counter('count_change').notNull().default(0),
    seconds: counter('seconds').notNull().default(0),
    /** What the machine gave, tenths; null: a person has to. */
    autoPoints: smallint('auto_points'),
    /** What counts, tenths; null: not yet marked. May be below zero. */
    points: smallint(),
    /** Taken by a marker until then, so that two do not open the same. */
    heldUserNo: id64('held_user_no'),
    heldUntil: moment('held_until'),
  },
  (t) => [
    unique('exam_answer_once').on(t.sittingId, t.slot),
    check('exam_answer_not_above', sql`${t.points} <= ${t.fullPoints} and ${t.points} >= -${t.fullPoints}`),
    index('exam_answer_to_mark')
      .on(t.assessmentId, t.slot, t.id)
      .where(sql`points is null`),
    index().on(t.assessmentId, t.questionId, t.id),
    index().on(t.questionId),
    index().on(t.questionVersionId),
  ],
);

/** What one marker gave; the third round is that of who decides between two. */
export const answerMark = table(
  'answer_mark',
  {
    ...common(),
    answerId: id64('answer_id')
      .notNull()
      .references(() => examAnswer.id, { onDelete: 'cascade' }),
    round: within(smallint(), 1, 3).notNull(),
    markerUserNo: id64('marker_user_no')
      .notNull()
      .references(() => user.userNo),
    /** Tenths; null while it is only put aside as doubtful. */
    points: counter('points'),
    /** Tenths by criterion of the rubric. */
    rubric: jsonb().$type<Record<string, number>>().notNull().default({}),
    comments: jsonb().$type<TextComment[]>().notNull().default([]),
    remark: text().notNull().default(''),
    isDoubtful: flag('is_doubtful').notNull().default(0),
  },
  (t) => [
    unique('answer_mark_round').on(t.answerId, t.round),
    unique('answer_mark_once').on(t.answerId, t.markerUserNo),
    index().on(t.markerUserNo, t.id.desc().nullsFirst()),
  ],
);

/** Every change of marks that had been given; never changed itself. */
export const markChange = table(
  'mark_change',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    answerId: id64('answer_id')
      .notNull()
      .references(() => examAnswer.id, { onDelete: 'cascade' }),
    actorUserNo: id64('actor_user_no').notNull(),
    before: smallint().notNull(),
    after: smallint().notNull(),
    reason: text().notNull(),
  },
  (t) => [index().on(t.answerId, t.id)],
);

/** A candidate objects to marks; about one answer or the whole. */
export const markAppeal = table(
  'mark_appeal',
  {
    ...common(),
    sittingId: id64('sitting_id')
      .notNull()
      .references(() => examSitting.id, { onDelete: 'cascade' }),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id),
    answerId: id64('answer_id').references(() => examAnswer.id, { onDelete: 'cascade' }),
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
    uniqueIndex('mark_appeal_waiting')
      .on(t.sittingId, sql`coalesce(answer_id, 0)`)
      .where(sql`audit_status = 0`),
    index().on(t.assessmentId, t.auditStatus, t.id),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.answerId),
    index().on(t.sittingId),
  ],
);
