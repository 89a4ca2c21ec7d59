import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, line, Time } from '../kit/values.ts';
import { couponStates } from '../rules/coupons.ts';
import type { CouponState } from '../rules/coupons.ts';
import { CouponTerms } from './couponShapes.ts';
import {
  COUPON_CODE_SPENT,
  COUPON_OVER,
  COUPON_POINTS_CHANGED,
  COUPON_POINTS_SHORT,
  COUPON_TAKEN,
  COUPON_NOT_FREE,
  COUPONS_GONE,
  NEWCOMERS_ONLY,
  NO_SUCH_COUPON,
  NO_SUCH_GIFT,
  OWN_GIFT,
  TOO_MANY_CODES,
} from './failures.ts';

const State = z.enum(Object.keys(couponStates) as [CouponState, ...CouponState[]]);

const Coupon = CouponTerms.extend({
  couponId: Id,
  gmtCreate: Time,
  state: State,
  /** Of the link by which it is being given away; empty unless it is. */
  giftCode: z.string(),
});

export type Coupon = z.infer<typeof Coupon>;

/** What can be used, what was, what nobody can use any more. */
const CouponTab = z.enum(['free', 'used', 'over']);

export const list = endpoint({
  summary: '我的优惠券：可用的快过期的在前，其余的新的在前',
  method: 'POST',
  path: '/trade/auth/coupon/info/list',
  kind: 'read',
  input: z.object({ tab: CouponTab.default('free'), ...paging }),
  output: pageOf(Coupon).extend({ counts: z.object({ free: z.int(), used: z.int(), over: z.int() }) }),
});

export const open = endpoint({
  summary: '人人可领的优惠券，快结束的在前；我领过的也写着',
  method: 'POST',
  path: '/trade/auth/coupon/info/open',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(CouponTerms.extend({ left: z.int(), isMine: Flag })),
});

const fails = [NOT_FOUND, COUPON_OVER, COUPONS_GONE, COUPON_TAKEN, NEWCOMERS_ONLY];

export const claim = endpoint({
  summary: '领一张优惠券，标着积分的用积分换：每人一张，领完为止',
  method: 'POST',
  path: '/trade/auth/coupon/info/claim',
  kind: 'write',
  input: z.object({
    batchId: Id.open('couponBatch'),
    /** What it costs, as the person saw it. */
    points: z.int().min(0, '积分不正确').max(1_000_000, '积分不正确').default(0),
  }),
  output: z.object({ couponId: Id }),
  fails: [...fails, COUPON_POINTS_SHORT, COUPON_POINTS_CHANGED],
});

export const redeem = endpoint({
  summary: '用优惠码换一张优惠券；连着输错要等一会儿',
  method: 'POST',
  path: '/trade/auth/coupon/info/redeem',
  kind: 'write',
  input: z.object({
    code: line(20, '优惠码'),
  }),
  output: z.object({ couponId: Id }),
  fails: [...fails, NO_SUCH_COUPON, COUPON_CODE_SPENT, TOO_MANY_CODES],
});

const own = z.object({ couponId: Id.of('coupon') });
/** As a link has it. */
const giftCode = z.string('链接不完整').regex(/^[\dA-Z]{12}$/, '链接不完整');

export const give = endpoint({
  summary: '把一张没有用的券送人：得到一个链接，领走之前还是自己的',
  method: 'POST',
  path: '/trade/auth/coupon/info/give',
  kind: 'write',
  input: own,
  output: z.object({ giftCode: z.string() }),
  fails: [NOT_FOUND, COUPON_NOT_FREE],
});

export const takeBack = endpoint({
  summary: '收回还没有人领走的券，链接作废',
  method: 'POST',
  path: '/trade/auth/coupon/info/takeBack',
  kind: 'write',
  input: own,
  output: own,
  fails: [NOT_FOUND],
});

export const gift = endpoint({
  summary: '别人送来的券：减多少、谁送的，能不能领',
  method: 'POST',
  path: '/trade/auth/coupon/info/gift',
  kind: 'read',
  input: z.object({ giftCode }),
  output: z.object({
    terms: CouponTerms,
    giverName: z.string(),
    /** Why it cannot be taken; empty when it can. */
    bar: z.string(),
  }),
  fails: [NO_SUCH_GIFT],
});

export const receive = endpoint({
  summary: '领下别人送来的券；同一批已经有的不能再领',
  method: 'POST',
  path: '/trade/auth/coupon/info/receive',
  kind: 'write',
  input: z.object({ giftCode }),
  output: z.object({ couponId: Id }),
  fails: [NO_SUCH_GIFT, OWN_GIFT, COUPON_TAKEN, COUPON_OVER, NEWCOMERS_ONLY],
});
