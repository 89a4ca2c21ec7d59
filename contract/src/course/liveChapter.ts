import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id } from '../kit/values.ts';
import * as fails from '../live/failures.ts';
import { LiveRoom, tab } from '../live/shapes.ts';
import { RoomStatus } from '../rules/liveRooms.ts';
import { LOCKED } from './failures.ts';
import { LIVE_NOT_ALLOWED } from './liveFailures.ts';

/** What the calls of a live class have always named `chapterId` is the class-hour. */
const chapter = { chapterId: Id.open('period') };

export const beginlive = endpoint({
  summary: '进入主播端：拿到这节课的主讲，回到原来的样子；开播由 update/livestatus 说',
  method: 'GET',
  path: '/course/auth/course/chapter/beginlive/{chapterId}',
  kind: 'write',
  input: z.object({
    ...chapter,
    ...tab,
    /** 1: from another page of one's own, or from a lecturer whose page was lost. */
    isTaking: z.literal(1).optional(),
  }),
  output: LiveRoom,
  fails: [fails.ROOM_GONE, fails.ANCHOR_TAKEN, LIVE_NOT_ALLOWED],
});

export const watchlive = endpoint({
  summary: '进入直播间看课',
  method: 'GET',
  path: '/course/auth/course/chapter/watchlive/{chapterId}',
  kind: 'write',
  input: z.object(chapter),
  output: LiveRoom,
  fails: [fails.ROOM_GONE, fails.BANNED, LOCKED],
});

export const updateLivestatus = endpoint({
  summary: '开播、暂停、继续与下课',
  method: 'POST',
  path: '/course/auth/course/chapter/update/livestatus',
  kind: 'write',
  input: z.object({ ...chapter, ...tab, liveStatus: oneOf(RoomStatus) }),
  output: LiveRoom,
  fails: [fails.ROOM_GONE, fails.NOT_ANCHOR, fails.NOT_ON_AIR, fails.CLASS_OVER],
});
