import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';

const ErrorReport = z.object({
  id: Id,
  requestId: z.string(),
  path: z.string(),
  errorName: z.string(),
  message: z.string(),
  stack: z.string(),
  /** With `$1` in place of values; null where it was no statement. */
  query: z.string().nullable(),
  gmtCreate: Time,
});

export type ErrorReport = z.infer<typeof ErrorReport>;

export const list = endpoint({
  summary: '运营后台：三十天里没有料到的错误，新的在前；可以按访问者看到的编号（开头几位）找',
  method: 'POST',
  path: '/system/auth/admin/error/list',
  kind: 'read',
  action: 'job:manage',
  input: z.object({
    /** The beginning of the number of a request. */
    prefix: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f-]{0,36}$/, '编号由数字与 a 到 f 的字母组成')
      .default(''),
    ...paging,
  }),
  output: pageOf(ErrorReport),
});
