import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { pageOf, paging } from '../kit/page.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Money, Time } from '../kit/values.ts';
import { ProductType } from '../rules/orders.ts';
import { commissionStates } from '../rules/referral.ts';
import type { CommissionState } from '../rules/referral.ts';

/** Nobody reads of another person more than that they came. */
const Recommended = z.object({ name: z.string(), gmtCreate: Time });

export type Recommended = z.infer<typeof Recommended>;

export const list = endpoint({
  summary: '经我的推荐注册的人，新的在前；要有推荐资格',
  method: 'POST',
  path: '/user/auth/user/recommended/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Recommended),
  fails: [NO_PERMISSION],
});

/** Nobody reads who bought, nor what: only of which kind it was. */
const Commission = z.object({
  id: Id,
  productType: oneOf(ProductType),
  payTime: Time,
  pricePaid: Money,
  commission: Money,
  state: z.enum(Object.keys(commissionStates) as [CommissionState, ...CommissionState[]]),
  /** When it is theirs, or would be. */
  earnedAt: Time,
});

export type Commission = z.infer<typeof Commission>;

export const commissions = endpoint({
  summary: '我的推荐佣金，新的在前，与合计；过了退款期的进钱包',
  method: 'POST',
  path: '/user/auth/user/recommended/commissions',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Commission).extend({ earned: Money, waiting: Money }),
});
