import * as z from 'zod';
import { chatMessage } from '../fields/chat.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { ChatContext } from '../rules/chat.ts';
import * as fails from './failures.ts';
import { Conversation, ConversationView } from './shapes.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;
const one = { conversationId: Id.of('conversation') };

export const list = endpoint({
  ...read,
  summary: '我的会话：置顶的在前，其余新的在前；第一页带上系统通知那一条',
  path: '/im/auth/conversation/list',
  input: z.object({
    /** Part of a title, or of a person's name. */
    keyword: optionalLine(30, '关键字'),
    ...paging,
  }),
  output: pageOf(Conversation).extend({
    /** The badge: unread of all that are not quiet. */
    unread: z.int(),
    /** The notices of the platform (`user/msg`). */
    system: z.object({ unread: z.int(), line: z.string(), lastTime: Time.nullable() }),
  }),
});

export const view = endpoint({
  ...read,
  summary: '一个会话：它是什么、我在里面能做什么、消息保存多久',
  path: '/im/auth/conversation/view',
  input: z.object(one),
  output: ConversationView,
  fails: [fails.CONVERSATION_GONE],
});

export const open = endpoint({
  ...write,
  summary: '和某人单聊：有就打开，没有就新建',
  path: '/im/auth/conversation/open',
  input: z.object({ userNo: Id.open('user') }),
  output: z.object({ conversationId: Id }),
  fails: [
    fails.YOURSELF,
    fails.PERSON_GONE,
    fails.BLOCKED_BY_THEM,
    fails.BLOCKED_BY_YOU,
    fails.STRANGER_REFUSED,
    fails.TOO_MANY_STRANGERS,
  ],
});

export const openContext = endpoint({
  ...write,
  summary: '进课程群、班级群，或者一份投递、一场面试的沟通：没有就建，已经在里面也不算错',
  path: '/im/auth/conversation/openContext',
  input: z.object({
    context: oneOf({ values: [ChatContext.course, ChatContext.grade, ChatContext.position, ChatContext.interview] }),
    /** Of a course, a class, an application or an interview. */
    contextId: Id.open('chatContext'),
  }),
  output: z.object({ conversationId: Id }),
  fails: [fails.CONTEXT_CLOSED, fails.UNNAMED_YET, fails.CONTEXT_OVER, fails.GROUP_FULL],
});

/** Answers with how much is unread then. A cursor never goes back. */
export const readUpTo = endpoint({
  ...write,
  summary: '读到第几条；我的每个设备随后都一样',
  path: '/im/auth/conversation/readUpTo',
  input: z.object({ ...one, seq: z.int().min(0).max(2_000_000_000) }),
  output: z.object({ readSeq: z.int(), unread: z.int() }),
  fails: [fails.CONVERSATION_GONE],
});

/** Counts anew from the messages themselves; what was kept wrong is put right and counted as an incident. */
export const why = endpoint({
  ...write,
  summary: '未读为什么是这个数：逐项说明，错了当场改正',
  path: '/im/auth/conversation/why',
  input: z.object({
    ...one,
    /** What the page showed, when that is why it asks. */
    shown: z.int().min(0).max(2_000_000_000).optional(),
  }),
  output: z.object({
    unread: z.int(),
    lastSeq: z.int(),
    readSeq: z.int(),
    readAt: Time.nullable(),
    /** After the cursor: all messages, those of mine and tips, which do not count. */
    countAfter: z.int(),
    countOwn: z.int(),
    countTips: z.int(),
    /** The oldest unread ones. */
    unreadSeqs: z.array(z.int()),
    /** 1: the kept number or the shown one was wrong, and is right now. */
    isHealed: Flag,
  }),
  fails: [fails.CONVERSATION_GONE],
});

export const settings = endpoint({
  ...write,
  summary: '置顶、免打扰；只改给出的',
  path: '/im/auth/conversation/settings',
  input: z.object({ ...one, isPinned: Flag.optional(), isQuiet: Flag.optional() }),
  output: Nothing,
  fails: [fails.CONVERSATION_GONE, fails.PINNED_ENOUGH],
});

export const draft = endpoint({
  ...write,
  summary: '保存没写完的话，换一个设备接着写；空的就是没有',
  path: '/im/auth/conversation/draft',
  input: z.object({ ...one, text: fieldSchema(chatMessage.text) }),
  output: Nothing,
  fails: [fails.CONVERSATION_GONE],
});

export const hide = endpoint({
  ...write,
  summary: '从列表里拿走，有新消息时再出现；可以同时清空自己看到的记录',
  path: '/im/auth/conversation/hide',
  input: z.object({ ...one, isCleared: Flag.default(0) }),
  output: Nothing,
  fails: [fails.CONVERSATION_GONE],
});

export const clear = endpoint({
  ...write,
  summary: '清空自己看到的聊天记录，别人的不变',
  path: '/im/auth/conversation/clear',
  input: z.object(one),
  output: Nothing,
  fails: [fails.CONVERSATION_GONE],
});
