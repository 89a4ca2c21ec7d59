import { sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';
import { FileType } from '#contract/rules/fileKinds.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, primaryId } from '../columns.ts';
import { ruled, table } from '../table.ts';
import { mediaFile } from './media.ts';
import { user } from './user.ts';

const size = (name: string) => ruled(id64(name), 'counted', (column) => sql`${column} >= 0`);

/** An upload in pieces: what was asked for, how much of it has arrived for good, and which process writes to it now. */
export const uploadSession = table(
  'upload_session',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    /** Names it in addresses and names the file that grows; unguessable. */
    uploadKey: text('upload_key').notNull().unique(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no'),
    fileName: text('file_name').notNull(),
    fileType: choiceOf('file_type', FileType).notNull(),
    fileSize: size('file_size').notNull(),
    received: size('received').notNull().default('0'),
    /** What the sender says the whole must come to; empty when they do not. */
    declaredSha256: text('declared_sha256').notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
    /** The id its file will have: where it is stored is settled before it is, so that a crash in between changes nothing. */
    mediaId: id64('media_id').notNull(),
    isDone: flag('is_done').notNull().default(0),
    /** Known from the content once it has been looked through; empty before. */
    extension: text().notNull().default(''),
    contentType: text('content_type').notNull().default(''),
    sha256: text().notNull().default(''),
    /** Which request writes to it, and until when it has to say so again. */
    writer: text(),
    leaseUntil: moment('lease_until'),
    /** Another request waits for the writer to stop. */
    isWanted: flag('is_wanted').notNull().default(0),
  },
  (t) => [
    index().on(t.userNo, t.isDone, t.fileSize),
    index('upload_session_open_by_org')
      .on(t.orgNo, t.fileSize)
      .where(sql`${t.orgNo} is not null and ${t.isDone} = 0`),
    index().on(t.expiresAt),
  ],
);

/** A link to one file that whoever has it may open until it ends or is revoked. */
export const mediaShare = table(
  'media_share',
  {
    ...common(),
    mediaId: id64('media_id')
      .notNull()
      .references(() => mediaFile.id),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    token: text().notNull().unique(),
    /** Shown to the owner again, so that it can be passed on; empty for none. */
    code: text().notNull().default(''),
    expiresAt: moment('expires_at').notNull(),
    countView: counter('count_view').notNull().default(0),
    countDownload: counter('count_download').notNull().default(0),
  },
  (t) => [index().on(t.mediaId, t.id.desc().nullsFirst()), index().on(t.userNo)],
);
