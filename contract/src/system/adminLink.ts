import * as z from 'zod';
import { line } from '../kit/values.ts';
import { linkAddress, LinkTarget } from './managed.ts';
import { managedCalls } from './managedCalls.ts';

export const { list, save, arrange, remove } = managedCalls('/system/auth/admin/link', {
  noun: '友情链接',
  row: { linkName: z.string(), linkUrl: z.string(), linkTarget: z.string() },
  fields: { linkName: line(30, '名称'), linkUrl: linkAddress('地址'), linkTarget: LinkTarget },
});
