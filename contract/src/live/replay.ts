import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Nothing } from '../kit/values.ts';
import { NOT_READY } from '../course/failures.ts';
import * as fails from './failures.ts';
import { Deck, LivePoll, LiveRoom, LiveTake, one } from './shapes.ts';

export const view = endpoint({
  summary:
    '回放：这节课、它的课件与投票、录像（讲师放上的，或者上课时录下的各人的画面与声音；都没有的只放课件与讨论）；时间线由 room/entries 逐页取',
  method: 'POST',
  path: '/live/auth/replay/view',
  kind: 'read',
  input: z.object(one),
  output: z.object({
    room: LiveRoom,
    decks: z.array(Deck),
    polls: z.array(LivePoll),
    /**
     * none: nothing was filmed; processing: it, or more of it, is being made fit for playing; failed: it cannot be; ready: one film of
     * the whole; takes: what was recorded of each while the class went on.
     */
    filmState: z.enum(['none', 'processing', 'ready', 'failed', 'takes']),
    /** In the order in which they begin; while `processing` those that are made already, empty beside a film. */
    takes: z.array(LiveTake),
    /** 1: a film was put here, in whatever state. */
    isFilmed: Flag,
    /** Empty unless ready. */
    filmUrl: z.string(),
    filmDelivery: z.enum(['hls', 'file']),
    /** Seconds. */
    filmLength: z.int(),
  }),
  fails: [fails.ROOM_GONE, fails.BANNED, fails.NOT_ON_AIR, fails.REPLAY_NOT_KEPT],
});

export const film = endpoint({
  summary: '给结束了的课放上录像，或者拿下来（mediaId 0）',
  method: 'POST',
  path: '/live/auth/replay/film',
  kind: 'write',
  input: z.object({ ...one, mediaId: Id.open('film', '0') }),
  output: Nothing,
  fails: [fails.ROOM_GONE, fails.NOT_OVER, NOT_READY],
});
