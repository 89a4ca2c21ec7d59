import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Time } from '../kit/values.ts';
import { ConsentKind } from '../rules/consents.ts';

const Consent = z.object({
  id: Id,
  consentKind: oneOf(ConsentKind),
  /** 0: it was taken back. */
  isGiven: Flag,
  at: Time,
  ip: z.string(),
  /** 1: there is a text that was agreed to. */
  hasText: Flag,
});

export type Consent = z.infer<typeof Consent>;

export const list = endpoint({
  summary: '我同意过与收回过什么，新的在前',
  method: 'POST',
  path: '/user/auth/consent/list',
  kind: 'read',
  input: z.object({ ...paging }),
  output: pageOf(Consent),
});

export const text = endpoint({
  summary: '我那一次同意的文本',
  method: 'POST',
  path: '/user/auth/consent/text',
  kind: 'read',
  input: z.object({ id: Id.of('consent') }),
  output: z.object({ title: z.string(), content: z.string() }),
  fails: [NOT_FOUND],
});
