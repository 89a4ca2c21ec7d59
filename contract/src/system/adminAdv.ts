import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { adv } from '../fields/console.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { momentText } from '../kit/momentText.ts';
import { Nothing, optionalLine, Time } from '../kit/values.ts';
import {
  LinkTarget,
  managedKey,
  ManagedOne,
  ManagedOrder,
  managedRow,
  oneFails,
  optionalAddress,
  optionalPicture,
  Saved,
  saveFails,
} from './managed.ts';

const Row = z.object({
  ...managedRow,
  advTitle: z.string(),
  advKicker: z.string(),
  advText: z.string(),
  advButton: z.string(),
  advImg: z.string(),
  advUrl: z.string(),
  advTarget: z.string(),
  beginTime: Time,
  endTime: Time,
});

export const list = endpoint({
  summary: '运营后台：首页轮播',
  method: 'POST',
  path: '/system/auth/admin/adv/list',
  kind: 'read',
  action: 'site:edit',
  input: Nothing,
  output: z.object({ list: z.array(Row) }),
});

export const save = endpoint({
  summary: '新建或修改首页轮播',
  method: 'POST',
  path: '/system/auth/admin/adv/save',
  kind: 'write',
  action: 'site:edit',
  input: z.object({
    ...managedKey,
    advTitle: fieldSchema(adv.advTitle),
    advKicker: fieldSchema(adv.advKicker),
    advText: named(adv.advText, optionalLine(120, '说明')),
    advButton: fieldSchema(adv.advButton),
    advImg: named(adv.advImg, optionalPicture('图片')),
    advUrl: named(adv.advUrl, optionalAddress('地址')),
    advTarget: named(adv.advTarget, LinkTarget),
    beginTime: named(adv.beginTime, momentText('开始时间')),
    endTime: named(adv.endTime, momentText('结束时间')),
  }),
  output: Saved,
  fails: saveFails,
});

export const arrange = endpoint({
  summary: '排列首页轮播',
  method: 'POST',
  path: '/system/auth/admin/adv/arrange',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOrder,
  output: Nothing,
  fails: [CONFLICT],
});

export const remove = endpoint({
  summary: '删除首页轮播',
  method: 'POST',
  path: '/system/auth/admin/adv/remove',
  kind: 'write',
  action: 'site:edit',
  input: ManagedOne,
  output: Nothing,
  fails: oneFails,
});
