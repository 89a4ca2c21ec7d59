import * as z from 'zod';
import { dataRoom, dataRoomAnswer, dataRoomMore, dataRoomVisitor } from '../fields/dataRoom.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema, fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { EvidenceKind, evidenceKey, MOST_EVIDENCE, PartState, ROOM_DAYS, RoomState } from '../rules/dataRooms.ts';
import * as failures from './dataRoomFailures.ts';

const project = named({ label: '项目' }, Id.of('startProject'));
const read = { method: 'POST', kind: 'read' } as const;
const write = { method: 'POST', kind: 'write', logged: true, output: z.object({ id: Id }) } as const;
const room = Id.of('dataRoom');

const RoomCard = z.object({
  id: Id,
  roomName: z.string(),
  roomState: oneOf(RoomState),
  /** On which day what is in it was so. */
  asOfAt: Time,
  expiresAt: Time,
  /** 1: the link leads somewhere now. */
  isOpen: Flag,
  countLooks: z.int(),
  /** What the caller said to giving theirs; null: they are not asked. */
  ownState: oneOf(PartState).nullable(),
});

export const list = endpoint({
  ...read,
  summary: '一个项目的数据室，新的在前；团队看得到',
  path: '/startup/auth/dataRoom/list',
  input: z.object({ projectId: project, ...paging }),
  output: pageOf(RoomCard),
  fails: [NOT_FOUND],
});

const Evidence = z.object({
  key: z.string(),
  evidenceKind: oneOf(EvidenceKind),
  title: z.string(),
  words: z.string(),
  day: z.string(),
  url: z.string(),
});

export const view = endpoint({
  ...read,
  summary: '一个数据室：链接、每个成员放了没有；我能放的材料',
  path: '/startup/auth/dataRoom/view',
  input: z.object({ id: room }),
  output: RoomCard.extend({
    projectId: Id,
    words: z.string(),
    path: z.string(),
    isLeader: Flag,
    parts: z.array(z.object({ name: z.string(), partState: oneOf(PartState), count: z.int() })),
    /** What the caller could give, and what of it is in. */
    own: z.array(Evidence.extend({ isGiven: Flag })),
  }),
  fails: [NOT_FOUND],
});

export const make = endpoint({
  ...write,
  summary: '负责人建一个数据室：项目与通过的里程碑照今天的样子放进去，成员的材料由各人同意之后才放',
  path: '/startup/auth/dataRoom/make',
  input: z.object({
    projectId: project,
    ...fieldSchemas(dataRoom),
    days: named(dataRoomMore.days, z.literal([...ROOM_DAYS], '请选择链接开几天')),
  }),
  fails: [NOT_FOUND, failures.ROOMS_FULL],
});

export const answer = endpoint({
  ...write,
  summary: '同意把自己的哪些材料放进数据室；不放，或者以后拿走，都可以',
  path: '/startup/auth/dataRoom/answer',
  input: z.object({
    id: room,
    isGiven: named({ label: '放进去' }, Flag),
    keys: named(
      dataRoomAnswer.keys,
      z
        .array(z.string().regex(evidenceKey, '没有这样材料'))
        .max(MOST_EVIDENCE, `一个人最多放 ${MOST_EVIDENCE} 样`)
        .default([]),
    ),
  }),
  fails: [NOT_FOUND, failures.ROOM_CLOSED, failures.NO_SUCH_EVIDENCE, failures.NOTHING_GIVEN],
});

export const revoke = endpoint({
  ...write,
  summary: '撤回数据室：链接马上打不开',
  path: '/startup/auth/dataRoom/revoke',
  input: z.object({ id: room }),
  fails: [NOT_FOUND, failures.ROOM_CLOSED],
});

export const looks = endpoint({
  ...read,
  summary: '谁在什么时候打开过数据室，新的在前；团队看得到',
  path: '/startup/auth/dataRoom/looks',
  input: z.object({ id: room, ...paging }),
  output: pageOf(z.object({ id: Id, visitorName: z.string(), lookedAt: Time })),
  fails: [NOT_FOUND],
});

const token = z
  .string()
  .max(60, '链接不正确')
  .regex(/^[\w-]*$/, '链接不正确');

export const peek = endpoint({
  ...read,
  summary: '数据室的链接后面是什么；里面的要写下自己是谁才看得到',
  path: '/startup/api/dataRoom/peek',
  fresh: true,
  input: z.object({ token }),
  output: z.object({ roomName: z.string(), projectName: z.string(), expiresAt: Time }),
  fails: [failures.ROOM_GONE],
});

export const open = endpoint({
  method: 'POST',
  summary: '打开数据室；姓名与时间记进访问记录，团队看得到',
  path: '/startup/api/dataRoom/open',
  kind: 'write',
  input: z.object({ token, visitorName: fieldSchema(dataRoomVisitor.visitorName) }),
  output: z.object({
    roomName: z.string(),
    words: z.string(),
    asOfAt: Time,
    expiresAt: Time,
    snapshot: z.object({
      projectName: z.string(),
      slogan: z.string(),
      hostName: z.string(),
      stage: z.string(),
      problem: z.string(),
      solution: z.string(),
      figures: z.string(),
      team: z.array(z.object({ name: z.string(), duty: z.string() })),
      milestones: z.array(z.object({ title: z.string(), goal: z.string(), dueOn: z.string(), acceptedOn: z.string() })),
    }),
    /** What each member gave, with the day on which they did. */
    parts: z.array(z.object({ name: z.string(), givenAt: Time, items: z.array(Evidence) })),
  }),
  fails: [failures.ROOM_GONE],
});
