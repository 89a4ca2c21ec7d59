import { sql } from 'drizzle-orm';
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { ConsentGround, ImportedStage } from '#contract/rules/importedTalent.ts';
import type { ResumeFile } from '#contract/user/resumeFileShapes.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, id64, moment } from '../columns.ts';
import { table } from '../table.ts';
import { orgInfo, user } from './user.ts';
import { vacancy } from './vacancy.ts';

/** Résumé files that an enterprise has read; what they say is kept only until it is brought in (domain/talentImport). */
export const talentImport = table(
  'talent_import',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    fileNames: text('file_names')
      .array()
      .notNull()
      .default(sql`'{}'`),
    totalCount: counter('total_count').notNull().default(0),
    badCount: counter('bad_count').notNull().default(0),
    broughtCount: counter('brought_count').notNull().default(0),
    /** As read: each with what it says or why it is refused. */
    rows: jsonb().$type<unknown[]>().notNull().default([]),
    importedAt: moment('imported_at'),
    undoneAt: moment('undone_at'),
  },
  (t) => [index().on(t.orgNo, t.id.desc().nullsFirst()), index().on(t.userNo), index().on(t.gmtCreate)],
);

/** Somebody without an account whose résumé an enterprise keeps because they agreed to it. */
export const importedTalent = table(
  'imported_talent',
  {
    ...common(),
    orgNo: id64('org_no')
      .notNull()
      .references(() => orgInfo.orgNo),
    importId: id64('import_id').references(() => talentImport.id, { onDelete: 'set null' }),
    /** Who of the enterprise brought it. */
    importerUserNo: id64('importer_user_no')
      .notNull()
      .references(() => user.userNo),
    vacancyId: id64('vacancy_id').references(() => vacancy.id, { onDelete: 'set null' }),
    talentName: text('talent_name').notNull(),
    headline: text().notNull().default(''),
    /** What tells repeated ones; empty: not told. */
    mobile: text().notNull().default(''),
    email: text().notNull().default(''),
    resume: jsonb().$type<ResumeFile>().notNull(),
    fileName: text('file_name').notNull(),
    consentGround: choiceOf('consent_ground', ConsentGround).notNull(),
    groundNote: text('ground_note').notNull().default(''),
    talentStage: choiceOf('talent_stage', ImportedStage).notNull().default(ImportedStage.fresh),
    stageAt: moment('stage_at').notNull(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The last day, `yyyy-MM-dd`; the night after it everything goes (jobs/forgetImported.ts). */
    keepUntil: text('keep_until').notNull(),
  },
  (t) => [
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index('imported_talent_stage').on(t.orgNo, t.talentStage, t.id.desc().nullsFirst()),
    index('imported_talent_mobile').on(t.orgNo, t.mobile),
    index('imported_talent_email').on(t.orgNo, t.email),
    index().on(t.importId),
    index().on(t.importerUserNo),
    index().on(t.vacancyId),
    index().on(t.keepUntil),
  ],
);

/** What recruiters write about them for each other; gone with them. */
export const importedNote = table(
  'imported_note',
  {
    ...common(),
    talentId: id64('talent_id')
      .notNull()
      .references(() => importedTalent.id, { onDelete: 'cascade' }),
    authorUserNo: id64('author_user_no')
      .notNull()
      .references(() => user.userNo),
    noteText: text('note_text').notNull(),
  },
  (t) => [index().on(t.talentId, t.id.desc().nullsFirst()), index().on(t.authorUserNo)],
);
