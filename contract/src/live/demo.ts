import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/values.ts';
import * as fails from './failures.ts';
import { one, tab } from './shapes.ts';

export const film = endpoint({
  summary: '演示模式：主讲的页面要一部演示片，当成自己的画面与声音放给大家；先要这位讲师自己的课里的，最长的一部',
  method: 'POST',
  path: '/live/auth/demo/film',
  kind: 'read',
  input: z.object({ ...one, ...tab }),
  output: z.object({
    mediaId: Id,
    filmName: z.string(),
    url: z.string(),
    /** Seconds. */
    length: z.int(),
  }),
  fails: [fails.ROOM_GONE, fails.BANNED, fails.NOT_ANCHOR, fails.NOT_ON_AIR, fails.NO_DEMO_FILM],
});
