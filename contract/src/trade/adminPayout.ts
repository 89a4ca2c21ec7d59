import * as z from 'zod';
import { payoutDecision, payoutPaid } from '../fields/wallet.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { momentText } from '../kit/momentText.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { ExtractStatus, WalletKind } from '../rules/wallet.ts';
import { ExtractLog } from '../user/accountExtractLog.ts';
import { DRAW_MOVED_ON, NOTHING_TO_PAY, OWN_DRAW, REF_TAKEN } from './walletFailures.ts';

const action = 'payout:manage';

const Payout = ExtractLog.extend({
  walletKind: oneOf(WalletKind),
  ownerName: z.string(),
  applyName: z.string(),
  /** What arrives: without the fee. */
  payMoney: Money,
  /** When it was put into a file for the bank. */
  fileTime: Time.nullable(),
  /** 1: it is the reader's own, so somebody else takes the next step. */
  isOwn: Flag,
});

export type Payout = z.infer<typeof Payout>;

export const list = endpoint({
  summary: '运营后台：提现，没有完的等得久的在前，完了的新的在前',
  method: 'POST',
  path: '/trade/auth/admin/payout/list',
  kind: 'read',
  action,
  input: z.object({ extractStatus: oneOf(ExtractStatus).default(ExtractStatus.auditing), ...paging }),
  output: pageOf(Payout),
});

const step = { id: Id };
const stepFails = [NOT_FOUND, OWN_DRAW, DRAW_MOVED_ON];
const reasonNeeded = { path: ['remark'], message: '请写明原因，申请的人会看到' };

export const decide = endpoint({
  summary: '运营后台：同意提现，或退回钱包并写明原因',
  method: 'POST',
  path: '/trade/auth/admin/payout/decide',
  kind: 'write',
  action,
  input: z
    .object({ ...step, isPassed: Flag, ...fieldSchemas(payoutDecision) })
    .refine(({ isPassed, remark }) => isPassed === 1 || remark !== '', reasonNeeded),
  output: z.object({ id: Id }),
  fails: stepFails,
});

export const batch = endpoint({
  summary:
    '运营后台：把等待付款、还不在付款文件里的提现做成给银行的文件（户名、账号、金额），不含自己的；也可以再要以前的一份',
  method: 'POST',
  path: '/trade/auth/admin/payout/batch',
  kind: 'write',
  action,
  /** When an earlier file was made: that one again, without what was paid meanwhile. */
  input: z.object({ fileTime: momentText('付款文件').optional() }),
  output: z.object({ fileName: z.string(), content: z.string(), countPayout: z.int() }),
  fails: [NOTHING_TO_PAY],
});

export const pay = endpoint({
  summary: '运营后台：已经交银行付款，记下流水号',
  method: 'POST',
  path: '/trade/auth/admin/payout/pay',
  kind: 'write',
  action,
  input: z.object({ ...step, ...fieldSchemas(payoutPaid) }),
  output: z.object({ id: Id }),
  fails: [...stepFails, REF_TAKEN],
});

export const confirm = endpoint({
  summary: '运营后台：确认到账，账从在途转出',
  method: 'POST',
  path: '/trade/auth/admin/payout/confirm',
  kind: 'write',
  action,
  input: z.object(step),
  output: z.object({ id: Id }),
  fails: stepFails,
});

export const bounce = endpoint({
  summary: '运营后台：银行没有付成，钱退回钱包',
  method: 'POST',
  path: '/trade/auth/admin/payout/bounce',
  kind: 'write',
  action,
  input: z.object({ ...step, ...fieldSchemas(payoutDecision) }).refine(({ remark }) => remark !== '', reasonNeeded),
  output: z.object({ id: Id }),
  fails: stepFails,
});
