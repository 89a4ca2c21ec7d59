import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { GRANT_TOO_MUCH, ROLE_ABOVE, ROLE_BUILT_IN } from './roleFailures.ts';
import { PowerLevel } from '../rules/powerLevels.ts';

export const give = endpoint({
  summary: '设定角色的数据范围',
  method: 'POST',
  path: '/system/auth/authRoleData/give',
  kind: 'write',
  action: ['role:edit', 'platformRole:edit'],
  input: z.object({ roleId: Id.of('role'), powerLevel: oneOf(PowerLevel, '请选择数据范围') }),
  output: z.object({ roleId: Id, powerLevel: oneOf(PowerLevel) }),
  fails: [NOT_FOUND, ROLE_BUILT_IN, ROLE_ABOVE, GRANT_TOO_MUCH],
});

export const view = endpoint({
  summary: '角色的数据范围，以及我能给的范围',
  method: 'POST',
  path: '/system/auth/authRoleData/view',
  kind: 'read',
  action: ['role:view', 'platformRole:edit'],
  input: z.object({ roleId: Id.of('role') }),
  output: z.object({ roleId: Id, powerLevel: oneOf(PowerLevel), mayGive: z.array(oneOf(PowerLevel)) }),
  fails: [NOT_FOUND],
});
