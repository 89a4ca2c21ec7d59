import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Money, Time } from '../kit/values.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { oneOf } from '../kit/oneOf.ts';
import { PromotionType } from '../rules/promotions.ts';

const Promotion = z.object({
  id: Id,
  promotionType: oneOf(PromotionType),
  promotionName: z.string(),
  courseId: Id,
  courseCategory: oneOf(CourseCategory),
  courseName: z.string(),
  courseLogo: z.string(),
  categoryNames: z.array(z.string()),
  /** What everybody pays, and what is paid now. */
  coursePrice: Money,
  price: Money,
  stock: z.int(),
  /** How many there are left at this moment. */
  left: z.int(),
  beginTime: Time,
  endTime: Time,
  /** How many buy together; null where everybody buys alone. */
  groupSize: z.int().nullable(),
  /** One that waits for others and can be joined, the nearest to being full. */
  openGroup: z.object({ id: Id, left: z.int() }).nullable(),
});

export type Promotion = z.infer<typeof Promotion>;

/** What a course costs for a time, and how much of that there is. */
const Running = z.object({ promotionName: z.string(), price: Money, left: z.int(), endTime: Time });

export const ofCourse = endpoint({
  summary: '一门课程现在的活动价；没有是 null',
  method: 'POST',
  path: '/trade/api/promotion/ofCourse',
  kind: 'read',
  fresh: true,
  input: z.object({ courseId: Id.open('course') }),
  output: z.object({
    promotion: Running.nullable(),
    /** What it costs those who buy together. */
    group: z.object({ promotionId: Id, price: Money, groupSize: z.int(), left: z.int() }).nullable(),
    now: Time,
  }),
});

export const newcomer = endpoint({
  summary: '这门课程给我的新人价；没有资格、没有活动、别的价格更低时是 null',
  method: 'POST',
  path: '/trade/auth/promotion/newcomer',
  kind: 'read',
  fresh: true,
  input: z.object({ courseId: Id.open('course') }),
  output: z.object({ promotion: Running.nullable() }),
  fails: [NOT_FOUND],
});

export const list = endpoint({
  summary: '正在进行与将要开始的促销，快结束的在前；带着服务器的时间，倒计时由它算',
  method: 'POST',
  path: '/trade/api/promotion/list',
  kind: 'read',
  fresh: true,
  input: z.object({ promotionType: oneOf(PromotionType).optional(), ...paging }),
  output: pageOf(Promotion).extend({ now: Time }),
});
