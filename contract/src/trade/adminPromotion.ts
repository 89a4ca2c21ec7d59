import * as z from 'zod';
import { promotion } from '../fields/offers.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { Id, Money, Time } from '../kit/values.ts';
import { managedCalls } from '../system/managedCalls.ts';
import { priceOf } from './shapes.ts';

export const { list, save, arrange, remove } = managedCalls('/trade/auth/admin/promotion', {
  noun: '促销活动',
  action: 'offer:manage',
  row: {
    promotionName: z.string(),
    courseId: Id,
    courseName: z.string(),
    /** What everybody pays. */
    coursePrice: Money,
    price: Money,
    floorPrice: Money,
    stock: z.int(),
    taken: z.int(),
    beginTime: Time,
    endTime: Time,
  },
  fields: {
    promotionName: fieldSchema(promotion.promotionName),
    courseId: named(promotion.courseId, Id.open('course')),
    price: named(promotion.price, priceOf('活动价')),
    floorPrice: named(promotion.floorPrice, priceOf('底价')),
    stock: named(promotion.stock, z.int('请输入名额').min(1, '最少 1 个').max(1_000_000, '最多 1000000 个')),
    beginTime: named(promotion.beginTime, momentText('开始时间')),
    endTime: named(promotion.endTime, momentText('结束时间')),
  },
});
