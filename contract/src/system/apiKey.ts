import * as z from 'zod';
import { apiKey } from '../fields/apiKey.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, Time } from '../kit/values.ts';
import { KEY_DAYS, MOST_PER_MINUTE } from '../rules/apiKeys.ts';
import { LIST_FULL } from './adminFailures.ts';

/** Who keeps keys: an organization its own, the platform's operator those of the platform. */
const keepers = ['apiKey:manage', 'integration:manage'] as const;

/** Which codes there are, and whether the caller holds them, is for the handler to say. */
const Scopes = z
  .array(z.string().regex(/^[A-Za-z]{1,40}:[A-Za-z]{1,20}$/, '权限不正确'), '请选择这把密钥能做什么')
  .min(1, '请至少选一项')
  .max(60, '权限不正确');

const whole = `请输入 1 到 ${MOST_PER_MINUTE} 的整数`;
const PerMinute = z.int(whole).min(1, whole).max(MOST_PER_MINUTE, whole);

const ApiKey = z.object({
  id: Id,
  keyName: z.string(),
  /** How it begins: enough to know it by, not to use it. */
  hint: z.string(),
  /** In whose name, and in which role, it acts. */
  ownerName: z.string(),
  roleName: z.string(),
  scopes: z.array(z.object({ code: z.string(), name: z.string() })),
  mayWrite: Flag,
  perMinute: z.int(),
  expiresAt: Time,
  lastUsedAt: Time.nullable(),
  standing: z.enum(['usable', 'expired', 'revoked', 'ownerGone']),
});

export const list = endpoint({
  summary: 'API 密钥，新的在前',
  method: 'POST',
  path: '/system/auth/apiKey/list',
  kind: 'read',
  action: keepers,
  input: z.object({ ...paging }),
  output: pageOf(ApiKey),
});

export const save = endpoint({
  summary: '新建 API 密钥',
  method: 'POST',
  path: '/system/auth/apiKey/save',
  kind: 'write',
  action: keepers,
  input: z.object({
    keyName: fieldSchema(apiKey.keyName),
    scopes: named(apiKey.scopes, Scopes),
    mayWrite: named(apiKey.mayWrite, Flag.default(0)),
    perMinute: named(apiKey.perMinute, PerMinute),
    days: named(apiKey.days, z.literal([...KEY_DAYS], '请选择用多久')),
  }),
  /** It is in no answer ever again. */
  output: z.object({ id: Id, apiKey: z.string() }),
  fails: [LIST_FULL],
});

export const revoke = endpoint({
  summary: '停用 API 密钥',
  method: 'POST',
  path: '/system/auth/apiKey/revoke',
  kind: 'write',
  action: keepers,
  input: z.object({ id: Id.of('apiKey') }),
  output: Nothing,
  fails: [NOT_FOUND],
});
