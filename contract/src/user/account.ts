import * as z from 'zod';
import { card } from '../fields/wallet.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NO_PERMISSION } from '../kit/errors.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { Flag, Id, Money, Nothing } from '../kit/values.ts';
import { WalletKind } from '../rules/wallet.ts';
import { WALLET_NAME_NEEDED } from '../trade/walletFailures.ts';
import { mobileProof, notProven } from './mobileProof.ts';

export const view = endpoint({
  summary: '我的钱包（自己的，或单位的）：金额与收款账户',
  method: 'POST',
  path: '/user/auth/user/account/view',
  kind: 'read',
  input: Nothing,
  output: z.object({
    walletKind: oneOf(WalletKind),
    /** The person's number, or the organization's. */
    ownerNo: Id,
    ownerName: z.string(),
    /** All that became theirs: what may be drawn, is on its way, was drawn, and paid orders. */
    totalIncome: Money,
    enableBalances: Money,
    /** May still be asked back by buyers. */
    freezeBalances: Money,
    extractingMoney: Money,
    extractedMoney: Money,
    /** Paid for orders of their own. */
    spentMoney: Money,
    /** What of the income is commission for people whom they recommended. */
    commissionMoney: Money,
    /** Masked; empty without one. */
    bankCardNo: z.string(),
    bankName: z.string(),
    bankBranchName: z.string(),
    /** Who the money is paid to, masked; the real name, or the organization. */
    bankUserName: z.string(),
    /** 1: whoever asks may bind an account and draw. */
    mayDraw: Flag,
    hasRealName: Flag,
    /** Where the code goes; masked, empty without one. */
    mobile: z.string(),
  }),
  fails: [NO_PERMISSION],
});

export type Wallet = z.infer<typeof view.output>;

export const update = endpoint({
  summary: '绑定或更换收款账户',
  method: 'POST',
  path: '/user/auth/user/account/update',
  kind: 'write',
  logged: true,
  input: z.object({ ...fieldSchemas(card), ...mobileProof }),
  output: z.object({ bankCardNo: z.string() }),
  fails: [NO_PERMISSION, WALLET_NAME_NEEDED, ...notProven],
});
