import * as z from 'zod';
import { line } from '../kit/values.ts';
import { linkAddress, LinkTarget } from './managed.ts';
import { managedCalls } from './managedCalls.ts';

export const { list, save, arrange, remove } = managedCalls('/system/auth/admin/nav', {
  noun: '主导航',
  row: { navTitle: z.string(), navUrl: z.string(), target: z.string() },
  fields: { navTitle: line(12, '导航名称'), navUrl: linkAddress('地址'), target: LinkTarget },
});
