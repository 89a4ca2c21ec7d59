import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import type { OutputOf } from '../kit/schema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Money, Nothing, Time } from '../kit/values.ts';
import { VipLevel } from '../rules/membership.ts';

/** What a tier would be to the reader: the first, going on, or a step up that takes the days left in payment. */
const TierOffer = z.object({
  vipSetId: Id,
  act: z.enum(['open', 'renew', 'upgrade']),
  price: Money,
  /** What the days left of the lower level take off. */
  credit: Money,
  /** 1: what is left is worth more than the tier. */
  isCovered: Flag,
  startsAt: Time,
  endsAt: Time,
});

export type TierOffer = z.infer<typeof TierOffer>;

export const mine = endpoint({
  summary: '我的会员：到什么时候，每个档位现在要付多少、从什么时候算起',
  method: 'POST',
  path: '/trade/auth/vip/mine',
  kind: 'read',
  input: Nothing,
  output: z.object({
    member: z.object({ vipLevel: oneOf(VipLevel), endsAt: Time, until: Time }).nullable(),
    offers: z.array(TierOffer),
  }),
});

export type MyVip = OutputOf<typeof mine.output>;
