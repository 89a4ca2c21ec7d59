import * as z from 'zod';
import * as fields from '../fields/people.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Nothing, text, Time } from '../kit/values.ts';
import { REFUND_WAITING } from '../trade/failures.ts';
import { MONEY_LEFT } from '../trade/walletFailures.ts';
import { CAPTCHA_NEEDED, LOCKED, WRONG_CODE, WRONG_PASSWORD } from './failures.ts';
import { proofFields } from './proofFields.ts';
import { DELETION_WAITING, EXPORTED_ENOUGH, LAST_ADMINISTRATOR, NO_DELETION, NO_SUCH_PROOF } from './trustFailures.ts';

const notProven = [NO_SUCH_PROOF, WRONG_PASSWORD, WRONG_CODE, LOCKED, CAPTCHA_NEEDED];

const Deletion = z.object({
  /** When the account is deleted; null when nobody asked for it. */
  dueTime: Time.nullable(),
  requestedAt: Time.nullable(),
  /** Organizations whose only administrator this is; they must have another one first. */
  lastOf: z.array(z.string()),
});

export type Deletion = z.infer<typeof Deletion>;

export const deletion = endpoint({
  summary: '我的注销申请，以及能不能注销',
  method: 'POST',
  path: '/user/auth/privacy/deletion',
  kind: 'read',
  input: Nothing,
  output: Deletion,
});

export const deletionSave = endpoint({
  summary: '申请注销账号，15 天之内可以撤回',
  method: 'POST',
  path: '/user/auth/privacy/deletion/save',
  kind: 'write',
  logged: true,
  input: z.object({
    reason: text(fields.deletion.reason.max, fields.deletion.reason.label),
    understood: z.literal(true, '请先确认你已了解注销的后果'),
    ...proofFields,
  }),
  output: z.object({ dueTime: Time }),
  fails: [...notProven, LAST_ADMINISTRATOR, MONEY_LEFT, REFUND_WAITING, DELETION_WAITING],
});

export const deletionRevoke = endpoint({
  summary: '撤回注销申请',
  method: 'POST',
  path: '/user/auth/privacy/deletion/revoke',
  kind: 'write',
  logged: true,
  input: Nothing,
  output: Nothing,
  fails: [NO_DELETION],
});

/** A write, because every export is kept in the operation log. */
export const exportData = endpoint({
  summary: '导出我的全部数据',
  method: 'POST',
  path: '/user/auth/privacy/export',
  kind: 'write',
  logged: true,
  input: z.object(proofFields),
  /** `content` is the text of a JSON file. */
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails: [...notProven, EXPORTED_ENOUGH],
});

/** For every page of somebody who is signed in: a word about it while it waits. */
export const deletionDue = endpoint({
  summary: '我的账号什么时候注销；没有申请时为空',
  method: 'POST',
  path: '/user/auth/privacy/deletion/due',
  kind: 'read',
  input: Nothing,
  output: z.object({ dueTime: Time.nullable() }),
});
