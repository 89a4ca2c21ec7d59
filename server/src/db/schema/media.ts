import { sql } from 'drizzle-orm';
import { index, jsonb, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { ScormVersion } from '#contract/rules/scorm.ts';
import type { ScormItem } from '#contract/rules/scorm.ts';
import { choiceOf } from '../choiceColumn.ts';
import { enabled } from '../enabled.ts';
import { bytes, common, counter, id64, moment, primaryId, within } from '../columns.ts';
import { ruled, table } from '../table.ts';
import { user } from './user.ts';

export interface Subtitle {
  lang: string;
  label: string;
  /** Storage key of a WebVTT file. */
  key: string;
}

/** Folders of somebody's files stand side by side. */
export const mediaFolder = table(
  'media_folder',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    folderName: text('folder_name').notNull(),
  },
  (t) => [uniqueIndex('media_folder_name_once').on(t.userNo, t.folderName)],
);

/** A stored file. Where it lies is the storage provider's matter; nobody gets it without a signed address. */
export const mediaFile = table(
  'media_file',
  {
    ...common(),
    userNo: id64('user_no').notNull(),
    orgNo: id64('org_no'),
    fileName: text('file_name').notNull(),
    fileType: choiceOf('file_type', FileType).notNull(),
    contentType: text('content_type').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    fileSize: ruled(id64('file_size'), 'counted', (size) => sql`${size} >= 0`).notNull(),
    /** Seconds or pages. */
    length: counter('length').notNull().default(1),
    subtitles: jsonb().$type<Subtitle[]>().notNull().default([]),
    /** Other qualities of the same video: label and storage key, best first. */
    variants: jsonb().$type<{ label: string; key: string }[]>().notNull().default([]),
    /** Whether it can be used: films are made fit for players first (`rules/mediaStates.ts`). */
    mediaState: choiceOf('media_state', MediaState).notNull().default(MediaState.ready),
    /** Percent of what is to be made of it. */
    processed: within(smallint(), 0, 100).notNull().default(100),
    /** Why it cannot be used, as its owner is told. */
    failure: text().notNull().default(''),
    /** In which folder of its owner it lies. */
    folderId: id64('folder_id').references(() => mediaFolder.id),
    /** Of the content as it was uploaded, in hex; empty where it is not known. */
    sha256: text().notNull().default(''),
    /** Storage keys: pictures of a film to choose its poster from, or the first pages of a document. */
    pictures: jsonb().$type<string[]>().notNull().default([]),
    /** Which of the pictures stands for it, from 0 on. */
    poster: counter('poster').notNull().default(0),
    /** Storage key of the WebVTT file that says where on which sprite each second of a film is; empty: there is none. */
    thumbnails: text().notNull().default(''),
    /** What the segments of a film are encrypted with (AES-128); only signed addresses give it out. */
    segmentKey: bytes('segment_key'),
    /** Storage key of what was uploaded, where it is kept beside what was made of it. */
    sourceKey: text('source_key').notNull().default(''),
    /** Which `CUE_FORMAT` the sentences of the subtitles were read with; 0: not yet. See `domain/media/cues.ts`. */
    cueFormat: smallint('cue_format').notNull().default(0),
  },
  (t) => [
    index().on(t.userNo, t.id.desc().nullsFirst()),
    // the sums of quotas are read from these alone
    index('media_file_used').on(t.userNo, t.fileType, t.fileSize).where(enabled(t)),
    index('media_file_used_by_org')
      .on(t.orgNo, t.fileSize)
      .where(sql`${t.orgNo} is not null and ${enabled(t)}`),
    index('media_file_in_folder').on(t.folderId, t.id.desc().nullsFirst()),
    index('media_file_removed')
      .on(t.id)
      .where(sql`${t.statusId} = 0`),
    index().on(t.cueFormat, t.id),
  ],
);

/** What the manifest of a SCORM package says; its files lie where `made` of its media file lies. */
export const scormPackage = table('scorm_package', {
  mediaId: id64('media_id')
    .primaryKey()
    .references(() => mediaFile.id, { onDelete: 'cascade' }),
  scormVersion: choiceOf('scorm_version', ScormVersion).notNull(),
  title: text().notNull().default(''),
  /** In the order in which they are learnt. */
  items: jsonb().$type<ScormItem[]>().notNull(),
});

/** What is said in a film or a sound, a row for each sentence of its subtitles: what the search inside a course reads. */
export const mediaCue = table(
  'media_cue',
  {
    mediaId: id64('media_id')
      .notNull()
      .references(() => mediaFile.id),
    /** Which of the subtitles, from 0 on. */
    track: smallint().notNull(),
    /** Which sentence, from 0 on. */
    seq: counter('seq').notNull(),
    /** Milliseconds from the beginning. */
    startMs: counter('start_ms').notNull(),
    words: text().notNull(),
    /** The same as comparisons see it: one case, one width. */
    folded: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.track, t.seq] })],
);
