import * as z from 'zod';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { named } from '../kit/fieldNames.ts';
import { nav } from '../fields/console.ts';
import { linkAddress, LinkTarget } from './managed.ts';
import { managedCalls } from './managedCalls.ts';

export const { list, save, arrange, remove } = managedCalls('/system/auth/admin/nav', {
  noun: '主导航',
  row: { navTitle: z.string(), navUrl: z.string(), target: z.string() },
  fields: {
    navTitle: fieldSchema(nav.navTitle),
    navUrl: named(nav.navUrl, linkAddress('地址')),
    target: named(nav.target, LinkTarget),
  },
});
