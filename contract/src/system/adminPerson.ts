import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { disabling, promoting } from '../fields/console.ts';
import { BatchOutcome, batchOf } from '../kit/batch.ts';
import { endpoint } from '../kit/endpoint.ts';
import { ALREADY_DONE, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { isId } from '../rules/id.ts';
import { oneOf } from '../kit/oneOf.ts';
import { LAST_OPERATOR, NOT_YOURSELF, NOTHING_TO_REACH } from './adminFailures.ts';
import { GRANT_TOO_MUCH } from './roleFailures.ts';
import { UserType } from '../rules/userTypes.ts';

const PersonRow = z.object({
  userNo: Id,
  name: z.string(),
  /** The middle digits are stars. */
  mobile: z.string(),
  statusId: Flag,
  /** The kinds of identities that are not disabled. */
  userTypes: z.array(oneOf(UserType)),
  gmtCreate: Time,
});

export const list = endpoint({
  summary: '运营后台：用户，新的在前',
  method: 'POST',
  path: '/system/auth/admin/person/list',
  kind: 'read',
  action: 'person:manage',
  input: z.object({
    /** A whole mobile, e-mail or user number, or the beginning of a name. */
    keyword: optionalLine(60, '关键词'),
    userType: oneOf(UserType).optional(),
    statusId: Flag.optional(),
    ...paging,
  }),
  /** Counted up to 2000. */
  output: pageOf(PersonRow),
});

const PersonIdentity = z.object({
  id: Id,
  userType: oneOf(UserType),
  roleName: z.string(),
  orgNo: Id.nullable(),
  orgName: z.string(),
  jobNumber: z.string(),
  statusId: Flag,
});

const SignInTry = z.object({
  id: Id,
  gmtCreate: Time,
  way: z.string(),
  loginStatus: Flag,
  loginIp: z.string(),
  device: z.string(),
});

const LivingSession = z.object({
  id: Id,
  gmtCreate: Time,
  lastSeen: Time,
  ip: z.string(),
  /** In words, such as `Mac · Chrome`. */
  device: z.string(),
});

export const view = endpoint({
  summary: '运营后台：一个用户的身份、登录与设备',
  method: 'POST',
  path: '/system/auth/admin/person/view',
  kind: 'read',
  action: 'person:manage',
  input: z.object({ userNo: Id }),
  output: PersonRow.extend({
    email: z.string(),
    registerSource: z.string(),
    hasPassword: Flag,
    /** 1: they may recommend others and earn by it. */
    isRecommended: Flag,
    /** 1: it is the caller. */
    isMe: Flag,
    identities: z.array(PersonIdentity),
    signIns: z.array(SignInTry),
    sessions: z.array(LivingSession),
  }),
  fails: [NOT_FOUND],
});

export const disable = endpoint({
  summary: '停用用户',
  method: 'POST',
  path: '/system/auth/admin/person/disable',
  kind: 'write',
  action: 'person:manage',
  input: z.object({ userNo: Id, reason: fieldSchema(disabling.reason) }),
  output: Nothing,
  fails: [NOT_FOUND, ALREADY_DONE, NOT_YOURSELF, LAST_OPERATOR],
});

export const enable = endpoint({
  summary: '恢复用户',
  method: 'POST',
  path: '/system/auth/admin/person/enable',
  kind: 'write',
  action: 'person:manage',
  input: z.object({ userNo: Id }),
  output: Nothing,
  fails: [NOT_FOUND, ALREADY_DONE],
});

const userNos = batchOf(Id, '位用户');

export const disableBatch = endpoint({
  summary: '停用几位用户；不能停用的一位位说明原因，其余照做',
  method: 'POST',
  path: '/system/auth/admin/person/disable/batch',
  kind: 'write',
  action: 'person:manage',
  input: z.object({ userNos, reason: fieldSchema(disabling.reason) }),
  output: BatchOutcome,
});

export const enableBatch = endpoint({
  summary: '恢复几位停用的用户',
  method: 'POST',
  path: '/system/auth/admin/person/enable/batch',
  kind: 'write',
  action: 'person:manage',
  input: z.object({ userNos }),
  output: BatchOutcome,
});

export const resetPassword = endpoint({
  summary: '重置用户的密码',
  method: 'POST',
  path: '/system/auth/admin/person/resetPassword',
  kind: 'write',
  action: 'person:manage',
  input: z.object({ userNo: Id }),
  output: Nothing,
  fails: [NOT_FOUND, NOT_YOURSELF, NOTHING_TO_REACH],
});

export const endSessions = endpoint({
  summary: '让用户的全部设备退出',
  method: 'POST',
  path: '/system/auth/admin/person/endSessions',
  kind: 'write',
  action: 'person:manage',
  input: z.object({ userNo: Id }),
  output: Nothing,
  fails: [NOT_FOUND, NOT_YOURSELF],
});

export const recommend = endpoint({
  summary: '开通或收回用户的推荐资格；本人收到通知',
  method: 'POST',
  path: '/system/auth/admin/person/recommend',
  kind: 'write',
  action: 'person:manage',
  input: z.object({ userNo: Id, isRecommended: Flag, reason: fieldSchema(promoting.reason) }),
  output: Nothing,
  fails: [NOT_FOUND, ALREADY_DONE, NOT_YOURSELF],
});

export const giveOperator = endpoint({
  summary: '让用户成为平台运营',
  method: 'POST',
  path: '/system/auth/admin/person/giveOperator',
  kind: 'write',
  action: 'platformRole:edit',
  input: z.object({ userNo: Id, roleId: z.string('请选择角色').refine(isId, '请选择角色') }),
  output: Nothing,
  fails: [NOT_FOUND, ALREADY_DONE, GRANT_TOO_MUCH],
});

export const takeOperator = endpoint({
  summary: '收回用户的平台运营身份',
  method: 'POST',
  path: '/system/auth/admin/person/takeOperator',
  kind: 'write',
  action: 'platformRole:edit',
  input: z.object({ identityId: Id }),
  output: Nothing,
  fails: [NOT_FOUND, NOT_YOURSELF, LAST_OPERATOR, GRANT_TOO_MUCH],
});
