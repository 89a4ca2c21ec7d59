import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';

const Message = z.object({
  id: Id,
  gmtCreate: Time,
  /** sms, mail */
  channel: z.string(),
  receiver: z.string(),
  subject: z.string(),
  /** Codes are covered unless this is a demonstration. */
  content: z.string(),
});

export const list = endpoint({
  summary: '运营后台：没有真正发出、留在发件箱里的短信与邮件，新的在前',
  method: 'POST',
  path: '/system/auth/admin/outbox/list',
  kind: 'read',
  action: 'outbox:view',
  /** A whole mobile or e-mail. */
  input: z.object({ receiver: optionalLine(100, '收件人'), ...paging }),
  output: pageOf(Message),
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
