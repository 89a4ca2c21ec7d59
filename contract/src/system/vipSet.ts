import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Id, Money, Nothing } from '../kit/values.ts';
import { VipLevel } from '../rules/membership.ts';

const VipSet = z.object({
  id: Id,
  vipName: z.string(),
  vipLevel: oneOf(VipLevel),
  price: Money,
  days: z.int(),
  rights: z.array(z.string()),
});

export type VipSet = z.infer<typeof VipSet>;

export const list = endpoint({
  summary: '会员的档位；会员没有开放时是空的',
  method: 'POST',
  path: '/system/api/vip/set/list',
  kind: 'read',
  sameForAll: true,
  input: Nothing,
  output: z.object({ list: z.array(VipSet) }),
});
