import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';

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
  ).extend({ /** All points of the caller. */ total: z.int() }),
});
