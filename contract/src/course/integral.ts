import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, paging } from '../kit/page.ts';
import { ALREADY_DONE, reworded } from '../kit/errors.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';

export const SIGNED_TODAY = reworded(ALREADY_DONE, '今天已经签到了，明天再来');

export const list = endpoint({
  summary: '我的积分明细，新的在前',
  method: 'POST',
  path: '/course/auth/integral/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(
    z.object({
      id: Id,
      /** What it was for: share. */
      kind: z.string(),
      kindName: z.string(),
      targetName: z.string(),
      points: z.int(),
      gmtCreate: Time,
    }),
  ).extend({
    /** All points of the caller. */
    total: z.int(),
    /** 1: signed in for points today. */
    isSigned: Flag,
  }),
});

export const sign = endpoint({
  summary: '签到得积分，每人每天一次',
  method: 'POST',
  path: '/course/auth/integral/sign',
  kind: 'write',
  input: Nothing,
  output: z.object({ points: z.int() }),
  fails: [SIGNED_TODAY],
});
