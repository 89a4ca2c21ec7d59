import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { footerArticle, footerGroup } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { richText } from '../kit/richText.ts';
import { IdOrNone, Nothing } from '../kit/values.ts';
import { IN_USE } from './adminFailures.ts';
import { managedKey, ManagedOne, ManagedOrder, managedRow, oneFails, Saved, saveFails } from './managed.ts';

const Row = z.object({
  ...managedRow,
  parentId: IdOrNone,
  navName: z.string(),
  /** Entries of a group; 0 on entries. */
  childCount: z.int(),
  /** The text of an entry; empty on groups. */
  artTitle: z.string(),
  artDesc: z.string(),
});

export const list = endpoint({
  summary: '运营后台：页脚导航',
  method: 'POST',
  path: '/system/auth/admin/footer/list',
  kind: 'read',
  action: 'site:edit',
  input: z.object({ parentId: IdOrNone }),
  output: z.object({ list: z.array(Row) }),
});

export const save = endpoint({
  summary: '新建或修改页脚导航',
  method: 'POST',
  path: '/system/auth/admin/footer/save',
  kind: 'write',
  action: 'site:edit',
  bodyLimit: 800_000,
  input: z.object({
    ...managedKey,
    /** 0 for a group, else the group it stands in. */
    parentId: IdOrNone,
    navName: fieldSchema(footerGroup.navName),
    artTitle: fieldSchema(footerArticle.artTitle),
    /** Groups have none; entries must. */
    artDesc: richText({ ...footerArticle.artDesc, required: false }).default(''),
  }),
  output: Saved,
  fails: saveFails,
});

export const arrange = endpoint({
  summary: '排列页脚导航',
  method: 'POST',
  path: '/system/auth/admin/footer/arrange',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOrder.extend({ parentId: IdOrNone }),
  output: Nothing,
  fails: [CONFLICT],
});

export const remove = endpoint({
  summary: '删除页脚导航',
  method: 'POST',
  path: '/system/auth/admin/footer/remove',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOne,
  output: Nothing,
  fails: [...oneFails, IN_USE],
});
