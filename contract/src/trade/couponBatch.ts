import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION, NOT_FOUND } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id } from '../kit/values.ts';
import { oneOf } from '../kit/oneOf.ts';
import { RowState } from '../rules/rowStates.ts';
import { batchInput, CouponBatch } from './couponShapes.ts';
import { COUPON_CODE_USED, COUPON_NOT_SINGLE } from './failures.ts';

/** A lecturer's own need no permission; of an organization's staff `coupon:edit` is asked. */
export const list = endpoint({
  summary: '我（讲师、机构）发的优惠券，新的在前',
  method: 'POST',
  path: '/trade/auth/couponBatch/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(CouponBatch),
  fails: [NO_PERMISSION],
});

export const save = endpoint({
  summary: '发一批自己课程的优惠券，由自己承担；有人领过的只能改名称、张数、结束时间与领取方式',
  method: 'POST',
  path: '/trade/auth/couponBatch/save',
  kind: 'write',
  input: z.object({ id: Id.of('couponBatch').optional(), ...batchInput }),
  output: z.object({ id: Id }),
  fails: [NO_PERMISSION, NOT_FOUND, COUPON_CODE_USED],
});

export const arrange = endpoint({
  summary: '停用或恢复自己的一批优惠券；没有付的订单里用着的不受影响',
  method: 'POST',
  path: '/trade/auth/couponBatch/arrange',
  kind: 'write',
  input: z.object({ id: Id.of('couponBatch'), statusId: oneOf(RowState) }),
  output: z.object({ id: Id }),
  fails: [NO_PERMISSION, NOT_FOUND],
});

export const codes = endpoint({
  summary: '下载一批一人一码的优惠码，还没有的现在生成；用过没有也写着',
  method: 'POST',
  path: '/trade/auth/couponBatch/codes',
  kind: 'write',
  logged: true,
  input: z.object({ id: Id.of('couponBatch') }),
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails: [NO_PERMISSION, NOT_FOUND, COUPON_NOT_SINGLE],
});
