import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { friendLink } from '../fields/console.ts';
import { linkAddress, LinkTarget } from './managed.ts';
import { managedCalls } from './managedCalls.ts';

export const { list, save, arrange, remove } = managedCalls('/system/auth/admin/link', {
  noun: '友情链接',
  row: { linkName: z.string(), linkUrl: z.string(), linkTarget: z.string() },
  fields: {
    linkName: fieldSchema(friendLink.linkName),
    linkUrl: named(friendLink.linkUrl, linkAddress('地址')),
    linkTarget: named(friendLink.linkTarget, LinkTarget),
  },
});
