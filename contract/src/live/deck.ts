import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Nothing } from '../kit/values.ts';
import * as fails from './failures.ts';
import { Deck, one, Stroke } from './shapes.ts';

const write = { method: 'POST', kind: 'write' } as const;

export const choices = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '这节课可以讲的 PDF：这门课的文档与资料',
  path: '/live/auth/deck/choices',
  input: z.object(one),
  output: z.object({ list: z.array(Deck) }),
  fails: [fails.ROOM_GONE],
});

export const choose = endpoint({
  ...write,
  summary: '换一份课件，从第一页开始',
  path: '/live/auth/deck/choose',
  input: z.object({ ...one, mediaId: Id.open('courseware') }),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.DECK_GONE, fails.CLASS_OVER],
});

export const turn = endpoint({
  ...write,
  summary: '翻到某一页',
  path: '/live/auth/deck/turn',
  input: z.object({ ...one, page: z.int().min(1).max(5000) }),
  output: z.object({ page: z.int() }),
  fails: [fails.ROOM_GONE, fails.NO_DECK, fails.CLASS_OVER],
});

export const ink = endpoint({
  ...write,
  summary: '在这一页写一笔；台上的学员也可以写。同一个 clientKey 再送一次得到原来那一笔',
  path: '/live/auth/deck/ink',
  input: z.object({
    ...one,
    /** The slides it was written on, so that what arrives late is not on others; 0 for the white board. */
    mediaId: Id.open('courseware', '0'),
    page: z.int().min(0).max(5000),
    stroke: Stroke,
    clientKey: z.string().regex(/^[\w-]{8,40}$/, '这一笔的编号不正确'),
  }),
  output: z.object({ seq: z.int() }),
  fails: [fails.ROOM_GONE, fails.BANNED, fails.NOT_ON_AIR, fails.INK_STALE],
});

export const clear = endpoint({
  ...write,
  summary: '擦掉这一页的板书',
  path: '/live/auth/deck/clear',
  input: z.object({ ...one, page: z.int().min(0).max(5000) }),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.CLASS_OVER],
});
