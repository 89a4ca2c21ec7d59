import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { zone } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT, NOT_FOUND } from '../kit/errors.ts';
import { Flag, Id, Nothing, optionalLine } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { managedKey, ManagedOne, ManagedOrder, managedRow, oneFails, Saved, saveFails } from './managed.ts';
import { CourseCategory, ZoneType } from '../rules/courseCategories.ts';

const Row = z.object({
  ...managedRow,
  zoneName: z.string(),
  zoneDesc: z.string(),
  zoneType: oneOf(ZoneType),
  pickCount: z.int(),
});

export const list = endpoint({
  summary: '运营后台：首页专区',
  method: 'POST',
  path: '/system/auth/admin/zone/list',
  kind: 'read',
  action: 'site:edit',
  input: Nothing,
  output: z.object({ list: z.array(Row) }),
});

export const save = endpoint({
  summary: '新建或修改首页专区',
  method: 'POST',
  path: '/system/auth/admin/zone/save',
  kind: 'write',
  action: 'site:edit',
  input: z.object({
    ...managedKey,
    zoneName: fieldSchema(zone.zoneName),
    zoneDesc: fieldSchema(zone.zoneDesc),
    zoneType: oneOf(ZoneType, '请选择内容'),
  }),
  output: Saved,
  fails: saveFails,
});

export const arrange = endpoint({
  summary: '排列首页专区',
  method: 'POST',
  path: '/system/auth/admin/zone/arrange',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOrder,
  output: Nothing,
  fails: [CONFLICT],
});

export const remove = endpoint({
  summary: '删除首页专区',
  method: 'POST',
  path: '/system/auth/admin/zone/remove',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOne,
  output: Nothing,
  fails: oneFails,
});

/** How many courses a zone holds; the home page shows the first twelve that are on the shelf. */
export const MOST_PICKS = 48;

const Pick = z.object({ id: Id, courseName: z.string(), courseCategory: oneOf(CourseCategory), isPutaway: Flag });

export type Pick = z.infer<typeof Pick>;

export const picks = endpoint({
  summary: '运营后台：专区挑选的课程，依次',
  method: 'POST',
  path: '/system/auth/admin/zone/picks',
  kind: 'read',
  action: 'site:edit',
  input: z.object({ zoneId: Id }),
  output: z.object({ list: z.array(Pick) }),
  fails: [NOT_FOUND],
});

export const savePicks = endpoint({
  summary: '挑选专区的课程',
  method: 'POST',
  path: '/system/auth/admin/zone/savePicks',
  kind: 'write',
  action: 'site:edit',
  input: z.object({
    zoneId: Id,
    /** What it held when the choice began. */
    before: z.array(Id).max(500, '课程太多'),
    courseIds: z.array(Id).max(MOST_PICKS, `一个专区最多 ${MOST_PICKS} 门`),
  }),
  output: Nothing,
  fails: [NOT_FOUND, CONFLICT],
});

export const courses = endpoint({
  summary: '运营后台：按课程名的开头找可以挑选的课程',
  method: 'POST',
  path: '/system/auth/admin/zone/courses',
  kind: 'read',
  action: 'site:edit',
  input: z.object({ zoneId: Id, courseName: optionalLine(60, '课程名') }),
  output: z.object({ list: z.array(Pick) }),
  fails: [NOT_FOUND],
});
