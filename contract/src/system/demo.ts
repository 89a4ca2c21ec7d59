import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Time } from '../kit/values.ts';

/** Messages and mails that were not sent to anybody, newest first; only in demo mode. */
export const outbox = endpoint({
  summary: '演示发件箱（仅演示模式）',
  method: 'POST',
  path: '/system/api/demo/outbox',
  kind: 'read',
  fresh: true,
  input: z.object({
    ...paging,
    receiver: z
      .string()
      .trim()
      .max(254)
      .regex(/^\P{Cc}*$/u, '收件人不正确')
      .optional(),
  }),
  output: pageOf(
    z.object({
      id: Id,
      gmtCreate: Time,
      /** sms or mail. */
      channel: z.string(),
      receiver: z.string(),
      subject: z.string(),
      content: z.string(),
    }),
  ),
  fails: [NOT_FOUND],
});
