import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { line, Nothing } from '../kit/values.ts';

const SysConfig = z.object({ configKey: z.string(), configName: z.string(), configValue: z.string() });

export const list = endpoint({
  summary: '可以公开的系统设置',
  method: 'GET',
  path: '/system/auth/sys/config/list',
  kind: 'read',
  input: Nothing,
  output: z.object({ list: z.array(SysConfig) }),
});

export const query = endpoint({
  summary: '按键取一项系统设置',
  method: 'POST',
  path: '/system/api/sys/config/query',
  kind: 'read',
  input: z.object({ configKey: line(50, '设置的键') }),
  output: SysConfig,
  fails: [NOT_FOUND],
});
