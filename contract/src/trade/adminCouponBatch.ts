import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id } from '../kit/values.ts';
import { CouponBearer } from '../rules/coupons.ts';
import { RowState } from '../rules/rowStates.ts';
import { batchInput, CouponBatch } from './couponShapes.ts';
import { COUPON_CODE_USED, COUPON_NOT_SINGLE } from './failures.ts';

const action = 'offer:manage';

export const list = endpoint({
  summary: '运营后台：优惠券，按由谁承担看，新的在前',
  method: 'POST',
  path: '/trade/auth/admin/couponBatch/list',
  kind: 'read',
  action,
  input: z.object({ bearer: oneOf(CouponBearer).default(CouponBearer.platform), ...paging }),
  output: pageOf(CouponBatch),
});

export const save = endpoint({
  summary: '运营后台：发一批由平台承担的优惠券；有人领过的只能改名称、张数、结束时间与领取方式',
  method: 'POST',
  path: '/trade/auth/admin/couponBatch/save',
  kind: 'write',
  action,
  input: z.object({ id: Id.optional(), ...batchInput }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, COUPON_CODE_USED],
});

export const arrange = endpoint({
  summary: '运营后台：停用或恢复任何一批优惠券',
  method: 'POST',
  path: '/trade/auth/admin/couponBatch/arrange',
  kind: 'write',
  action,
  input: z.object({ id: Id, statusId: oneOf(RowState) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND],
});

export const codes = endpoint({
  summary: '运营后台：下载一批一人一码的优惠码，还没有的现在生成；用过没有也写着',
  method: 'POST',
  path: '/trade/auth/admin/couponBatch/codes',
  kind: 'write',
  action,
  input: z.object({ id: Id }),
  output: z.object({ fileName: z.string(), content: z.string() }),
  fails: [NOT_FOUND, COUPON_NOT_SINGLE],
});
