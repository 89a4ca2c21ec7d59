import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { role } from '../fields/people.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Nothing, optionalLine, Time } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import {
  GRANT_TOO_MUCH,
  NOT_SEEING,
  ROLE_ABOVE,
  ROLE_BUILT_IN,
  ROLE_IN_USE,
  ROLE_NAME_TAKEN,
  ROLES_FULL,
  SEE_AS_ABOVE,
} from './roleFailures.ts';
import { PowerLevel } from '../rules/powerLevels.ts';
import { UserType } from '../rules/userTypes.ts';

/** Who keeps roles: an organization its own, the platform's operator those of the platform. */
const viewers = ['role:view', 'platformRole:edit'] as const;
const keepers = ['role:edit', 'platformRole:edit'] as const;
const givers = ['member:role', 'role:view', 'platformRole:edit'] as const;
const lookers = ['role:seeAs', 'platformRole:edit'] as const;

const Role = z.object({
  id: Id,
  roleName: z.string(),
  remark: z.string(),
  /** 1 own data, 2 own department and below, 3 the whole organization, 9 the platform. */
  powerLevel: oneOf(PowerLevel),
  isBuiltIn: Flag,
});

export const RoleRow = Role.extend({
  /** How many people act in it. */
  memberCount: z.int(),
  /** 1: the caller may edit it: it is not built in and holds nothing he lacks. */
  isEditable: Flag,
  /** 1: the caller may look at the site as it. */
  isVisitable: Flag,
  gmtModified: Time,
});

export type RoleRow = z.infer<typeof RoleRow>;

export const RoleDetail = RoleRow.extend({ userType: oneOf(UserType), codes: z.array(z.string()) });

export type RoleDetail = z.infer<typeof RoleDetail>;

const named = {
  roleName: fieldSchema(role.roleName),
  remark: fieldSchema(role.remark),
};

const Codes = z
  .array(z.string().regex(/^[\w:-]{1,60}$/, '权限不正确'))
  .max(300, '权限不正确')
  .default([]);

export const list = endpoint({
  summary: '角色列表，内置的在前，新的在前',
  method: 'POST',
  path: '/system/auth/authRole/list',
  kind: 'read',
  action: viewers,
  input: z.object({
    ...paging,
    roleName: optionalLine(20, '角色名称'),
    /** Only the operator may name one; everybody else gets the own roles whatever is asked. */
    orgNo: Id.of('organization').optional(),
  }),
  output: pageOf(RoleRow),
});

export const roleList = endpoint({
  summary: '我能给别人的角色',
  method: 'POST',
  path: '/system/auth/authRole/roleList',
  kind: 'read',
  action: givers,
  input: Nothing,
  output: z.object({ list: z.array(Role) }),
});

export const noPageList = endpoint({
  summary: '全部角色，不分页',
  method: 'POST',
  path: '/system/auth/authRole/noPageList',
  kind: 'read',
  action: viewers,
  input: Nothing,
  output: z.object({ list: z.array(Role) }),
});

export const viewForEdit = endpoint({
  summary: '一个角色与它的权限',
  method: 'POST',
  path: '/system/auth/authRole/viewForEdit',
  kind: 'read',
  action: viewers,
  input: z.object({ id: Id.of('role') }),
  output: RoleDetail,
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '新建角色',
  method: 'POST',
  path: '/system/auth/authRole/save',
  kind: 'write',
  action: keepers,
  input: z.object(named),
  output: z.object({ id: Id }),
  fails: [ROLE_NAME_TAKEN, ROLES_FULL],
});

export const update = endpoint({
  summary: '修改角色的名称与说明',
  method: 'POST',
  path: '/system/auth/authRole/update',
  kind: 'write',
  action: keepers,
  input: z.object({ id: Id.of('role'), ...named }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ROLE_BUILT_IN, ROLE_ABOVE, ROLE_NAME_TAKEN],
});

export const remove = endpoint({
  summary: '删除角色',
  method: 'POST',
  path: '/system/auth/authRole/delete',
  kind: 'write',
  action: keepers,
  input: z.object({ id: Id.of('role') }),
  output: Nothing,
  fails: [NOT_FOUND, ROLE_BUILT_IN, ROLE_ABOVE, ROLE_IN_USE],
});

export const authorizeMenu = endpoint({
  summary: '给角色授权菜单与按钮',
  method: 'POST',
  path: '/system/auth/authRole/authorizeMenu',
  kind: 'write',
  action: keepers,
  input: z.object({ id: Id.of('role'), codes: Codes }),
  output: z.object({ codes: z.array(z.string()) }),
  fails: [NOT_FOUND, ROLE_BUILT_IN, ROLE_ABOVE, GRANT_TOO_MUCH],
});

export const createOrUpdateRole = endpoint({
  summary: '保存角色与授权',
  method: 'POST',
  path: '/system/auth/authRole/createOrUpdateRole',
  kind: 'write',
  action: keepers,
  input: z.object({
    id: Id.of('role').optional(),
    ...named,
    powerLevel: oneOf(PowerLevel, '请选择数据范围'),
    codes: Codes,
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, ROLE_BUILT_IN, ROLE_ABOVE, ROLE_NAME_TAKEN, ROLES_FULL, GRANT_TOO_MUCH],
});

export const seeAs = endpoint({
  summary: '以一个角色的视角查看',
  method: 'POST',
  path: '/system/auth/authRole/seeAs',
  kind: 'write',
  action: lookers,
  input: z.object({ id: Id.of('role') }),
  output: z.object({ roleName: z.string() }),
  fails: [NOT_FOUND, SEE_AS_ABOVE],
});

export const seeAsEnd = endpoint({
  summary: '结束以角色的视角查看',
  method: 'POST',
  path: '/system/auth/authRole/seeAsEnd',
  kind: 'write',
  logged: true,
  inPreview: true,
  input: Nothing,
  output: Nothing,
  fails: [NOT_SEEING],
});
