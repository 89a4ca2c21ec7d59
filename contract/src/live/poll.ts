import * as z from 'zod';
import { BAD_WORD } from '../im/failures.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { Id, line, Nothing } from '../kit/values.ts';
import { livePoll } from '../fields/liveRoom.ts';
import { MOST_POLL_OPTIONS } from '../rules/liveRooms.ts';
import * as fails from './failures.ts';
import { LivePoll, one } from './shapes.ts';

const write = { method: 'POST', kind: 'write' } as const;
const poll = { ...one, pollId: Id.open('livePoll') };

export const list = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '这节课问过的投票与测验；没有投过、还没有结束的不给票数与答案',
  path: '/live/auth/poll/list',
  input: z.object(one),
  output: z.object({ list: z.array(LivePoll) }),
  fails: [fails.ROOM_GONE, fails.BANNED],
});

export const open = endpoint({
  ...write,
  summary: '发起投票；写了正确答案的是小测验',
  path: '/live/auth/poll/open',
  input: z.object({
    ...one,
    title: fieldSchema(livePoll.title),
    options: z
      .array(line(60, '选项'))
      .min(2, '至少两个选项')
      .max(MOST_POLL_OPTIONS, `最多 ${MOST_POLL_OPTIONS} 个选项`),
    /** The place of the right option, from 0; null for a poll. */
    answer: z
      .int()
      .min(0)
      .max(MOST_POLL_OPTIONS - 1)
      .nullable()
      .default(null),
  }),
  output: LivePoll,
  fails: [fails.ROOM_GONE, fails.NOT_ON_AIR, fails.POLL_RUNNING, BAD_WORD],
});

export const close = endpoint({
  ...write,
  summary: '结束投票，大家看到结果',
  path: '/live/auth/poll/close',
  input: z.object(poll),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.POLL_GONE],
});

export const vote = endpoint({
  ...write,
  summary: '投票；下课以后在回放里投的另外计数',
  path: '/live/auth/poll/vote',
  input: z.object({
    ...poll,
    choice: z
      .int()
      .min(0)
      .max(MOST_POLL_OPTIONS - 1),
  }),
  output: LivePoll,
  fails: [fails.ROOM_GONE, fails.BANNED, fails.POLL_GONE, fails.VOTED, fails.NOT_FOR_HOSTS],
});
