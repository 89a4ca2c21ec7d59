import * as z from 'zod';
import { chatReport } from '../fields/chat.ts';
import { BAD_WORD, OWN_MESSAGE, REPORTED_ALREADY } from '../im/failures.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Nothing } from '../kit/values.ts';
import { ReportReason } from '../rules/chat.ts';
import { liveCaption, liveNotice, liveSaying } from '../fields/liveRoom.ts';
import * as fails from './failures.ts';
import { LiveEntry, one } from './shapes.ts';

const write = { method: 'POST', kind: 'write' } as const;
const entry = { ...one, seq: z.int().min(1).max(100_000_000) };

export const say = endpoint({
  ...write,
  summary: '在直播间发言；同一个 clientKey 再发一次得到原来那一条',
  path: '/live/auth/chat/say',
  input: z.object({
    ...one,
    text: fieldSchema(liveSaying.text),
    clientKey: z.string().regex(/^[\w-]{8,40}$/, '发言的编号不正确'),
  }),
  output: LiveEntry,
  fails: [
    fails.ROOM_GONE,
    fails.BANNED,
    fails.CLASS_OVER,
    fails.SPEECH_OFF,
    fails.MUTED_HERE,
    fails.SLOW_MODE,
    fails.TOO_FAST,
    BAD_WORD,
  ],
});

export const hide = endpoint({
  ...write,
  summary: '删掉一条发言：讲师、助教删任何人的，学员删自己的',
  path: '/live/auth/chat/hide',
  input: z.object(entry),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.BANNED, fails.ENTRY_GONE],
});

export const pin = endpoint({
  ...write,
  summary: '置顶一条发言；seq 0 取消置顶',
  path: '/live/auth/chat/pin',
  input: z.object({ ...one, seq: z.int().min(0).max(100_000_000) }),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.ENTRY_GONE],
});

export const report = endpoint({
  ...write,
  summary: '举报一条发言，连同它前后的几条一起留存',
  path: '/live/auth/chat/report',
  input: z.object({ ...entry, reason: oneOf(ReportReason, '请选择举报原因'), note: fieldSchema(chatReport.note) }),
  output: z.object({ id: Id }),
  fails: [fails.ROOM_GONE, fails.BANNED, fails.ENTRY_GONE, OWN_MESSAGE, REPORTED_ALREADY],
});

export const notice = endpoint({
  ...write,
  summary: '课堂公告；空的是收起',
  path: '/live/auth/chat/notice',
  input: z.object({ ...one, notice: fieldSchema(liveNotice.notice) }),
  output: Nothing,
  fails: [fails.ROOM_GONE, BAD_WORD],
});

export const caption = endpoint({
  ...write,
  summary: '一句字幕：主讲的浏览器听出来的，放在课件下面与回放里；同一个 clientKey 再送一次得到原来那一句',
  path: '/live/auth/chat/caption',
  input: z.object({
    ...one,
    text: fieldSchema(liveCaption.text),
    clientKey: z.string().regex(/^[\w-]{8,40}$/, '字幕的编号不正确'),
  }),
  output: LiveEntry,
  fails: [fails.ROOM_GONE, fails.NOT_ON_AIR, fails.TOO_FAST],
});

export const good = endpoint({
  ...write,
  summary: '点赞：几次合在一起送',
  path: '/live/auth/chat/good',
  input: z.object({ ...one, count: z.int().min(1).max(20) }),
  output: z.object({ goodCount: z.int() }),
  fails: [fails.ROOM_GONE, fails.BANNED, fails.NOT_ON_AIR, fails.GOOD_OFF, fails.TOO_FAST],
});
