import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { CONFLICT } from '../kit/errors.ts';
import { line, Nothing, optionalLine, Time } from '../kit/values.ts';
import {
  LinkTarget,
  managedKey,
  ManagedOne,
  ManagedOrder,
  managedRow,
  momentText,
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
    advTitle: line(40, '标题'),
    advKicker: optionalLine(20, '标题上方的小字'),
    advText: optionalLine(120, '说明'),
    advButton: optionalLine(10, '按钮文字'),
    advImg: optionalPicture('图片'),
    advUrl: optionalAddress('地址'),
    advTarget: LinkTarget,
    beginTime: momentText('开始时间'),
    endTime: momentText('结束时间'),
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
