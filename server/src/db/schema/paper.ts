import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { MOST_MINUTES, PaperKind, PaperState } from '#contract/rules/assessments.ts';
import type { DrawCell } from '#contract/rules/assessments.ts';
import { MOST_POINTS } from '#contract/rules/questions.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment, primaryId, within } from '../columns.ts';
import { table } from '../table.ts';
import { courseCategory } from './course.ts';
import { question, questionVersion } from './question.ts';
import { orgInfo, user } from './user.ts';

/** A paper; what is in it is in its versions. */
export const paper = table(
  'paper',
  {
    ...common(),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no').references(() => orgInfo.orgNo),
    /** 1: it belongs to the organization, not to its author. */
    isOfOrg: choiceOf('is_of_org', { values: [0, 1] as const })
      .notNull()
      .default(0),
    paperName: text('paper_name').notNull(),
    paperKind: choiceOf('paper_kind', PaperKind).notNull().default(PaperKind.fixed),
    paperState: choiceOf('paper_state', PaperState).notNull().default(PaperState.draft),
    subjectId: id64('subject_id').references(() => courseCategory.id),
    /** The version that is being written; its number is one above that of the last published one. */
    draftVersionId: id64('draft_version_id'),
    /** The newest published one. */
    versionId: id64('version_id'),
    /** Goes up with every change of the draft: who saves says which they saw. */
    revision: counter('revision').notNull().default(0),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('paper_own').on(t.authorUserNo, t.id.desc().nullsFirst()),
    index('paper_of_org').on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.subjectId),
  ],
);

/** A version; once published nothing in it changes. */
export const paperVersion = table(
  'paper_version',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    paperId: id64('paper_id')
      .notNull()
      .references(() => paper.id, { onDelete: 'cascade' }),
    versionNo: counter('version_no').notNull(),
    /** Tenths: what a candidate can reach. */
    totalPoints: counter('total_points').notNull().default(0),
    /** What a candidate is asked, children of materials not counted. */
    questionCount: counter('question_count').notNull().default(0),
    publishedAt: moment('published_at'),
    /** What was corrected, for those who sit it. */
    note: text().notNull().default(''),
  },
  (t) => [
    unique('paper_version_once').on(t.paperId, t.versionNo),
    unique('paper_version_of_paper').on(t.paperId, t.id),
  ],
);

export const paperSection = table(
  'paper_section',
  {
    id: primaryId(),
    versionId: id64('version_id')
      .notNull()
      .references(() => paperVersion.id, { onDelete: 'cascade' }),
    sort: smallint().notNull(),
    sectionName: text('section_name').notNull(),
    intro: text().notNull().default(''),
    /** A time of its own; null: none. */
    minutes: within(smallint(), 1, MOST_MINUTES),
    /** Of a drawn paper: what is drawn from the pool below, in this order. */
    cells: jsonb().$type<DrawCell[]>().notNull().default([]),
    /** Of a correction: the section of the first version that it stands for; null: itself. */
    standsFor: id64('stands_for').references((): AnyPgColumn => paperSection.id),
  },
  (t) => [
    unique('paper_section_of_version').on(t.versionId, t.id),
    index().on(t.versionId, t.sort),
    index().on(t.standsFor),
  ],
);

/** A question of a paper; of a drawn one each question of the pool. */
export const paperItem = table(
  'paper_item',
  {
    id: primaryId(),
    versionId: id64('version_id').notNull(),
    sectionId: id64('section_id').notNull(),
    sort: smallint().notNull(),
    questionId: id64('question_id').notNull(),
    questionVersionId: id64('question_version_id').notNull(),
    /** Tenths. */
    points: within(smallint(), 1, MOST_POINTS).notNull(),
    /** Which cell of its section it may be drawn for, from 0 on; null: always asked. */
    cellNo: smallint('cell_no'),
    /** Of a correction: the item of the first version that it stands for, by whose number answers go; null: by its own. */
    standsFor: id64('stands_for').references((): AnyPgColumn => paperItem.id),
  },
  (t) => [
    foreignKey({
      name: 'paper_item_in_section',
      columns: [t.versionId, t.sectionId],
      foreignColumns: [paperSection.versionId, paperSection.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'paper_item_of_question',
      columns: [t.questionId, t.questionVersionId],
      foreignColumns: [questionVersion.questionId, questionVersion.id],
    }),
    foreignKey({ name: 'paper_item_question', columns: [t.questionId], foreignColumns: [question.id] }),
    unique('paper_item_once').on(t.versionId, t.questionId),
    index().on(t.versionId, t.sectionId, t.sort),
    index().on(t.questionId, t.questionVersionId),
    index().on(t.standsFor),
  ],
);
