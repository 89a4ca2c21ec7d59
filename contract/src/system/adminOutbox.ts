import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { STILL_FAILING } from './adminFailures.ts';
import { DeliveryState } from '../rules/deliveryStates.ts';

const Message = z.object({
  id: Id,
  gmtCreate: Time,
  /** sms, mail */
  channel: z.string(),
  receiver: z.string(),
  subject: z.string(),
  /** Codes are covered unless this is a demonstration. */
  content: z.string(),
  /** rules/deliveryStates.ts */
  deliveryStatus: oneOf(DeliveryState),
  attempts: z.int(),
  /** What the provider said, or empty. */
  lastError: z.string(),
  triedAt: Time.nullable(),
  /** It failed, and what it takes to send it was kept. */
  canResend: z.boolean(),
});

export const list = endpoint({
  summary: '运营后台：留在发件箱里的与发送失败的短信和邮件，新的在前',
  method: 'POST',
  path: '/system/auth/admin/outbox/list',
  kind: 'read',
  action: 'outbox:view',
  input: z.object({
    /** A whole mobile or e-mail. */
    receiver: optionalLine(100, '收件人'),
    /** Only what a real provider refused. */
    isFailed: Flag.default(0),
    ...paging,
  }),
  output: pageOf(Message),
});

export const resend = endpoint({
  summary: '补发一条发送失败的短信或邮件',
  method: 'POST',
  path: '/system/auth/admin/outbox/resend',
  kind: 'write',
  action: 'outbox:view',
  input: z.object({ id: Id }),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT, STILL_FAILING],
});

export const providers = endpoint({
  summary: '运营后台：短信与邮件由谁发出',
  method: 'POST',
  path: '/system/auth/admin/outbox/providers',
  kind: 'read',
  action: 'outbox:view',
  input: Nothing,
  /** 1: a real provider sends them, and nothing new comes into the outbox. */
  output: z.object({ isSmsReal: Flag, isMailReal: Flag }),
});
