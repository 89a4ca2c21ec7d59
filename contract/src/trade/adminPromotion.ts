import * as z from 'zod';
import { promotion } from '../fields/offers.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Money, Time } from '../kit/values.ts';
import { PromotionType } from '../rules/promotions.ts';
import { managedCalls } from '../system/managedCalls.ts';
import { priceOf } from './shapes.ts';

export const { list, save, arrange, remove } = managedCalls('/trade/auth/admin/promotion', {
  noun: '促销活动',
  action: 'offer:manage',
  row: {
    promotionType: oneOf(PromotionType),
    promotionName: z.string(),
    courseId: Id,
    courseName: z.string(),
    /** What everybody pays. */
    coursePrice: Money,
    price: Money,
    floorPrice: Money,
    stock: z.int(),
    taken: z.int(),
    /** Of a group purchase alone. */
    groupSize: z.int().nullable(),
    groupHours: z.int().nullable(),
    beginTime: Time,
    endTime: Time,
  },
  fields: {
    promotionType: named(promotion.promotionType, oneOf(PromotionType, '请选择种类').default(PromotionType.limited)),
    promotionName: fieldSchema(promotion.promotionName),
    courseId: named(promotion.courseId, Id.open('course')),
    price: named(promotion.price, priceOf('活动价')),
    floorPrice: named(promotion.floorPrice, priceOf('底价')),
    stock: named(promotion.stock, z.int('请输入名额').min(1, '最少 1 个').max(1_000_000, '最多 1000000 个')),
    groupSize: named(promotion.groupSize, z.int().min(2, '最少 2 人').max(100, '最多 100 人').nullable().default(null)),
    groupHours: named(
      promotion.groupHours,
      z.int().min(1, '最少 1 小时').max(72, '最多 72 小时').nullable().default(null),
    ),
    beginTime: named(promotion.beginTime, momentText('开始时间')),
    endTime: named(promotion.endTime, momentText('结束时间')),
  },
});
