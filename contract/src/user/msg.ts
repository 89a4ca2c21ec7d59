import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { messageTypes } from '../rules/messages.ts';
import type { MessageType } from '../rules/messages.ts';

const MessageKind = z.enum(Object.keys(messageTypes) as [MessageType, ...MessageType[]], '没有这类消息');

const Message = z.object({
  /** Of the copy that lies in my box; `read` wants it. */
  id: Id,
  msgId: Id,
  /** A key of rules/messages.ts. */
  msgType: z.string(),
  msgTitle: z.string(),
  msgText: z.string(),
  /** Where it leads to; a path of this site or empty. */
  msgUrl: z.string(),
  isRead: Flag,
  isTop: Flag,
  gmtCreate: Time,
});

export type Message = z.infer<typeof Message>;

export const list = endpoint({
  summary: '我的消息，新的在前',
  method: 'POST',
  path: '/user/auth/msg/user/list',
  kind: 'read',
  input: z.object({ isRead: Flag.optional(), msgType: MessageKind.optional(), ...paging }),
  output: pageOf(Message),
});

/** Answers with the whole message; reading it again changes nothing. */
export const read = endpoint({
  summary: '读一条消息',
  method: 'POST',
  path: '/user/auth/msg/user/read',
  kind: 'write',
  input: z.object({ id: Id.of('message') }),
  output: Message,
  fails: [NOT_FOUND],
});

export const num = endpoint({
  summary: '我有多少条未读通知、多少条未读聊天',
  method: 'POST',
  path: '/user/auth/msg/user/num',
  kind: 'read',
  input: Nothing,
  /** The header's two badges; `unread` (liveEvents.ts) says when they change. */
  output: z.object({ num: z.int(), chat: z.int() }),
});

export const readAll = endpoint({
  summary: '全部标为已读，或只标一类',
  method: 'POST',
  path: '/user/auth/msg/user/read/all',
  kind: 'write',
  input: z.object({ msgType: MessageKind.optional() }),
  output: z.object({ num: z.int() }),
});
