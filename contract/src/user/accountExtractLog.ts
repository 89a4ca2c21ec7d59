import * as z from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Money, Time } from '../kit/values.ts';
import { centsOf } from '../rules/money.ts';
import { drawRule, ExtractStatus, LEAST_DRAWN, MOST_DRAWN } from '../rules/wallet.ts';
import { BALANCE_TOO_SMALL, CARD_CHANGED, NO_CARD, WALLET_NAME_NEEDED } from '../trade/walletFailures.ts';
import { mobileProof, notProven } from './mobileProof.ts';

/** Yuan with at most two decimals, within the bounds of the rule. */
const Drawn = z
  .number('请填写提现金额')
  .multipleOf(0.01, '金额最多两位小数')
  .refine((yuan) => centsOf(yuan) >= LEAST_DRAWN && centsOf(yuan) <= MOST_DRAWN, drawRule);

export const save = endpoint({
  summary: '申请提现：应得的钱马上转到在途，同一分钱不能提两次',
  method: 'POST',
  path: '/user/auth/user/account/extract/log/save',
  kind: 'write',
  logged: true,
  input: z.object({
    extractMoney: Drawn,
    /** The account as the page showed it, masked: it is not paid to another one. */
    bankCardNo: z
      .string()
      .max(40, '收款账户不正确')
      .regex(/^[\d*]*$/, '收款账户不正确'),
    /** Made up by the page, one for each withdrawal: pressed twice, it is one. */
    requestKey: z.string().regex(/^[\w-]{8,64}$/, '页面已经过期，请刷新后再试'),
    ...mobileProof,
  }),
  output: z.object({ id: Id }),
  fails: [NO_PERMISSION, WALLET_NAME_NEEDED, NO_CARD, CARD_CHANGED, BALANCE_TOO_SMALL, ...notProven],
});

export const ExtractLog = z.object({
  id: Id,
  extractNo: Id,
  gmtCreate: Time,
  extractStatus: oneOf(ExtractStatus),
  extractMoney: Money,
  fee: Money,
  bankCardNo: z.string(),
  bankName: z.string(),
  bankBranchName: z.string(),
  /** Why it failed. */
  remark: z.string(),
  bankRef: z.string(),
  doneTime: Time.nullable(),
});

export type ExtractLog = z.infer<typeof ExtractLog>;

export const list = endpoint({
  summary: '提现记录，新的在前',
  method: 'POST',
  path: '/user/auth/user/account/extract/log/list',
  kind: 'read',
  input: z.object({ extractStatus: oneOf(ExtractStatus).optional(), ...paging }),
  output: pageOf(ExtractLog),
  fails: [NO_PERMISSION],
});
