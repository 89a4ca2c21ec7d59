import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { category } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, failuresOf } from '../kit/errors.ts';
import { Id, IdOrNone, Nothing } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { IN_USE, NAME_TAKEN } from './adminFailures.ts';
import { managedKey, ManagedOne, ManagedOrder, managedRow, oneFails, Saved, saveFails } from './managed.ts';
import { ZoneType } from '../rules/courseCategories.ts';

const failure = failuresOf<'system'>();

export const WRONG_PARENT = failure(1607, '只能移到同一级、同一种课程形式的另一个上级下面');

/** Bundles of recorded and live lessons share those of 1. */
const CategoryType = oneOf(ZoneType, '课程形式不正确');

const Row = z.object({
  ...managedRow,
  parentId: IdOrNone,
  categoryName: z.string(),
  floor: z.int(),
  remark: z.string(),
  /** Courses on the shelf in it and below it. */
  courseCount: z.int(),
  childCount: z.int(),
});

export const list = endpoint({
  summary: '运营后台：课程分类',
  method: 'POST',
  path: '/system/auth/admin/category/list',
  kind: 'read',
  action: 'dict:edit',
  input: z.object({ categoryType: CategoryType, parentId: IdOrNone }),
  output: z.object({ list: z.array(Row) }),
});

export const save = endpoint({
  summary: '新建或修改课程分类',
  method: 'POST',
  path: '/system/auth/admin/category/save',
  kind: 'write',
  action: 'dict:edit',
  input: z.object({
    ...managedKey,
    categoryType: CategoryType,
    /** 0 at the top. Another one of the same level moves the category, with its courses. */
    parentId: IdOrNone,
    categoryName: fieldSchema(category.categoryName),
    remark: fieldSchema(category.remark),
  }),
  output: Saved,
  fails: [...saveFails, NAME_TAKEN, WRONG_PARENT],
});

export const arrange = endpoint({
  summary: '排列课程分类',
  method: 'POST',
  path: '/system/auth/admin/category/arrange',
  kind: 'write',
  action: 'dict:edit',
  input: ManagedOrder.extend({ categoryType: CategoryType, parentId: IdOrNone }),
  output: Nothing,
  fails: [CONFLICT],
});

export const remove = endpoint({
  summary: '删除课程分类',
  method: 'POST',
  path: '/system/auth/admin/category/remove',
  kind: 'write',
  action: 'dict:edit',
  input: ManagedOne,
  output: Nothing,
  fails: [...oneFails, IN_USE],
});

const Parent = z.object({ id: Id, parentId: IdOrNone, categoryName: z.string(), floor: z.int() });

export const parents = endpoint({
  summary: '运营后台：可以作上级的分类，一二两级',
  method: 'POST',
  path: '/system/auth/admin/category/parents',
  kind: 'read',
  action: 'dict:edit',
  input: z.object({ categoryType: CategoryType }),
  output: z.object({ list: z.array(Parent) }),
});
