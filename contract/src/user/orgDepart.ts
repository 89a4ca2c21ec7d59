import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { department } from '../fields/people.ts';
import { named } from '../kit/fieldNames.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Id, IdOrNone, line, Nothing } from '../kit/values.ts';
import { NONE } from '../rules/id.ts';
import {
  DEPART_HAS_CHILDREN,
  DEPART_IN_USE,
  DEPART_INTO_ITSELF,
  DEPART_LIMIT,
  DEPART_NAME_TAKEN,
  DEPART_TOO_DEEP,
} from './orgFailures.ts';

export const Department = z.object({
  id: Id,
  /** 0 at the top. */
  parentId: IdOrNone,
  departName: z.string(),
  /** Names from the top down to this one: 教务处 / 教学科. */
  fullName: z.string(),
  /** 1 at the top. */
  depth: z.int(),
  headUserNo: Id.nullable(),
  headName: z.string(),
  /** People in it, and in it with everything below. */
  memberCount: z.int(),
  totalCount: z.int(),
  /** Whether the caller's role reaches it: what lies outside can be seen, not changed. */
  isWithinReach: z.boolean(),
});

export type Department = z.infer<typeof Department>;

const departName = fieldSchema(department.departName).refine((name) => !name.includes('/'), '部门名称不能含有 /');

/** Empty: nobody. */
const headUserNo = named(department.headUserNo, Id.of('staffUser', '').default(''));

export const list = endpoint({
  summary: '本单位的部门，上级在下级之前',
  method: 'POST',
  path: '/user/auth/orgDepart/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(Department) }),
});

export const search = endpoint({
  summary: '按名称找本单位的部门，最多 20 个',
  method: 'POST',
  path: '/user/auth/orgDepart/search',
  kind: 'read',
  input: z.object({ keyword: line(30, '部门名称') }),
  output: z.object({ list: z.array(Department.pick({ id: true, departName: true, fullName: true })) }),
});

export const save = endpoint({
  summary: '新建部门',
  method: 'POST',
  path: '/user/auth/orgDepart/save',
  kind: 'write',
  action: 'department:edit',
  input: z.object({
    parentId: named(department.parentId, Id.of('department', NONE).default(NONE)),
    departName,
    headUserNo,
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DEPART_NAME_TAKEN, DEPART_TOO_DEEP, DEPART_LIMIT],
});

export const update = endpoint({
  summary: '修改部门名称与负责人',
  method: 'POST',
  path: '/user/auth/orgDepart/update',
  kind: 'write',
  action: 'department:edit',
  input: z.object({ id: Id.of('department'), departName, headUserNo }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DEPART_NAME_TAKEN],
});

export const move = endpoint({
  summary: '移动部门，下级跟着走',
  method: 'POST',
  path: '/user/auth/orgDepart/move',
  kind: 'write',
  action: 'department:edit',
  input: z.object({
    id: Id.of('department'),
    /** 0: to the top. */
    parentId: Id.of('department', NONE),
    /** Goes before this sibling; last without it. */
    beforeId: Id.of('department').optional(),
  }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DEPART_INTO_ITSELF, DEPART_TOO_DEEP, DEPART_NAME_TAKEN],
});

export const merge = endpoint({
  summary: '合并部门，人与下级归到另一个部门',
  method: 'POST',
  path: '/user/auth/orgDepart/merge',
  kind: 'write',
  action: 'department:edit',
  input: z.object({ id: Id.of('department'), intoId: named(department.intoId, Id.of('department')) }),
  output: z.object({ id: Id, movedCount: z.int() }),
  fails: [NOT_FOUND, DEPART_INTO_ITSELF, DEPART_TOO_DEEP, DEPART_NAME_TAKEN],
});

export const remove = endpoint({
  summary: '删除部门',
  method: 'POST',
  path: '/user/auth/orgDepart/delete',
  kind: 'write',
  action: 'department:edit',
  input: z.object({ id: Id.of('department') }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DEPART_IN_USE, DEPART_HAS_CHILDREN],
});
