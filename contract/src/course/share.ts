import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id } from '../kit/values.ts';

export const integralEarn = endpoint({
  summary: '分享得积分：同一内容每天一次，每天最多五次',
  method: 'POST',
  path: '/course/auth/share/integral/earn',
  kind: 'write',
  input: z.object({ targetType: z.enum(['course', 'article', 'blog', 'certificate']), targetId: Id.open('shareable') }),
  output: z.object({
    /** Points of this share; 0 when it was shared before today, or enough was. */
    earned: z.int(),
    isFirst: Flag,
    /** All points of the caller. */
    total: z.int(),
  }),
  fails: [NOT_FOUND],
});
