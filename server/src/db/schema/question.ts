import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { Difficulty, MOST_POINTS, QuestionShare, QuestionSource, QuestionType } from '#contract/rules/questions.ts';
import type { Bodies, Keys } from '#contract/rules/questions.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, primaryId, within } from '../columns.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { courseCategory } from './course.ts';
import { orgInfo, user } from './user.ts';

/** A folder of a bank: of a person, or of an organization. */
export const questionFolder = table(
  'question_folder',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** Whose bank it is in; null: the person's own. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    parentId: id64('parent_id').references((): AnyPgColumn => questionFolder.id),
    folderName: text('folder_name').notNull(),
  },
  (t) => [
    uniqueIndex('question_folder_name_once')
      .on(t.userNo, sql`coalesce(parent_id, 0)`, t.folderName)
      .where(sql`${t.orgNo} is null`),
    uniqueIndex('question_folder_name_in_org')
      .on(t.orgNo, sql`coalesce(parent_id, 0)`, t.folderName)
      .where(sql`${t.orgNo} is not null`),
    index().on(t.parentId),
    index().on(t.userNo),
    index().on(t.orgNo),
  ],
);

/** A question of a bank; what it says is in its versions. */
export const question = table(
  'question',
  {
    ...common(),
    /** Who wrote it and may go on writing. */
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    /** The organization it was written for; whoever may edit its questions may edit this one. */
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    /** 1: it belongs to the bank of the organization, not to that of its author. */
    isOfOrg: choiceOf('is_of_org', { values: [0, 1] as const })
      .notNull()
      .default(0),
    shareLevel: choiceOf('share_level', QuestionShare).notNull().default(QuestionShare.own),
    folderId: id64('folder_id').references(() => questionFolder.id),
    questionType: choiceOf('question_type', QuestionType).notNull(),
    difficulty: choiceOf('difficulty', Difficulty).notNull(),
    subjectId: id64('subject_id')
      .notNull()
      .references(() => courseCategory.id),
    /** Points of knowledge, at most three. */
    knowledge: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    source: choiceOf('source', QuestionSource).notNull().default(QuestionSource.own),
    year: within(smallint(), 1950, 2100),
    /** Of its newest version. */
    versionNo: counter('version_no').notNull().default(1),
    versionId: id64('version_id'),
    /** The stem without tags, as comparisons see it; what is searched and compared with. */
    folded: text().notNull(),
    /** Papers it is in. */
    countUsed: counter('count_used').notNull().default(0),
    /** Answers given to it in assessments and practice, and the sum of their shares in hundredths. */
    countAnswer: counter('count_answer').notNull().default(0),
    shareSum: id64('share_sum').notNull().default('0'),
    /** In the recycle bin since; after 30 days it is gone. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    check('question_of_org', sql`${t.isOfOrg} = 0 or ${t.orgNo} is not null`),
    check('question_knowledge', sql`cardinality(${t.knowledge}) <= 3`),
    index('question_own').on(t.authorUserNo, t.id.desc().nullsFirst()),
    index('question_of_org_bank').on(t.orgNo, t.id.desc().nullsFirst()),
    index('question_draw').on(t.subjectId, t.questionType, t.difficulty),
    index('question_in_folder').on(t.folderId, t.id.desc().nullsFirst()),
    index('question_knowledge_points').using('gin', t.knowledge),
    index('question_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** What a question says; never changed: papers and answers hold on to the version that they mean. */
export const questionVersion = table(
  'question_version',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    questionId: id64('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    versionNo: counter('version_no').notNull(),
    questionType: choiceOf('question_type', QuestionType).notNull(),
    /** HTML. */
    stem: text().notNull(),
    body: jsonb().$type<Bodies[QuestionType]>().notNull(),
    /** Leaves the server only where the answers may be shown. */
    key: jsonb().$type<Keys[QuestionType]>().notNull(),
    /** HTML: the explanation, shown together with the key. */
    analysis: text().notNull().default(''),
    /** Usual marks, tenths. */
    points: within(smallint(), 1, MOST_POINTS).notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    /** What was changed and why. */
    note: text().notNull().default(''),
  },
  (t) => [
    unique('question_version_once').on(t.questionId, t.versionNo),
    unique('question_version_of_question').on(t.questionId, t.id),
    index().on(t.userNo),
  ],
);

/** What somebody is writing and has not yet saved as a version; one for each question, one for each new one. */
export const questionDraft = table(
  'question_draft',
  {
    id: primaryId(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    questionId: id64('question_id').references(() => question.id, { onDelete: 'cascade' }),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    gmtModified: moment('gmt_modified').notNull(),
  },
  (t) => [uniqueIndex('question_draft_once').on(t.userNo, sql`coalesce(question_id, 0)`), index().on(t.questionId)],
);

/** One import of questions: what every row said and what became of it, so that it can be undone. */
export const questionImport = table(
  'question_import',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    fileName: text('file_name').notNull(),
    /** excel, word, gift, qti. */
    format: text().notNull(),
    totalCount: counter('total_count').notNull(),
    badCount: counter('bad_count').notNull(),
    /** As read: each with its content or its issues. */
    rows: jsonb().$type<unknown[]>().notNull(),
    /** The questions that were made. */
    questionIds: jsonb('question_ids').$type<string[]>().notNull().default([]),
    importedAt: moment('imported_at'),
    undoneAt: moment('undone_at'),
  },
  (t) => [index().on(t.userNo, t.id.desc().nullsFirst()), index().on(t.orgNo)],
);

/** A reader says that something is wrong with a question. */
export const questionReport = table(
  'question_report',
  {
    ...common(),
    questionId: id64('question_id').notNull(),
    versionId: id64('version_id').notNull(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    content: text().notNull(),
    reply: text().notNull().default(''),
    replyUserNo: id64('reply_user_no'),
    replyTime: moment('reply_time'),
  },
  (t) => [
    foreignKey({
      name: 'question_report_of_version',
      columns: [t.questionId, t.versionId],
      foreignColumns: [questionVersion.questionId, questionVersion.id],
    }).onDelete('cascade'),
    index().on(t.questionId, t.versionId),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index('question_report_open')
      .on(t.id)
      .where(sql`${enabled(t)} and reply_time is null`),
  ],
);
