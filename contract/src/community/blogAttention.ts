import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { ALREADY_DONE, reworded } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { Author } from './blogShapes.ts';
import * as fails from './failures.ts';

export const FOLLOWED = reworded(ALREADY_DONE, '已关注');

export const save = endpoint({
  summary: '关注一位博主',
  method: 'POST',
  path: '/community/auth/blog/attention/save',
  kind: 'write',
  input: z.object({ userNo: Id.open('user') }),
  output: z.object({ id: Id }),
  fails: [fails.BLOGGER_GONE, fails.YOURSELF, FOLLOWED],
});

export const update = endpoint({
  summary: '取消关注；没有关注也算成功',
  method: 'POST',
  path: '/community/auth/blog/attention/update',
  kind: 'write',
  input: z.object({ userNo: Id.open('user') }),
  output: z.object({}),
});

export const list = endpoint({
  summary: '我关注的博主，或关注我的人，新的在前',
  method: 'POST',
  path: '/community/auth/blog/attention/list',
  kind: 'read',
  input: z.object({
    /** 1: those who follow the caller. */
    isFans: Flag.default(0),
    ...paging,
  }),
  output: pageOf(z.object({ id: Id, blogger: Author, isAttention: Flag, gmtCreate: Time })),
});
