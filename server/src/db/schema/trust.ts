import { sql } from 'drizzle-orm';
import { index, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { AuditState } from '#contract/rules/auditStates.ts';
import { DeletionState } from '#contract/rules/deletion.ts';
import { messageTypes } from '#contract/rules/messages.ts';
import { uploadRules } from '#contract/rules/uploads.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { bytes, common, counter, flag, id64, moment, primaryId } from '../columns.ts';
import { choiceOf, keyOf } from '../choiceColumn.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { user } from './user.ts';

/** A real name and an ID number; both are encrypted, the number's keyed hash keeps it from being used twice. */
export const realName = table(
  'user_real_name',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo)
      .unique(),
    nameCipher: bytes('name_cipher').notNull(),
    numberCipher: bytes('number_cipher').notNull(),
    numberHash: bytes('number_hash').notNull(),
    consentTime: moment('consent_time').notNull(),
    /** embedded (reviewed by the operator) or the name of the provider that answered. */
    way: text().notNull().default('manual'),
    tries: smallint().notNull().default(1),
    auditStatus: choiceOf('audit_status', AuditState).notNull().default(AuditState.waiting),
    auditOpinion: text('audit_opinion').notNull().default(''),
    auditUserNo: id64('audit_user_no'),
    auditTime: moment('audit_time'),
    submitTime: moment('submit_time').notNull(),
  },
  (t) => [
    uniqueIndex('user_real_name_number')
      .on(t.numberHash)
      .where(sql`${t.auditStatus} < 2`),
    index().on(t.auditStatus, t.submitTime),
  ],
);

/** Somebody asked that his account be deleted; until `dueTime` he can take it back. */
export const accountDeletion = table(
  'account_deletion',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    reason: text().notNull().default(''),
    dueTime: moment('due_time').notNull(),
    /** 1 waiting, 2 taken back, 3 done. */
    deletionStatus: choiceOf('deletion_status', DeletionState).notNull().default(DeletionState.waiting),
    doneTime: moment('done_time'),
  },
  (t) => [
    uniqueIndex('account_deletion_waiting')
      .on(t.userNo)
      .where(sql`${t.deletionStatus} = 1`),
    index().on(t.userNo),
    index().on(t.deletionStatus, t.dueTime),
  ],
);

/** A file somebody uploaded. Its address is `/files/{id}.{ext}`; who may open it depends on the purpose (rules/uploads.ts). */
export const storedFile = table(
  'stored_file',
  {
    ...common(),
    userNo: id64('user_no')
      .notNull()
      .references(() => user.userNo),
    orgNo: id64('org_no'),
    purpose: keyOf('purpose', uploadRules).notNull(),
    fileName: text('file_name').notNull(),
    extension: text().notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: counter('bytes').notNull(),
    storageKey: text('storage_key').notNull(),
  },
  (t) => [
    index().on(t.userNo, t.id.desc().nullsFirst()),
    // those whose time is over
    index('stored_file_photos')
      .on(t.gmtCreate)
      .where(sql`${t.purpose} = 'examPhoto' and ${enabled(t)}`),
  ],
);

/** One row for every write that is watched: who did what, and what changed. Never updated. */
export const sysLog = table(
  'sys_log',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create').notNull(),
    userNo: id64('user_no').notNull(),
    /** The organization in whose name it was done; null for the platform and for people. */
    orgNo: id64('org_no'),
    userType: choiceOf('user_type', UserType).notNull(),
    ip: text().notNull().default(''),
    /** The call's summary, such as 新建部门. */
    operation: text().notNull(),
    path: text().notNull(),
    requestId: text('request_id').notNull().default(''),
    /** The input without secrets. */
    content: jsonb().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** What operation, content, before and after are found by (rules/grams.ts). */
    grams: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (t) => [
    index('sys_log_grams').using('gin', t.grams),
    index().on(t.orgNo, t.id.desc().nullsFirst()),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index().on(t.operation, t.id.desc().nullsFirst()),
  ],
);

/** A message of the platform to one or many people. */
export const msg = table('msg', {
  ...common(),
  msgType: keyOf('msg_type', messageTypes).notNull().default('system'),
  msgTitle: text('msg_title').notNull(),
  msgText: text('msg_text').notNull().default(''),
  /** Where it leads to; a path of ours or empty. */
  msgUrl: text('msg_url').notNull().default(''),
});

export const msgUser = table(
  'msg_user',
  {
    id: primaryId(),
    gmtCreate: moment('gmt_create')
      .notNull()
      .default(sql`now()`),
    msgId: id64('msg_id')
      .notNull()
      .references(() => msg.id),
    userNo: id64('user_no').notNull(),
    isRead: flag('is_read').notNull().default(0),
    isTop: flag('is_top').notNull().default(0),
    readTime: moment('read_time'),
  },
  (t) => [
    uniqueIndex().on(t.msgId, t.userNo),
    index().on(t.userNo, t.id.desc().nullsFirst()),
    index('msg_user_unread')
      .on(t.userNo, t.id.desc().nullsFirst())
      .where(sql`${t.isRead} = 0`),
  ],
);
