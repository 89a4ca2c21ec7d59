import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id } from '../kit/values.ts';
import { GRANT_TOO_MUCH, ROLE_ABOVE, ROLE_BUILT_IN } from './roleFailures.ts';

export const give = endpoint({
  summary: '设定角色的数据范围',
  method: 'POST',
  path: '/system/auth/authRoleData/give',
  kind: 'write',
  action: ['role:edit', 'platformRole:edit'],
  input: z.object({ roleId: Id.of('role'), powerLevel: z.int().min(1, '请选择数据范围').max(9, '请选择数据范围') }),
  output: z.object({ roleId: Id, powerLevel: z.int() }),
  fails: [NOT_FOUND, ROLE_BUILT_IN, ROLE_ABOVE, GRANT_TOO_MUCH],
});

export const view = endpoint({
  summary: '角色的数据范围，以及我能给的范围',
  method: 'POST',
  path: '/system/auth/authRoleData/view',
  kind: 'read',
  action: ['role:view', 'platformRole:edit'],
  input: z.object({ roleId: Id.of('role') }),
  output: z.object({ roleId: Id, powerLevel: z.int(), mayGive: z.array(z.int()) }),
  fails: [NOT_FOUND],
});
