import * as z from 'zod';
import { MEDIA_FULL, MEDIA_OFF } from '../im/callFailures.ts';
import { NOT_YOUR_SIGN } from '../im/failures.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Time } from '../kit/values.ts';
import { RoomKind } from '../rules/rtcRooms.ts';

export const sig = endpoint({
  summary: '取自己进通话与直播房间的签名：只发给本人',
  method: 'GET',
  path: '/course/api/trtc/sig/{userNo}',
  kind: 'read',
  fresh: true,
  input: z.object({ userNo: Id.open('user') }),
  output: z.object({ userNo: Id, sdkAppId: z.string(), userSign: z.string(), expiresAt: Time }),
  fails: [NOT_YOUR_SIGN],
});

/** What the engine asks of livekit-client. */
export const RtcClientOptions = z.object({
  singlePeerConnection: z.boolean(),
  adaptiveStream: z.boolean(),
  dynacast: z.boolean(),
  publishDefaults: z.object({ simulcast: z.boolean(), red: z.boolean(), videoCodec: z.enum(['h264', 'vp8']) }),
  iceServers: z.array(z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() })),
});

/**
 * A ticket for one room and one person. A second device that may send takes the place of the first; whoever only watches,
 * because they may not send or wish no more, takes nobody's.
 */
export const enterRoom = endpoint({
  summary: '进一个通话或直播的房间：能进的人得到媒体服务的地址与票',
  method: 'POST',
  path: '/course/api/trtc/enterRoom',
  kind: 'read',
  fresh: true,
  input: z.object({ roomKind: oneOf(RoomKind), roomId: Id.open('rtcRoom'), isWatching: z.literal(1).optional() }),
  output: z.object({
    room: z.string(),
    /** `wss://…`, or a path of this site. */
    url: z.string(),
    token: z.string(),
    expiresAt: Time,
    clientOptions: RtcClientOptions,
  }),
  fails: [NOT_FOUND, MEDIA_OFF, MEDIA_FULL],
});
