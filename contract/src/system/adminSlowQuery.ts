import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Time } from '../kit/values.ts';

const SlowQuery = z.object({
  /** As it was sent, with `$1` in place of values. */
  text: z.string(),
  times: z.int(),
  totalMs: z.int(),
  worstMs: z.int(),
  lastAt: Time,
});

export type SlowQuery = z.infer<typeof SlowQuery>;

export const list = endpoint({
  summary: '运营后台：这个进程启动以来慢的数据库语句，一共花得多的在前',
  method: 'POST',
  path: '/system/auth/admin/slowQuery/list',
  kind: 'read',
  action: 'job:manage',
  input: z.object({ ...paging }),
  output: pageOf(SlowQuery),
});
