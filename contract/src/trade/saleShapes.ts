import * as z from 'zod';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Money, optionalLine, Time } from '../kit/values.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { ProductType } from '../rules/orders.ts';
import { MOST_SALE_DAYS, saleDays, saleProducts, soldStates } from '../rules/sales.ts';
import type { SaleProduct } from '../rules/sales.ts';

const products = Object.keys(saleProducts) as [SaleProduct, ...SaleProduct[]];

export const Product = z.enum(products).default('all');

/** Which of one's sales are meant; whose they are is said by the identity that asks. */
export const saleFilter = {
  product: Product,
  orderStatus: z.literal([...soldStates]).optional(),
  /** The number of an order in full, or the beginning of the name of what was sold. */
  keyword: optionalLine(60, '关键词'),
};

/** Sums of so many days, today among them. */
export const Days = z.enum(saleDays).default('30');

/** These days, both included; either alone means nothing. */
export const span = {
  from: z.iso.date('日期写成 2026-11-22 这样').optional(),
  to: z.iso.date('日期写成 2026-11-22 这样').optional(),
};

export const sumsOfDays = { days: Days, ...span, product: Product };

export const WRONG_SPAN = { path: ['to'], error: `结束日期不早于开始日期，一次最多 ${MOST_SALE_DAYS} 天` };

/** A sale as its seller sees it: what is theirs of it, and nothing of who bought. */
export const SoldOrder = z.object({
  orderNo: Id,
  courseId: Id,
  courseName: z.string(),
  product: z.object({
    productType: oneOf(ProductType),
    /** Null: not a course. */
    courseCategory: oneOf(CourseCategory).nullable(),
    courseLogo: z.string(),
    lecturerName: z.string(),
  }),
  payTime: Time,
  pricePaid: Money,
  /** What of it was given back; the other sums are of what stays. */
  priceBack: Money,
  orderStatus: z.literal([...soldStates]),
  /** What the seller who asks has of it; nothing when all of it was given back. */
  lecturerProfit: Money,
  /** 1: it may be drawn; 0: it is frozen as long as it may be given back. */
  isReleased: Flag,
  releasesAt: Time,
});

export type SoldOrder = z.infer<typeof SoldOrder>;
