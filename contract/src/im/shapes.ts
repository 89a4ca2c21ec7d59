import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, IdOrNone, Time } from '../kit/values.ts';
import {
  ChatCard,
  ChatContext,
  ChatMessageState,
  ChatRole,
  ChatType,
  ConversationKind,
  ConversationState,
} from '../rules/chat.ts';

export const Person = z.object({ userNo: Id, userName: z.string(), headImgUrl: z.string() });

export type ChatPerson = z.infer<typeof Person>;

export const FileShape = z.object({
  /** Opens for members alone. */
  url: z.string(),
  name: z.string(),
  size: z.int(),
  /** Of a picture, 0 where it is not known. */
  width: z.int(),
  height: z.int(),
  /** Of a voice. */
  seconds: z.int(),
});

export const CardShape = z.object({
  cardKind: oneOf(ChatCard),
  cardId: Id,
  title: z.string(),
  subtitle: z.string(),
  picture: z.string(),
  /** A page of this site. */
  path: z.string(),
  /** What became of it since: paused, over, taken down; empty while it is as it was. */
  note: z.string().default(''),
});

export const CallShape = z.object({
  callId: Id,
  /** 1 voice, 2 video. */
  callType: z.int(),
  /** What became of it, as the calls say it. */
  outcome: z.string(),
  seconds: z.int(),
});

export const RecordShape = z.object({
  title: z.string(),
  items: z.array(z.object({ userName: z.string(), line: z.string(), gmtCreate: Time })),
});

/** The same for whoever reads it: what is mine the page knows by `senderUserNo`. */
export const Message = z.object({
  id: Id,
  conversationId: Id,
  /** 1, 2, 3 … without a gap in each conversation. */
  seq: z.int(),
  /** 0: the platform. */
  senderUserNo: IdOrNone,
  senderName: z.string(),
  senderHeadImgUrl: z.string(),
  /** Given by the page that sent it; empty for tips. */
  clientKey: z.string(),
  messageType: oneOf(ChatType),
  messageState: oneOf(ChatMessageState),
  text: z.string(),
  file: FileShape.nullable(),
  card: CardShape.nullable(),
  call: CallShape.nullable(),
  record: RecordShape.nullable(),
  replyTo: z.object({ seq: z.int(), userName: z.string(), line: z.string() }).nullable(),
  mentions: z.array(Id),
  isAtAll: Flag,
  isForwarded: Flag,
  gmtCreate: Time,
});

export type ChatMessage = z.infer<typeof Message>;

export const ContextCard = z.object({
  context: oneOf(ChatContext),
  contextId: Id,
  title: z.string(),
  subtitle: z.string(),
  picture: z.string(),
  path: z.string(),
});

export const Conversation = z.object({
  conversationId: Id,
  conversationKind: oneOf(ConversationKind),
  context: oneOf(ChatContext),
  conversationState: oneOf(ConversationState),
  title: z.string(),
  headImgUrl: z.string(),
  /** In a single conversation the other person, else 0. */
  peerUserNo: IdOrNone,
  countMembers: z.int(),
  lastSeq: z.int(),
  /** My read cursor. */
  readSeq: z.int(),
  /** Messages up to this one I do not see: before I came, or cleared by me. */
  floorSeq: z.int(),
  unread: z.int(),
  /** An unread message names me or everybody. */
  isMentioned: Flag,
  lastMessage: z.object({ seq: z.int(), senderUserNo: IdOrNone, userName: z.string(), line: z.string() }).nullable(),
  lastTime: Time,
  isPinned: Flag,
  /** Do not disturb: still counted, but it makes no noise and is not part of the badge. */
  isQuiet: Flag,
  draft: z.string(),
  chatRole: oneOf(ChatRole),
});

export type Conversation = z.infer<typeof Conversation>;

export const Rights = z.object({
  maySend: Flag,
  /** Why not; empty when one may. */
  whyNot: z.string(),
  mayInvite: Flag,
  /** Name, notice, removing members, muting. */
  mayManage: Flag,
  /** Roles, handing over, dismissing. */
  mayRule: Flag,
  mayAtAll: Flag,
  mayLeave: Flag,
  mayCall: Flag,
});

export const ConversationView = Conversation.extend({
  notice: z.string(),
  noticeTime: Time.nullable(),
  isMutedAll: Flag,
  /** Until when I may not speak. */
  mutedUntil: Time.nullable(),
  rights: Rights,
  /** Days that messages are kept; null: as long as nobody deletes them. */
  retentionDays: z.int().nullable(),
  /** Where no days are set: the months that the operator of the site keeps messages; null: until somebody deletes them. */
  retentionMonths: z.int().nullable(),
  contextCard: ContextCard.nullable(),
  /** I keep the other person from writing to me. */
  isBlocked: Flag,
  /** In a single conversation, what the other person has read; 0 in groups. */
  peerReadSeq: z.int(),
});

export type ConversationView = z.infer<typeof ConversationView>;

export const Member = Person.extend({
  chatRole: oneOf(ChatRole),
  mutedUntil: Time.nullable(),
  joinedAt: Time,
});

export type ChatMember = z.infer<typeof Member>;
