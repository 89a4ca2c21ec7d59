import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Nothing } from '../kit/values.ts';
import { CallType, MOST_CALL_PEOPLE } from '../rules/calls.ts';
import * as callFails from './callFailures.ts';
import { CallView } from './callShapes.ts';
import * as fails from './failures.ts';

const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write' } as const;
const one = { callId: Id.of('call') };
/** Made by each tab for itself; says which of a person's devices holds the call. */
const tab = { tabKey: z.string().regex(/^[\w-]{8,40}$/, '页面的编号不正确') };
const people = z
  .array(Id.open('user'))
  .max(MOST_CALL_PEOPLE - 1, callFails.CALL_FULL.msg)
  .default([]);
const { CALL_GONE, CALL_OVER, IN_A_CALL, ANSWERED_ELSEWHERE, NOT_IN_CALL } = callFails;

export const start = endpoint({
  ...write,
  summary: '打语音或视频电话：单聊打给对方，群里打给选中的人',
  path: '/im/auth/call/start',
  input: z.object({
    conversationId: Id.of('conversation'),
    callType: oneOf(CallType),
    ...tab,
    /** Of a group; in a single conversation it is the other one. */
    userNos: people,
  }),
  output: CallView,
  fails: [
    fails.CONVERSATION_GONE,
    fails.CHAT_CLOSED,
    fails.BLOCKED_BY_THEM,
    fails.BLOCKED_BY_YOU,
    fails.STRANGER_REFUSED,
    fails.MUTED,
    fails.MUTED_ALL,
    IN_A_CALL,
    callFails.NOBODY_TO_CALL,
    callFails.NOT_CALLABLE,
    callFails.RUNG_TOO_OFTEN,
  ],
});

export const accept = endpoint({
  ...write,
  summary: '接听：这台设备接了，别的设备就不再响',
  path: '/im/auth/call/accept',
  input: z.object({ ...one, ...tab }),
  output: CallView,
  fails: [CALL_GONE, CALL_OVER, ANSWERED_ELSEWHERE, IN_A_CALL],
});

export const reject = endpoint({
  ...write,
  summary: '拒绝接听',
  path: '/im/auth/call/reject',
  input: z.object(one),
  output: Nothing,
  fails: [CALL_GONE, CALL_OVER, ANSWERED_ELSEWHERE],
});

/** The caller of a call that nobody has answered yet takes it back with this. */
export const leave = endpoint({
  ...write,
  summary: '挂断，或者取消还没有人接的呼叫；再挂一次不算错',
  path: '/im/auth/call/leave',
  input: z.object(one),
  output: CallView,
  fails: [CALL_GONE],
});

export const invite = endpoint({
  ...write,
  summary: '再邀请群里的人加入通话',
  path: '/im/auth/call/invite',
  input: z.object({ ...one, userNos: people }),
  output: CallView,
  fails: [
    CALL_GONE,
    CALL_OVER,
    NOT_IN_CALL,
    callFails.SINGLE_CALL,
    callFails.NOBODY_TO_CALL,
    callFails.NOT_CALLABLE,
    callFails.CALL_FULL,
    callFails.RUNG_TOO_OFTEN,
  ],
});

export const take = endpoint({
  ...write,
  summary: '转到这台设备：不用重拨，原来的设备让出来',
  path: '/im/auth/call/take',
  input: z.object({ ...one, ...tab }),
  output: CallView,
  fails: [CALL_GONE, CALL_OVER, NOT_IN_CALL],
});

/** Also what makes a call that nobody answered, or whose page crashed, come to its end. */
export const beat = endpoint({
  ...write,
  summary: '通话页还开着；答复通话现在怎么样',
  path: '/im/auth/call/beat',
  input: z.object({ ...one, ...tab }),
  output: CallView,
  fails: [CALL_GONE],
});

export const view = endpoint({
  ...read,
  summary: '一次通话',
  path: '/im/auth/call/view',
  input: z.object(one),
  output: CallView,
  fails: [CALL_GONE],
});
