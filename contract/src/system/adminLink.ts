import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { line, Nothing } from '../kit/values.ts';
import {
  linkAddress,
  LinkTarget,
  managedKey,
  ManagedOne,
  ManagedOrder,
  managedRow,
  oneFails,
  Saved,
  saveFails,
} from './managed.ts';

const Row = z.object({ ...managedRow, linkName: z.string(), linkUrl: z.string(), linkTarget: z.string() });

export const list = endpoint({
  summary: '运营后台：友情链接',
  method: 'POST',
  path: '/system/auth/admin/link/list',
  kind: 'read',
  action: 'site:edit',
  input: Nothing,
  output: z.object({ list: z.array(Row) }),
});

export const save = endpoint({
  summary: '新建或修改友情链接',
  method: 'POST',
  path: '/system/auth/admin/link/save',
  kind: 'write',
  action: 'site:edit',
  input: z.object({
    ...managedKey,
    linkName: line(30, '名称'),
    linkUrl: linkAddress('地址'),
    linkTarget: LinkTarget,
  }),
  output: Saved,
  fails: saveFails,
});

export const arrange = endpoint({
  summary: '排列友情链接',
  method: 'POST',
  path: '/system/auth/admin/link/arrange',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOrder,
  output: Nothing,
  fails: [CONFLICT],
});

export const remove = endpoint({
  summary: '删除友情链接',
  method: 'POST',
  path: '/system/auth/admin/link/remove',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOne,
  output: Nothing,
  fails: oneFails,
});
