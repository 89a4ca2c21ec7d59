import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { treeNode } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf, NOT_FOUND } from '../kit/errors.ts';
import { Nothing } from '../kit/values.ts';
import { treeKinds } from '../rules/trees.ts';
import type { TreeKind } from '../rules/trees.ts';
import { NAME_TAKEN } from './adminFailures.ts';
import { managedKey, ManagedOrder, managedRow, Saved, saveFails } from './managed.ts';

const failure = failuresOf<'system'>();

export const CODE_TAKEN = failure(1609, '这个代码已经有了，换一个');

const TreeKind = z.enum(Object.keys(treeKinds) as TreeKind[], '树的种类不正确');

const Code = z.string().regex(/^[\w-]{1,40}$/, '代码由字母、数字、- 与 _ 组成，最多 40 个');

/** The nodes below one, or at the top of a tree. */
const place = { kind: TreeKind, parentCode: z.union([z.literal(''), Code]) };

const Row = z.object({ ...managedRow, code: z.string(), name: z.string(), level: z.int(), childCount: z.int() });

export const list = endpoint({
  summary: '运营后台：行政区划、职位类别或专业目录的一级',
  method: 'POST',
  path: '/system/auth/admin/tree/list',
  kind: 'read',
  action: 'dict:edit',
  input: z.object(place),
  output: z.object({
    list: z.array(Row),
    /** From the top to the open node, empty at the top. */
    trail: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  fails: [NOT_FOUND],
});

export const save = endpoint({
  summary: '新建或修改行政区划、职位类别或专业',
  method: 'POST',
  path: '/system/auth/admin/tree/save',
  kind: 'write',
  action: 'dict:edit',
  input: z.object({
    ...managedKey,
    ...place,
    /** Kept for good, like the place: what was saved with it must go on meaning the same. */
    code: Code,
    name: fieldSchema(treeNode.name),
  }),
  output: Saved,
  fails: [...saveFails, NAME_TAKEN, CODE_TAKEN],
});

export const arrange = endpoint({
  summary: '排列行政区划、职位类别或专业',
  method: 'POST',
  path: '/system/auth/admin/tree/arrange',
  kind: 'write',
  action: 'dict:edit',
  input: ManagedOrder.extend(place),
  output: Nothing,
  fails: [CONFLICT],
});
