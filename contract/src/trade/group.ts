import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Money, Time } from '../kit/values.ts';
import { CourseCategory } from '../rules/courseCategories.ts';
import { GroupState } from '../rules/groups.ts';
import { OrderState } from '../rules/orders.ts';

const Group = z.object({
  id: Id,
  promotionId: Id,
  groupState: oneOf(GroupState),
  size: z.int(),
  paidCount: z.int(),
  /** Places that nobody has ordered. */
  left: z.int(),
  expiresAt: Time,
});

export const view = endpoint({
  summary: '一个团：买的课程、还差几个人、到什么时候；成员只有遮住的名字',
  method: 'POST',
  path: '/trade/api/group/view',
  kind: 'read',
  fresh: true,
  input: z.object({ id: Id.open('purchaseGroup') }),
  output: Group.extend({
    promotionName: z.string(),
    price: Money,
    coursePrice: Money,
    courseId: Id,
    courseCategory: oneOf(CourseCategory),
    courseName: z.string(),
    courseLogo: z.string(),
    categoryNames: z.array(z.string()),
    /** Who has paid, the first is who opened it. */
    members: z.array(z.object({ name: z.string(), paidAt: Time })),
    /** Why nobody can join; empty while somebody can. */
    bar: z.string(),
    now: Time,
  }),
  fails: [NOT_FOUND],
});

export type GroupView = z.infer<typeof view.output>;

export const list = endpoint({
  summary: '一个拼团活动里等人的团，快到时间的在前',
  method: 'POST',
  path: '/trade/api/group/list',
  kind: 'read',
  fresh: true,
  input: z.object({ promotionId: Id.open('promotion'), ...paging }),
  output: pageOf(Group).extend({ now: Time }),
});

export const mine = endpoint({
  summary: '我在这个团里的订单；不在是 null',
  method: 'POST',
  path: '/trade/auth/group/mine',
  kind: 'read',
  input: z.object({ id: Id.open('purchaseGroup') }),
  output: z.object({ order: z.object({ orderNo: Id, orderStatus: oneOf(OrderState) }).nullable() }),
});
