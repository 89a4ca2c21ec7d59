import * as z from 'zod';
import { BAD_WORD } from '../im/failures.ts';
import { endpoint } from '../kit/endpoint.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, line, Time } from '../kit/values.ts';
import { liveFiller, liveRoom } from '../fields/liveRoom.ts';
import { ENTRY_PAGE, LiveRole, LiveType, OnOff, RoomStatus, slowSteps } from '../rules/liveRooms.ts';
import * as fails from './failures.ts';
import { LiveEntry, LiveRoom, one } from './shapes.ts';

export const view = endpoint({
  summary: '直播间现在的样子',
  method: 'POST',
  path: '/live/auth/room/view',
  kind: 'read',
  input: z.object(one),
  output: LiveRoom,
  fails: [fails.ROOM_GONE, fails.BANNED],
});

export const entries = endpoint({
  summary: `时间线：某一号以后的，一次最多 ${ENTRY_PAGE} 条；recent 是最近的发言与这一页的板书`,
  method: 'POST',
  path: '/live/auth/room/entries',
  kind: 'read',
  input: z.object({
    ...one,
    /** Those after this number; 0 from the beginning. */
    sinceSeq: z.int().min(0).max(100_000_000).default(0),
    /** 1: what a page that opens in the middle of a class needs, whatever `sinceSeq` is. */
    isRecent: Flag.default(0),
  }),
  output: z.object({ list: z.array(LiveEntry), lastSeq: z.int() }),
  fails: [fails.ROOM_GONE, fails.BANNED],
});

/** For who cannot come in to the media server, or finds no place there. */
export const hls = endpoint({
  summary: '晚几秒的画面与声音（低延迟 HLS）：能看的人得到播放列表的地址',
  method: 'POST',
  path: '/live/auth/room/hls',
  kind: 'read',
  fresh: true,
  input: z.object(one),
  output: z.object({ url: z.string(), expiresAt: Time }),
  fails: [fails.ROOM_GONE, fails.BANNED, fails.NOT_ON_AIR, fails.HLS_OFF],
});

export const settings = endpoint({
  summary: '直播参数：名称、类型、是否保留回放、关闭点赞、允许连麦',
  method: 'POST',
  path: '/live/auth/room/settings',
  kind: 'write',
  input: z.object({
    ...one,
    liveName: fieldSchema(liveRoom.liveName),
    liveType: oneOf(LiveType),
    saveReplay: oneOf(OnOff),
    disableGood: oneOf(OnOff),
    connectMicrophone: oneOf(OnOff),
  }),
  output: LiveRoom,
  fails: [fails.ROOM_GONE, BAD_WORD],
});

export const rules = endpoint({
  summary: '发言与举手的规则：慢速、全员禁言、开放举手',
  method: 'POST',
  path: '/live/auth/room/rules',
  kind: 'write',
  input: z.object({
    ...one,
    slowSeconds: z.int().refine((seconds) => slowSteps.some((step) => step === seconds), '请选择发言间隔'),
    isMutedAll: Flag,
    isHandsOpen: Flag,
  }),
  output: LiveRoom,
  fails: [fails.ROOM_GONE],
});

export const filler = endpoint({
  summary: '讲师掉线时请学员做什么；空的用平常那一句',
  method: 'POST',
  path: '/live/auth/room/filler',
  kind: 'write',
  input: z.object({ ...one, filler: fieldSchema(liveFiller.filler) }),
  output: LiveRoom,
  fails: [fails.ROOM_GONE, BAD_WORD],
});

export const assist = endpoint({
  summary: '凭频道密码成为助教',
  method: 'POST',
  path: '/live/auth/room/assist',
  kind: 'write',
  input: z.object({ ...one, password: line(40, '频道密码') }),
  output: LiveRoom,
  fails: [fails.ROOM_GONE, fails.BANNED, fails.WRONG_PASSWORD, fails.TOO_FAST],
});

const MyLive = z.object({
  ...one,
  periodName: z.string(),
  courseId: Id,
  courseName: z.string(),
  courseCategory: z.int(),
  lecturerName: z.string(),
  startTime: Time,
  minutes: z.int(),
  roomStatus: oneOf(RoomStatus),
  liveRole: oneOf(LiveRole),
  /** A film stands in its class-hour, whether or not it was held here. */
  hasFilm: Flag,
  /** It is over and was kept. */
  hasReplay: Flag,
});

export type MyLive = z.infer<typeof MyLive>;

export const mine = endpoint({
  summary: '我的直播课：我讲的、做助教的与我上的',
  method: 'POST',
  path: '/live/auth/room/mine',
  kind: 'read',
  input: z.object({
    ...paging,
    /** Coming and running ones, or past ones. */
    part: z.enum(['coming', 'past']).default('coming'),
  }),
  output: pageOf(MyLive),
});
