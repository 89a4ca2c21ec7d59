import { index, jsonb, text, unique } from 'drizzle-orm/pg-core';
import type { MemoryCard } from '#contract/rules/practice.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { choiceOf } from '../choiceColumn.ts';
import { counter, flag, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { smallint } from 'drizzle-orm/pg-core';
import { assessment } from './assessment.ts';
import { question, questionVersion } from './question.ts';
import { user } from './user.ts';
import { PracticeOrigin } from '#contract/rules/practice.ts';

/** What a learner remembers of one question: when it is due again (`rules/practice.ts`). */
export const practiceCard = table(
  'practice_card',
  {
    id: primaryId(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    questionId: id64('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    /** The open assessment it was met in. */
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id, { onDelete: 'cascade' }),
    card: jsonb().$type<MemoryCard>().notNull(),
    dueAt: moment('due_at').notNull(),
    /** In the book of wrong answers; taken out by hand, or by being right often enough. */
    isWrong: flag('is_wrong').notNull().default(0),
    isStarred: flag('is_starred').notNull().default(0),
    countRight: counter('count_right').notNull().default(0),
    countWrong: counter('count_wrong').notNull().default(0),
    note: text().notNull().default(''),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [
    unique('practice_card_once').on(t.userNo, t.questionId),
    index().on(t.userNo, t.isWrong, t.dueAt),
    index().on(t.userNo, t.dueAt),
    index().on(t.questionId),
    index().on(t.assessmentId),
  ],
);

/** Every answer given in practice. */
export const practiceAnswer = table(
  'practice_answer',
  {
    id: primaryId(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    assessmentId: id64('assessment_id')
      .notNull()
      .references(() => assessment.id, { onDelete: 'cascade' }),
    questionId: id64('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    versionId: id64('version_id')
      .notNull()
      .references(() => questionVersion.id),
    slot: text().notNull(),
    answer: jsonb().$type<Answer>(),
    /** Percent of the marks; null where nobody marks it. */
    share: within(smallint(), 0, 100),
    origin: choiceOf('origin', PracticeOrigin).notNull(),
    /** The page's own number of it: sent again after a lost reply, it is stored once. */
    clientKey: text('client_key').notNull(),
    gmtCreate: moment('gmt_create').notNull(),
  },
  (t) => [
    unique('practice_answer_once').on(t.userNo, t.clientKey, t.slot),
    index().on(t.userNo, t.assessmentId, t.id.desc().nullsFirst()),
    index().on(t.userNo, t.gmtCreate),
    index().on(t.questionId),
    index().on(t.versionId),
    index().on(t.assessmentId),
  ],
);
