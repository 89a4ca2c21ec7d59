import * as z from 'zod';
import { webhook } from '../fields/webhook.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND, failuresOf } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { OtherPassword } from '../kit/otherPassword.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { HookFormat, HookState, isWebhookAddress, webhookEvents } from '../rules/webhooks.ts';
import type { WebhookEvent } from '../rules/webhooks.ts';
import { LIST_FULL } from './adminFailures.ts';

const failure = failuresOf<'system'>();

export const HOOK_OFF = failure(1610, '它停用着，启用以后才能送');
export const NOT_SIGNED = failure(1611, '学习记录用账号与密码送，请在「修改」里换密码');

const Address = z
  .string()
  .trim()
  .max(300, '接收地址最多 300 个字')
  .refine(isWebhookAddress, '请输入 https:// 开头的完整地址，不带用户名、密码与 # 后面的部分');

const topics = {
  enrolled: named(webhook.enrolled, Flag.default(0)),
  finished: named(webhook.finished, Flag.default(0)),
  certified: named(webhook.certified, Flag.default(0)),
  paid: named(webhook.paid, Flag.default(0)),
  applied: named(webhook.applied, Flag.default(0)),
};

const Webhook = z.object({
  id: Id,
  hookName: z.string(),
  url: z.string(),
  hookFormat: oneOf(HookFormat),
  /** Of xAPI; the secret is in no answer. */
  loginName: z.string(),
  enrolled: Flag,
  finished: Flag,
  certified: Flag,
  paid: Flag,
  applied: Flag,
  isOn: Flag,
  /** Tries in a row that failed, and until when it is left in peace. */
  failures: z.int(),
  pausedUntil: Time.nullable(),
  waitingCount: z.int(),
});

/** What deliveries are signed with. It is shown once, when it was drawn; empty when it stayed. */
const Drawn = z.object({ id: Id, secret: z.string() });

export const list = endpoint({
  summary: '运营后台：接收事件的系统',
  method: 'POST',
  path: '/system/auth/admin/webhook/list',
  kind: 'read',
  action: 'integration:manage',
  input: z.object({ ...paging }),
  output: pageOf(Webhook),
});

export const view = endpoint({
  summary: '运营后台：一个接收事件的系统',
  method: 'POST',
  path: '/system/auth/admin/webhook/view',
  kind: 'read',
  action: 'integration:manage',
  input: z.object({ id: Id }),
  output: Webhook,
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '新建或修改接收事件的系统',
  method: 'POST',
  path: '/system/auth/admin/webhook/save',
  kind: 'write',
  action: 'integration:manage',
  input: z.object({
    /** Without it a new one. */
    id: Id.optional(),
    hookName: fieldSchema(webhook.hookName),
    url: named(webhook.url, Address),
    hookFormat: named(webhook.hookFormat, oneOf(HookFormat).default(HookFormat.events)),
    /** Of xAPI; an empty secret stays as it is, which it can only while the address stays. */
    loginName: fieldSchema(webhook.loginName),
    loginSecret: named(webhook.loginSecret, OtherPassword),
    ...topics,
    isOn: named(webhook.isOn, Flag.default(1)),
  }),
  output: Drawn,
  fails: [NOT_FOUND, LIST_FULL],
});

export const renewSecret = endpoint({
  summary: '换掉 webhook 的签名密钥',
  method: 'POST',
  path: '/system/auth/admin/webhook/renewSecret',
  kind: 'write',
  action: 'integration:manage',
  input: z.object({ id: Id }),
  output: Drawn,
  fails: [NOT_FOUND, NOT_SIGNED],
});

export const remove = endpoint({
  summary: '删除接收事件的系统与它的记录',
  method: 'POST',
  path: '/system/auth/admin/webhook/remove',
  kind: 'write',
  action: 'integration:manage',
  input: z.object({ id: Id }),
  output: Nothing,
  fails: [NOT_FOUND],
});

export const test = endpoint({
  summary: '给接收事件的系统试送一次',
  method: 'POST',
  path: '/system/auth/admin/webhook/test',
  kind: 'write',
  action: 'integration:manage',
  input: z.object({ id: Id }),
  output: Nothing,
  fails: [NOT_FOUND, HOOK_OFF],
});

const Delivery = z.object({
  id: Id,
  gmtCreate: Time,
  event: z.enum(Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]),
  eventId: z.string(),
  /** What is sent as `data`, as JSON. */
  data: z.string(),
  hookState: oneOf(HookState),
  attempts: z.int(),
  /** What the other side answered last; null when it did not. */
  httpStatus: z.int().nullable(),
  lastError: z.string(),
  triedAt: Time.nullable(),
});

export const deliveries = endpoint({
  summary: '运营后台：送给一个系统的事件，新的在前',
  method: 'POST',
  path: '/system/auth/admin/webhook/deliveries',
  kind: 'read',
  action: 'integration:manage',
  input: z.object({ id: Id, hookState: oneOf(HookState).optional(), ...paging }),
  output: pageOf(Delivery),
  fails: [NOT_FOUND],
});

export const replay = endpoint({
  summary: '把一个事件再送一次',
  method: 'POST',
  path: '/system/auth/admin/webhook/replay',
  kind: 'write',
  action: 'integration:manage',
  input: z.object({ deliveryId: Id }),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT, HOOK_OFF],
});
