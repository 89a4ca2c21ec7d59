import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { tag } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { Nothing } from '../kit/values.ts';
import { NAME_TAKEN } from './adminFailures.ts';
import { managedKey, ManagedOne, ManagedOrder, managedRow, oneFails, Saved, saveFails } from './managed.ts';

/** What a tag belongs to, such as `skill-code`. */
const TagGroup = z.string().regex(/^[\w-]{1,40}$/, '标签分组不正确');

const Row = z.object({ ...managedRow, tagName: z.string() });

export const list = endpoint({
  summary: '运营后台：平台标签',
  method: 'POST',
  path: '/system/auth/admin/tag/list',
  kind: 'read',
  action: 'dict:edit',
  input: z.object({ tagGroup: TagGroup }),
  output: z.object({ list: z.array(Row) }),
});

export const save = endpoint({
  summary: '新建或修改平台标签',
  method: 'POST',
  path: '/system/auth/admin/tag/save',
  kind: 'write',
  action: 'dict:edit',
  input: z.object({
    ...managedKey,
    tagGroup: TagGroup,
    tagName: fieldSchema(tag.tagName),
  }),
  output: Saved,
  fails: [...saveFails, NAME_TAKEN],
});

export const arrange = endpoint({
  summary: '排列平台标签',
  method: 'POST',
  path: '/system/auth/admin/tag/arrange',
  kind: 'write',
  action: 'dict:edit',
  input: ManagedOrder.extend({ tagGroup: TagGroup }),
  output: Nothing,
  fails: [CONFLICT],
});

export const remove = endpoint({
  summary: '删除平台标签',
  method: 'POST',
  path: '/system/auth/admin/tag/remove',
  kind: 'write',
  action: 'dict:edit',
  input: ManagedOne,
  output: Nothing,
  fails: oneFails,
});

export const groups = endpoint({
  summary: '运营后台：标签的分组',
  method: 'POST',
  path: '/system/auth/admin/tag/groups',
  kind: 'read',
  action: 'dict:edit',
  input: Nothing,
  output: z.object({ list: z.array(z.object({ tagGroup: z.string(), count: z.int() })) }),
});
