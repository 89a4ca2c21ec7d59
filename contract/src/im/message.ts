import * as z from 'zod';
import { chatMessage } from '../fields/chat.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileUrl, Flag, Id, line, Nothing, optionalDay, optionalLine, Time } from '../kit/values.ts';
import {
  ChatCard,
  ChatType,
  MESSAGES_AT_ONCE,
  forwardTrouble,
  MOST_FORWARDED,
  MOST_MENTIONS,
  MOST_TARGETS,
  MOST_VOICE_SECONDS,
} from '../rules/chat.ts';
import * as fails from './failures.ts';
import { Message, Person } from './shapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;
const one = { conversationId: Id.of('conversation') };
const ClientKey = z.string().regex(/^[\w-]{8,40}$/, '消息的编号不正确');
const Seq = z.int().min(0).max(2_000_000_000);
const limit = z.int().min(1).max(MESSAGES_AT_ONCE).default(MESSAGES_AT_ONCE);

const sending = [
  fails.CONVERSATION_GONE,
  fails.CHAT_CLOSED,
  fails.BLOCKED_BY_THEM,
  fails.BLOCKED_BY_YOU,
  fails.STRANGER_REFUSED,
  fails.MUTED,
  fails.MUTED_ALL,
  fails.SENT_TOO_FAST,
  fails.BAD_WORD,
] as const;

const Side = z.int().min(0).max(50_000).default(0);

/** Sent again with the same key, it answers with the message that is there. */
export const send = endpoint({
  ...write,
  summary: '发一条消息；没收到回答再发一次也只有一条',
  path: '/im/auth/message/send',
  input: z.object({
    ...one,
    clientKey: ClientKey,
    messageType: oneOf({ values: [ChatType.text, ChatType.picture, ChatType.file, ChatType.voice, ChatType.card] }),
    text: fieldSchema(chatMessage.text),
    /** Uploaded before with the purpose `chatPurposes` names (rules/chat.ts). */
    file: z
      .object({
        url: FileUrl,
        name: line(200, '文件名'),
        width: Side,
        height: Side,
        seconds: z.int().min(0).max(MOST_VOICE_SECONDS, `语音最长 ${MOST_VOICE_SECONDS} 秒`).default(0),
      })
      .optional(),
    card: z.object({ cardKind: oneOf(ChatCard), cardId: Id.open('chatCard') }).optional(),
    replyToSeq: Seq.optional(),
    mentions: z.array(Id.open('user')).max(MOST_MENTIONS, `最多 @${MOST_MENTIONS} 个人`).default([]),
    isAtAll: Flag.default(0),
  }),
  output: Message,
  fails: [...sending, fails.EMPTY_MESSAGE, fails.REPLY_GONE, fails.ALL_MENTION_REFUSED, fails.CARD_GONE],
});

const Some = z.object({
  list: z.array(Message),
  lastSeq: z.int(),
  /** 1: there are more in the direction asked for. */
  isMore: Flag,
});

export const since = endpoint({
  ...read,
  summary: '某一条之后的消息，旧的在前：断线之后从这里接上',
  path: '/im/auth/message/since',
  input: z.object({ ...one, seq: Seq, limit }),
  output: Some,
  fails: [fails.CONVERSATION_GONE],
});

/** `seq` 0: the newest. */
export const older = endpoint({
  ...read,
  summary: '某一条之前的消息，旧的在前；不给就是最新的',
  path: '/im/auth/message/older',
  input: z.object({ ...one, seq: Seq.default(0), limit }),
  output: Some,
  fails: [fails.CONVERSATION_GONE],
});

export const around = endpoint({
  ...read,
  summary: '某一条前后的消息：跳到找到的那一条',
  path: '/im/auth/message/around',
  input: z.object({ ...one, seq: Seq, limit }),
  output: z.object({ list: z.array(Message), lastSeq: z.int(), isMoreOlder: Flag, isMoreNewer: Flag }),
  fails: [fails.CONVERSATION_GONE],
});

const named = { id: Id.of('chatMessage') };

export const recall = endpoint({
  ...write,
  summary: '撤回自己两分钟以内的消息；群主与管理员可以撤回成员的',
  path: '/im/auth/message/recall',
  input: z.object(named),
  /** What it said, for who sent it to write anew. */
  output: z.object({ text: z.string() }),
  fails: [fails.MESSAGE_GONE, fails.NOT_SENDER, fails.RECALL_LATE],
});

export const remove = endpoint({
  ...write,
  summary: '删除自己发的一条消息，内容从服务器上去掉，任何时候都可以',
  path: '/im/auth/message/delete',
  input: z.object(named),
  output: Nothing,
  fails: [fails.MESSAGE_GONE, fails.NOT_SENDER],
});

export const forward = endpoint({
  ...write,
  summary: '转发选中的消息：逐条，或者合并成一条聊天记录；再发一次也只有一份',
  path: '/im/auth/message/forward',
  input: z
    .object({
      ids: z.array(Id.of('chatMessage')).min(1, '请选择消息').max(MOST_FORWARDED, `一次最多转发 ${MOST_FORWARDED} 条`),
      conversationIds: z
        .array(Id.of('conversation'))
        .min(1, '请选择转发给谁')
        .max(MOST_TARGETS, `一次最多转发到 ${MOST_TARGETS} 个会话`),
      isMerged: Flag.default(0),
      clientKey: z.string().regex(/^[\w-]{8,24}$/, '消息的编号不正确'),
    })
    .superRefine(({ ids, conversationIds, isMerged }, found) => {
      const message = forwardTrouble(ids.length, conversationIds.length, isMerged === 1);
      if (message !== '') found.addIssue({ code: 'custom', path: ['conversationIds'], message });
    }),
  output: z.object({ countSent: z.int() }),
  fails: [...sending, fails.MESSAGE_GONE, fails.NOT_FORWARDABLE],
});

/** Of my own messages in a conversation; those that are not there are left out. */
export const receipts = endpoint({
  ...read,
  summary: '我发的几条消息各有多少人读了',
  path: '/im/auth/message/receipts',
  input: z.object({ ...one, seqs: z.array(Seq).min(1).max(MESSAGES_AT_ONCE) }),
  output: z.object({ list: z.array(z.object({ seq: z.int(), countRead: z.int(), countAll: z.int() })) }),
  fails: [fails.CONVERSATION_GONE],
});

export const readers = endpoint({
  ...read,
  summary: '谁读了、谁还没读我的这条消息',
  path: '/im/auth/message/readers',
  input: z.object({ ...named, isRead: Flag, ...paging }),
  output: pageOf(Person),
  fails: [fails.MESSAGE_GONE, fails.NOT_SENDER],
});

/** Only in my own conversations, and there only what I may see. Without words one looks through a single conversation. */
export const search = endpoint({
  ...read,
  summary: '在自己的聊天记录里找，新的在前；在一个会话里可以不写字，只按种类、人与日期看',
  path: '/im/auth/message/search',
  input: z
    .object({
      keyword: optionalLine(30, '要找的内容'),
      conversationId: Id.of('conversation').optional(),
      senderUserNo: Id.open('user').optional(),
      messageType: oneOf(ChatType).optional(),
      /** Both included. */
      from: optionalDay('开始日期不正确'),
      to: optionalDay('结束日期不正确'),
      ...paging,
    })
    .superRefine(({ keyword, conversationId, from, to }, found) => {
      const add = (path: string, message: string) => found.addIssue({ code: 'custom', path: [path], message });
      if (keyword === '' && conversationId === undefined) add('keyword', '请输入要找的内容');
      if (from !== '' && to !== '' && to < from) add('to', '结束日期不能早于开始日期');
    }),
  output: pageOf(
    z.object({
      conversationId: Id,
      title: z.string(),
      seq: z.int(),
      senderUserNo: Id,
      senderName: z.string(),
      senderHeadImgUrl: z.string(),
      messageType: oneOf(ChatType),
      /** The part of it around the first place. */
      line: z.string(),
      /** Of a picture, to be recognized by. */
      pictureUrl: z.string(),
      gmtCreate: Time,
    }),
  ),
  fails: [fails.CONVERSATION_GONE],
});
