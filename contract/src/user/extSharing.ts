import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { Nothing } from '../kit/values.ts';

export const recommended = endpoint({
  summary: '我的推荐链接与推荐码；要有推荐资格',
  method: 'POST',
  path: '/user/auth/user/ext/sharing/recommended',
  kind: 'read',
  input: Nothing,
  output: z.object({
    referralCode: z.string(),
    /** The whole address, for others. */
    url: z.string(),
    /** A picture to send on that carries it, for two hours. */
    posterUrl: z.string(),
    /** How many days a visitor is remembered as having come by it. */
    days: z.int(),
  }),
  fails: [NO_PERMISSION],
});
