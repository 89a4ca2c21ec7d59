import * as z from 'zod';
import { billSettled } from '../fields/bill.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Flag, Id, Money, Nothing, Time } from '../kit/values.ts';
import { IMPORT_BYTES } from '../rules/importStates.ts';
import { PayoutMark } from '../rules/payoutBills.ts';
import { ExtractStatus } from '../rules/wallet.ts';
import { IMPORT_COLUMNS, IMPORT_EMPTY, IMPORT_TOO_MANY, IMPORT_UNREADABLE } from '../user/orgFailures.ts';
import { DIFFERENCE_SETTLED } from './failures.ts';
import { OWN_DRAW, PAYOUT_BILL_TWICE, PAYOUT_BILL_UNREADABLE, REF_TAKEN } from './walletFailures.ts';

const action = 'payout:manage';

/** What became of the lines of a file, by how many. */
const counts = {
  lineCount: z.int(),
  paidCount: z.int(),
  returnedCount: z.int(),
};

const PayoutBill = z.object({
  id: Id,
  gmtCreate: Time,
  fileName: z.string(),
  actorName: z.string(),
  ...counts,
  /** Of the lines that settled a payout. */
  paid: Money,
  /** Differences that nobody has settled, and those that somebody has. */
  openCount: z.int(),
  settledCount: z.int(),
});

export type PayoutBill = z.infer<typeof PayoutBill>;

export const list = endpoint({
  summary: '运营后台：银行的付款结果文件，新的在前',
  method: 'POST',
  path: '/trade/auth/admin/payoutBill/list',
  kind: 'read',
  action,
  input: z.object(paging),
  output: pageOf(PayoutBill),
});

export const template = endpoint({
  summary: '运营后台：付款结果文件的模板',
  method: 'POST',
  path: '/trade/auth/admin/payoutBill/template',
  kind: 'read',
  action,
  input: Nothing,
  output: z.object({ fileName: z.string(), content: z.string() }),
});

export const upload = endpoint({
  summary: '运营后台：传银行的付款结果（.xlsx 或 CSV），付成的确认到账，没有付成的退回钱包，其余的列成差异',
  method: 'POST',
  path: '/trade/auth/admin/payoutBill/upload',
  kind: 'write',
  action,
  multipart: true,
  bodyLimit: IMPORT_BYTES + 4096,
  input: z.object({ file: FileInput }),
  output: z.object({ id: Id, ...counts, differenceCount: z.int() }),
  fails: [
    IMPORT_UNREADABLE,
    IMPORT_COLUMNS,
    IMPORT_EMPTY,
    IMPORT_TOO_MANY,
    PAYOUT_BILL_UNREADABLE,
    PAYOUT_BILL_TWICE,
    REF_TAKEN,
  ],
});

const PayoutDifference = z.object({
  id: Id,
  mark: oneOf(PayoutMark),
  /** The line of the file; null where the file has none. */
  row: z.int().nullable(),
  extractNo: z.string(),
  ours: Money.nullable(),
  theirs: Money.nullable(),
  /** How it stood with the payout when the file came; null where there is none of ours. */
  ourState: oneOf(ExtractStatus).nullable(),
  /** Whether the bank says that it paid; null where it says nothing. */
  isPaid: Flag.nullable(),
  bankRef: z.string(),
  bankTime: Time.nullable(),
  /** Why the bank did not pay. */
  bankReason: z.string(),
  /** Somebody else settles what is about one's own money. */
  isOwn: Flag,
  reason: z.string(),
  /** Null while it is open. */
  settledAt: Time.nullable(),
  /** Empty where a later file settled it. */
  actorName: z.string(),
});

export type PayoutDifference = z.infer<typeof PayoutDifference>;

export const view = endpoint({
  summary: '运营后台：一份付款结果与它的差异，没有处理的在前',
  method: 'POST',
  path: '/trade/auth/admin/payoutBill/view',
  kind: 'read',
  action,
  input: z.object({ id: Id, ...paging }),
  output: pageOf(PayoutDifference).extend({ bill: PayoutBill }),
  fails: [NOT_FOUND],
});

export const settle = endpoint({
  summary: '运营后台：付款结果的一笔差异处理好了，写明怎么处理的',
  method: 'POST',
  path: '/trade/auth/admin/payoutBill/settle',
  kind: 'write',
  action,
  input: z.object({ id: Id, ...fieldSchemas(billSettled) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DIFFERENCE_SETTLED, OWN_DRAW],
});
