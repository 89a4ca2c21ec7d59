import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { dictItem } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { Nothing } from '../kit/values.ts';
import { NAME_TAKEN } from './adminFailures.ts';
import { managedKey, ManagedOrder, managedRow, Saved, saveFails } from './managed.ts';

const DictKey = z.string().regex(/^\w{1,40}$/, '字典名不正确');

const Row = z.object({ ...managedRow, value: z.string(), label: z.string(), parentValue: z.string() });

export const list = endpoint({
  summary: '运营后台：字典项',
  method: 'POST',
  path: '/system/auth/admin/dict/list',
  kind: 'read',
  action: 'dict:edit',
  input: z.object({ dictKey: DictKey }),
  output: z.object({ list: z.array(Row) }),
});

export const save = endpoint({
  summary: '新建或修改字典项',
  method: 'POST',
  path: '/system/auth/admin/dict/save',
  kind: 'write',
  action: 'dict:edit',
  input: z.object({
    ...managedKey,
    dictKey: DictKey,
    /** Kept for good: what was saved with it must go on meaning the same. */
    value: z.string().regex(/^[\w-]{1,40}$/, '值由字母、数字、- 与 _ 组成，最多 40 个'),
    label: fieldSchema(dictItem.label),
    parentValue: z
      .string()
      .regex(/^[\w-]{0,40}$/, '上级不正确')
      .default(''),
  }),
  output: Saved,
  fails: [...saveFails, NAME_TAKEN],
});

export const arrange = endpoint({
  summary: '排列字典项',
  method: 'POST',
  path: '/system/auth/admin/dict/arrange',
  kind: 'write',
  action: 'dict:edit',
  input: ManagedOrder.extend({ dictKey: DictKey }),
  output: Nothing,
  fails: [CONFLICT],
});

export const keys = endpoint({
  summary: '运营后台：有哪些字典',
  method: 'POST',
  path: '/system/auth/admin/dict/keys',
  kind: 'read',
  action: 'dict:edit',
  input: Nothing,
  output: z.object({ list: z.array(z.object({ dictKey: z.string(), count: z.int() })) }),
});
