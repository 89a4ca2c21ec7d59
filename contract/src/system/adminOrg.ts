import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { disabling, recommending } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { NAME_TAKEN } from './adminFailures.ts';
import { Version } from './managed.ts';
import { OrgType } from '../rules/userTypes.ts';

const OrgRow = z.object({
  orgNo: Id,
  orgName: z.string(),
  /** 3 organization, 4 school, 5 enterprise. */
  orgType: oneOf(OrgType),
  orgCode: z.string(),
  contactName: z.string(),
  contactMobile: z.string(),
  /** The larger, the further up in lists; 0 for those that are not recommended. */
  sort: z.int(),
  statusId: Flag,
  memberCount: z.int(),
  gmtCreate: Time,
  version: z.string(),
});

export const list = endpoint({
  summary: '运营后台：机构、学校与企业，推荐的在前',
  method: 'POST',
  path: '/system/auth/admin/org/list',
  kind: 'read',
  action: 'person:manage',
  input: z.object({
    orgName: optionalLine(60, '名称'),
    orgType: oneOf(OrgType).optional(),
    statusId: Flag.optional(),
    ...paging,
  }),
  output: pageOf(OrgRow),
});

const one = { orgNo: Id, version: Version };

export const disable = endpoint({
  summary: '停用单位',
  method: 'POST',
  path: '/system/auth/admin/org/disable',
  kind: 'write',
  action: 'person:manage',
  input: z.object({ ...one, reason: fieldSchema(disabling.reason) }),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT],
});

export const enable = endpoint({
  summary: '恢复单位',
  method: 'POST',
  path: '/system/auth/admin/org/enable',
  kind: 'write',
  action: 'person:manage',
  input: z.object(one),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT, NAME_TAKEN],
});

const { sort } = recommending;
const WRONG_ORDER = `请填写 ${sort.min} 到 ${sort.max} 的整数`;

export const recommend = endpoint({
  summary: '设置单位的推荐次序',
  method: 'POST',
  path: '/system/auth/admin/org/recommend',
  kind: 'write',
  action: 'person:manage',
  input: z.object({
    ...one,
    sort: named(sort, z.int(WRONG_ORDER).min(sort.min, WRONG_ORDER).max(sort.max, WRONG_ORDER)),
  }),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT],
});
