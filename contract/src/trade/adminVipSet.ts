import * as z from 'zod';
import { vipSet } from '../fields/offers.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Money } from '../kit/values.ts';
import { VipLevel } from '../rules/membership.ts';
import { managedCalls } from '../system/managedCalls.ts';
import { priceOf } from './shapes.ts';

export const { list, save, arrange, remove } = managedCalls('/trade/auth/admin/vipSet', {
  noun: '会员档位',
  action: 'offer:manage',
  row: { vipName: z.string(), vipLevel: oneOf(VipLevel), price: Money, days: z.int(), rights: z.string() },
  fields: {
    vipName: fieldSchema(vipSet.vipName),
    vipLevel: named(vipSet.vipLevel, oneOf(VipLevel, '请选择级别')),
    price: named(vipSet.price, priceOf('价格')),
    days: named(vipSet.days, z.int('请输入天数').min(1, '最少 1 天').max(3660, '最多 3660 天')),
    rights: fieldSchema(vipSet.rights),
  },
});
