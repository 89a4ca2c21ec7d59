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

const Row = z.object({ ...managedRow, navTitle: z.string(), navUrl: z.string(), target: z.string() });

export const list = endpoint({
  summary: '运营后台：主导航',
  method: 'POST',
  path: '/system/auth/admin/nav/list',
  kind: 'read',
  action: 'site:edit',
  input: Nothing,
  output: z.object({ list: z.array(Row) }),
});

export const save = endpoint({
  summary: '新建或修改主导航',
  method: 'POST',
  path: '/system/auth/admin/nav/save',
  kind: 'write',
  action: 'site:edit',
  input: z.object({
    ...managedKey,
    navTitle: line(12, '导航名称'),
    navUrl: linkAddress('地址'),
    target: LinkTarget,
  }),
  output: Saved,
  fails: saveFails,
});

export const arrange = endpoint({
  summary: '排列主导航',
  method: 'POST',
  path: '/system/auth/admin/nav/arrange',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOrder,
  output: Nothing,
  fails: [CONFLICT],
});

export const remove = endpoint({
  summary: '删除主导航',
  method: 'POST',
  path: '/system/auth/admin/nav/remove',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOne,
  output: Nothing,
  fails: oneFails,
});
