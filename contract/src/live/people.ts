import * as z from 'zod';
import { BAD_WORD } from '../im/failures.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { liveHand } from '../fields/liveRoom.ts';
import * as fails from './failures.ts';
import { LiveMember, LiveRoom, one } from './shapes.ts';

const write = { method: 'POST', kind: 'write' } as const;
const member = { ...one, userNo: Id.open('user') };

export const list = endpoint({
  method: 'POST',
  kind: 'read',
  summary: '直播间里的人；hands 是举手的公平次序，never 是还没有举过手的，banned 是移出的（讲师与助教看）',
  path: '/live/auth/people/list',
  input: z.object({ ...one, ...paging, part: z.enum(['here', 'hands', 'never', 'banned']).default('here') }),
  output: pageOf(LiveMember),
  fails: [fails.ROOM_GONE, fails.BANNED],
});

export const raise = endpoint({
  ...write,
  summary: '举手，可以写上想问什么；再举一次只改问题',
  path: '/live/auth/people/raise',
  input: z.object({ ...one, question: fieldSchema(liveHand.question) }),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.BANNED, fails.NOT_ON_AIR, fails.HANDS_OFF, fails.NOT_FOR_HOSTS, BAD_WORD],
});

export const lower = endpoint({
  ...write,
  summary: '放下手、下台：自己的，或者由讲师、助教放下某人的',
  path: '/live/auth/people/lower',
  input: z.object({ ...one, userNo: Id.open('user').optional() }),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.BANNED],
});

export const stage = endpoint({
  ...write,
  summary: '请举手的学员上台连麦',
  path: '/live/auth/people/stage',
  input: z.object(member),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.NOT_ON_AIR, fails.HAND_GONE, fails.STAGE_FULL, fails.STAGE_OFF],
});

export const mute = endpoint({
  ...write,
  summary: '禁止或允许某人发言',
  path: '/live/auth/people/mute',
  input: z.object({ ...member, isMuted: Flag }),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.NOT_FOR_HOSTS],
});

export const ban = endpoint({
  ...write,
  summary: '移出直播间，或者让他重新进来',
  path: '/live/auth/people/ban',
  input: z.object({ ...member, isBanned: Flag }),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.NOT_FOR_HOSTS],
});

export const quiet = endpoint({
  ...write,
  summary: '全员静音：关掉台上学员的麦克风，停下发言与举手；或者解除（麦克风由各人自己再开）',
  path: '/live/auth/people/quiet',
  input: z.object({ ...one, isQuiet: Flag }),
  output: LiveRoom,
  fails: [fails.ROOM_GONE],
});
