import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id } from '../kit/values.ts';
import { BANNED, ROOM_GONE } from '../live/failures.ts';
import { RoomStatus } from '../rules/liveRooms.ts';

/** Sent every few seconds by an open class or replay; what it answers tells the page whether it missed something. */
export const save = endpoint({
  summary: '直播间与回放开着：在场的时间计入学习记录；答复直播间现在到哪里',
  method: 'POST',
  path: '/data/auth/watchLiveLog/save',
  kind: 'write',
  input: z.object({
    chapterId: Id.open('period'),
    tabKey: z
      .string()
      .regex(/^[\w-]{8,40}$/, '页面的编号不正确')
      .optional(),
    /** 1: the replay plays. */
    isReplay: Flag.default(0),
    /** Of a replay: seconds that it really played since this page last said so. */
    playedSeconds: z.int().min(0).max(3600).default(0),
  }),
  output: z.object({
    roomStatus: oneOf(RoomStatus),
    lastSeq: z.int(),
    countMembers: z.int(),
    goodCount: z.int(),
    isAnchorHere: Flag,
    /** Seconds of mine that count. */
    watchedSeconds: z.int(),
    isDone: Flag,
  }),
  fails: [ROOM_GONE, BANNED],
});
