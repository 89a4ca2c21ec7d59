import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag } from '../kit/values.ts';
import { RoomKind } from '../rules/rtcRooms.ts';

const read = { method: 'POST', kind: 'read', action: 'rtc:view' } as const;

export const engineStates = {
  off: '没有启用',
  starting: '正在启动',
  up: '运行中',
  waiting: '等待重新启动',
  unusable: '这台机器上不能运行',
} as const;

export type EngineState = keyof typeof engineStates;

/** Since the site began. */
const Traffic = z.object({
  packetsIn: z.int(),
  packetsOut: z.int(),
  lostIn: z.int(),
  recoveredIn: z.int(),
  lostOut: z.int(),
  repeatedOut: z.int(),
});

const State = z.enum(Object.keys(engineStates) as [EngineState, ...EngineState[]]);

/** One of those that share the rooms; each room is whole in one of them. */
const Process = z.object({
  state: State,
  udpPort: z.int(),
  restarts: z.int(),
  rooms: z.int(),
  people: z.int(),
  packetsOut: z.int(),
  lostOut: z.int(),
});

export const view = endpoint({
  ...read,
  summary: '运营后台：音视频服务的样子：是哪一种、各个进程运行着没有、收发与丢失的包',
  path: '/system/auth/admin/rtc/view',
  input: z.object({}),
  output: z.object({
    /** embedded: processes of our own; cluster: LiveKit elsewhere. */
    engine: z.enum(['embedded', 'cluster', 'off']),
    /** Of the embedded one: up while one of its processes is. */
    state: State,
    processes: z.array(Process),
    restarts: z.int(),
    /** Of all processes together; null while none has told, and for a cluster. */
    traffic: Traffic.nullable(),
    /** Cameras, microphones and screens. */
    tracks: z.int(),
    rooms: z.int(),
    people: z.int(),
    /** 0: it was asked and did not answer, so rooms and people are not known. */
    isAnswering: Flag,
  }),
});

export const rooms = endpoint({
  ...read,
  summary: '运营后台：音视频的房间，人多的在前；通话只说是通话，不说是谁的',
  path: '/system/auth/admin/rtc/rooms',
  input: z.object(paging),
  output: pageOf(
    z.object({
      /** What it is called on the media server. */
      roomName: z.string(),
      /** Null: made by something else than this site. */
      roomKind: oneOf(RoomKind).nullable(),
      title: z.string(),
      people: z.int(),
    }),
  ),
});
