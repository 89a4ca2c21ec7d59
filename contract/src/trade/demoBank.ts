import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { Flag, Money, Time } from '../kit/values.ts';
import { demoHows } from '../rules/demoBank.ts';
import type { DemoHow } from '../rules/demoBank.ts';
import { CODE_OVER, NOTHING_HELD } from './failures.ts';

const code = z.object({ code: z.string('付款码不正确').regex(/^[\w-]{8,32}$/, '付款码不正确') });

export const view = endpoint({
  summary: '演示银行：手机扫到的付款码（仅演示模式）',
  method: 'POST',
  path: '/trade/api/demoBank/view',
  kind: 'read',
  fresh: true,
  input: code,
  output: z.object({
    price: Money,
    subject: z.string(),
    expiresAt: Time,
    /** 1: nothing can be paid with it any more. */
    isOver: Flag,
    trades: z.array(
      z.object({
        tradeNo: z.string(),
        gmtCreate: Time,
        isPaid: Flag,
        isHeld: Flag,
        isReturned: Flag,
        /** What was returned of it; nothing unless it was. */
        returned: Money,
      }),
    ),
  }),
  fails: [NOT_FOUND],
});

export const pay = endpoint({
  summary: '演示银行：在手机上付款、拒绝，或者付得不寻常（仅演示模式）',
  method: 'POST',
  path: '/trade/api/demoBank/pay',
  kind: 'write',
  input: code.extend({ how: z.enum(Object.keys(demoHows) as [DemoHow, ...DemoHow[]], '没有这种付法') }),
  output: z.object({ isPaid: Flag }),
  fails: [NOT_FOUND, CODE_OVER],
});

export const release = endpoint({
  summary: '演示银行：把压着的通知发出去（仅演示模式）',
  method: 'POST',
  path: '/trade/api/demoBank/release',
  kind: 'write',
  input: code,
  output: z.object({ sent: z.int() }),
  fails: [NOT_FOUND, NOTHING_HELD],
});
