import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Time } from '../kit/values.ts';

/** Nobody reads of another person more than that they came. */
const Recommended = z.object({ name: z.string(), gmtCreate: Time });

export type Recommended = z.infer<typeof Recommended>;

export const list = endpoint({
  summary: '经我的推荐注册的人，新的在前；要有推荐资格',
  method: 'POST',
  path: '/user/auth/user/recommended/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Recommended),
  fails: [NO_PERMISSION],
});
