import { sql } from 'drizzle-orm';
import { check, index, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChatMessage } from '#contract/im/shapes.ts';
import {
  ChatContext,
  ChatMessageState,
  ChatRole,
  ChatType,
  ConversationKind,
  ConversationState,
  ReportReason,
  ReportState,
  StrangerRule,
} from '#contract/rules/chat.ts';
import { choiceOf } from '../choiceColumn.ts';
import { common, counter, flag, id64, moment, primaryId } from '../columns.ts';
import { enabled } from '../enabled.ts';
import { table } from '../table.ts';
import { liveEntry } from './liveRoom.ts';
import { storedFile } from './trust.ts';
import { user } from './user.ts';

const someUser = (name: string) => id64(name).references(() => user.userNo);

/** A conversation. Its row is what those who write in it at the same time wait for: it gives out the numbers. */
export const conversation = table(
  'conversation',
  {
    ...common(),
    conversationKind: choiceOf('conversation_kind', ConversationKind).notNull(),
    /** The two of a single conversation, the smaller number first; null in groups. */
    lowUserNo: someUser('low_user_no'),
    highUserNo: someUser('high_user_no'),
    context: choiceOf('context', ChatContext).notNull().default(ChatContext.none),
    contextId: id64('context_id'),
    conversationState: choiceOf('conversation_state', ConversationState).notNull().default(ConversationState.open),
    title: text().notNull().default(''),
    headImgUrl: text('head_img_url').notNull().default(''),
    notice: text().notNull().default(''),
    noticeTime: moment('notice_time'),
    isMutedAll: flag('is_muted_all').notNull().default(0),
    countMembers: counter('count_members').notNull().default(0),
    /** The number of the last message, and how many of them are not tips. */
    lastSeq: counter('last_seq').notNull().default(0),
    countedTotal: counter('counted_total').notNull().default(0),
    lastTime: moment('last_time').notNull(),
    /** Given by who made the group; made twice, it is one. */
    groupKey: text('group_key'),
    makerUserNo: someUser('maker_user_no'),
  },
  (t) => [
    uniqueIndex('conversation_pair').on(t.lowUserNo, t.highUserNo),
    uniqueIndex('conversation_context')
      .on(t.context, t.contextId)
      .where(sql`${t.contextId} is not null`),
    uniqueIndex('conversation_group_key').on(t.makerUserNo, t.groupKey),
    index().on(t.highUserNo),
    index().on(t.conversationState, t.lastTime),
  ],
);

/** Who is in a conversation, what they have read, and how they want to have it. Disabled: they left. */
export const conversationMember = table(
  'conversation_member',
  {
    ...common(),
    conversationId: id64('conversation_id')
      .notNull()
      .references(() => conversation.id),
    userNo: someUser('user_no').notNull(),
    chatRole: choiceOf('chat_role', ChatRole).notNull().default(ChatRole.member),
    joinedAt: moment('joined_at').notNull(),
    /** Messages up to here are not theirs to see: from before they came, or cleared by them. */
    floorSeq: counter('floor_seq').notNull().default(0),
    /** The read cursor, and what `unreadOf` (rules/chat.ts) takes: both counts belong to it. */
    readSeq: counter('read_seq').notNull().default(0),
    countedRead: counter('counted_read').notNull().default(0),
    ownRead: counter('own_read').notNull().default(0),
    ownTotal: counter('own_total').notNull().default(0),
    readAt: moment('read_at'),
    /** The last message that names them. */
    mentionSeq: counter('mention_seq').notNull().default(0),
    /** Taken from the list while nothing newer than this has come. */
    hiddenSeq: counter('hidden_seq').notNull().default(0),
    isPinned: flag('is_pinned').notNull().default(0),
    isQuiet: flag('is_quiet').notNull().default(0),
    /** Kept by who left, so that coming anew ends no silence. */
    mutedUntil: moment('muted_until'),
    draft: text().notNull().default(''),
  },
  (t) => [
    unique('conversation_member_once').on(t.conversationId, t.userNo),
    index('conversation_member_of').on(t.userNo, t.isPinned).where(enabled(t)),
    index().on(t.userNo),
    // who has read a message
    index('conversation_member_read').on(t.conversationId, t.readSeq).where(enabled(t)),
  ],
);

/** What was said. The numbers of a conversation have no gap; a message that is taken back stays as an empty line. */
export const chatMessage = table(
  'chat_message',
  {
    id: primaryId(),
    conversationId: id64('conversation_id')
      .notNull()
      .references(() => conversation.id),
    seq: counter('seq').notNull(),
    /** How many messages up to this one are not tips. */
    counted: counter('counted').notNull(),
    /** Null: the platform. */
    senderUserNo: someUser('sender_user_no'),
    clientKey: text('client_key'),
    messageType: choiceOf('message_type', ChatType).notNull(),
    messageState: choiceOf('message_state', ChatMessageState).notNull().default(ChatMessageState.normal),
    text: text().notNull().default(''),
    /** The file, card, call or record that it is. */
    body: jsonb().$type<ChatBody>().notNull().default({}),
    fileId: id64('file_id').references(() => storedFile.id),
    replyToSeq: counter('reply_to_seq'),
    mentions: jsonb().$type<string[]>().notNull().default([]),
    isAtAll: flag('is_at_all').notNull().default(0),
    isForwarded: flag('is_forwarded').notNull().default(0),
    /** What it is found by (rules/grams.ts). */
    grams: text().array().notNull().default([]),
    gmtCreate: moment('gmt_create').notNull(),
  },
  (t) => [
    unique('chat_message_seq').on(t.conversationId, t.seq),
    unique('chat_message_once').on(t.senderUserNo, t.clientKey),
    index().on(t.conversationId, t.senderUserNo, t.seq),
    index().on(t.conversationId, t.messageType, t.seq),
    // what was said on some days
    index('chat_message_day').on(t.conversationId, t.gmtCreate),
    index().on(t.fileId),
    // what is kept for so long and no longer is found by its age
    index('chat_message_age').using('brin', t.gmtCreate),
    index('chat_message_grams').using('gin', t.grams),
  ],
);

/** What a message is beside its text. */
export type ChatBody = Partial<Pick<ChatMessage, 'card' | 'call' | 'record'>> & {
  file?: Omit<NonNullable<ChatMessage['file']>, 'url'> & { extension: string };
};

/** Whom somebody keeps from writing to them. */
export const chatBlock = table(
  'chat_block',
  {
    id: primaryId(),
    userNo: someUser('user_no').notNull(),
    blockedUserNo: someUser('blocked_user_no').notNull(),
    gmtCreate: moment('gmt_create').notNull(),
  },
  (t) => [
    unique('chat_block_once').on(t.userNo, t.blockedUserNo),
    index().on(t.blockedUserNo),
    index().on(t.userNo, t.id.desc().nullsFirst()),
  ],
);

/** How somebody wants to be written to; without a row everybody may. */
export const chatSetting = table('chat_setting', {
  userNo: id64('user_no')
    .primaryKey()
    .references(() => user.userNo),
  strangerRule: choiceOf('stranger_rule', StrangerRule).notNull().default(StrangerRule.everybody),
});

/** A reported message with what stood around it, kept whatever becomes of the messages. */
export const chatReport = table(
  'chat_report',
  {
    ...common(),
    userNo: someUser('user_no').notNull(),
    /** Of a conversation, or of the discussion of a live class. */
    messageId: id64('message_id').references(() => chatMessage.id),
    liveEntryId: id64('live_entry_id').references(() => liveEntry.id),
    againstUserNo: someUser('against_user_no').notNull(),
    reason: choiceOf('reason', ReportReason).notNull(),
    note: text().notNull().default(''),
    seq: counter('seq').notNull(),
    window: jsonb().$type<RecordedLine[]>().notNull(),
    reportState: choiceOf('report_state', ReportState).notNull().default(ReportState.waiting),
    reply: text().notNull().default(''),
    replyUserNo: id64('reply_user_no'),
    handleTime: moment('handle_time'),
  },
  (t) => [
    check('chat_report_of_one', sql`num_nonnulls(${t.messageId}, ${t.liveEntryId}) = 1`),
    unique('chat_report_once').on(t.userNo, t.messageId),
    unique('chat_report_live_once').on(t.userNo, t.liveEntryId),
    index().on(t.liveEntryId),
    index().on(t.reportState, t.id),
    index().on(t.messageId),
    index().on(t.againstUserNo),
  ],
);

export interface RecordedLine {
  seq: number;
  userName: string;
  line: string;
  gmtCreate: string;
}

/** What may not be said; the operator's list. */
export const bannedWord = table(
  'banned_word',
  {
    ...common(),
    word: text().notNull(),
  },
  (t) => [unique('banned_word_once').on(t.word)],
);
