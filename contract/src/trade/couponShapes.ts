import * as z from 'zod';
import { couponBatch as fields } from '../fields/coupon.ts';
import { named, namedAs } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Money, optionalLine, Time } from '../kit/values.ts';
import { CouponBearer, couponCodePattern, CouponFor } from '../rules/coupons.ts';
import { RowState } from '../rules/rowStates.ts';
import { priceOf } from './shapes.ts';

/** What anybody may know of a batch. */
export const CouponTerms = z.object({
  batchId: Id,
  batchName: z.string(),
  bearer: oneOf(CouponBearer),
  /** The organization or the lecturer; empty for the platform. */
  ownerName: z.string(),
  amountOff: Money,
  /** 0: from nothing on. */
  minPrice: Money,
  /** Points that one costs; 0: nothing. */
  points: z.int(),
  isNewcomer: Flag,
  beginTime: Time,
  endTime: Time,
  productType: oneOf(CouponFor),
  /** Of what courses; none for all that its bearer sells, of the platform for everything. */
  courses: z.array(z.object({ courseId: Id, courseName: z.string() })),
});

export type CouponTerms = z.infer<typeof CouponTerms>;

/** What its bearer sees of it. */
export const CouponBatch = CouponTerms.extend({
  statusId: oneOf(RowState),
  isOpen: Flag,
  isSingle: Flag,
  code: z.string(),
  total: z.int(),
  /** Handed out, and spent on orders that were paid. */
  taken: z.int(),
  spent: z.int(),
});

export type CouponBatch = z.infer<typeof CouponBatch>;

/** Courses at most that a batch names. */
const COUPON_COURSES = 30;

/** What its bearer writes; what no field says alone, and that what was handed out keeps its terms, is told at the field too. */
export const batchInput = {
  ...namedAs(fields, {
    batchName: fieldSchema(fields.batchName),
    amountOff: priceOf('减的金额'),
    minPrice: Money.max(100_000, '最多 100000 元').multipleOf(0.01, '最多两位小数').default(0),
    points: z.int('请输入整数').min(0, '最少 0').max(1_000_000, '最多 1000000 积分').default(0),
    total: z.int('请输入张数').min(1, '最少 1 张').max(1_000_000, '最多 1000000 张'),
    isNewcomer: Flag.default(0),
    productType: oneOf(CouponFor).default(CouponFor.course),
    isOpen: Flag.default(0),
    isSingle: Flag.default(0),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .refine((code) => code === '' || couponCodePattern.test(code), '优惠码是 6 到 20 位字母与数字')
      .default(''),
    beginTime: momentText('开始时间'),
    endTime: momentText('结束时间'),
  }),
  /** With their names, which stay in what somebody has begun to write; they are not kept. */
  courses: named(
    fields.courses,
    z
      .array(z.object({ courseId: Id.open('course'), courseName: optionalLine(200, '课程名称') }))
      .max(COUPON_COURSES, `最多 ${COUPON_COURSES} 门课程`)
      .default([]),
  ),
};
