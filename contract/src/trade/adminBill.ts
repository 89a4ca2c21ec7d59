import * as z from 'zod';
import { bill as fields, billSettled } from '../fields/bill.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { FileInput } from '../kit/uploadedFile.ts';
import { Flag, Id, Money, Time } from '../kit/values.ts';
import { BILL_BYTES, billBanks, BillMark, BillSide } from '../rules/bills.ts';
import type { BillBank } from '../rules/bills.ts';
import { PayType } from '../rules/orders.ts';
import * as failures from './failures.ts';

const { BILL_NOT_FETCHED, BILL_SETTLED, BILL_TWICE, BILL_UNREADABLE, DIFFERENCE_SETTLED, WAY_NOT_OPEN } = failures;

const action = 'bill:settle';

const Bill = z.object({
  id: Id,
  gmtCreate: Time,
  payType: oneOf(PayType),
  day: z.string(),
  fileName: z.string(),
  actorName: z.string(),
  /** 1: it was downloaded by itself. */
  isFetched: Flag,
  lineCount: z.int(),
  /** Of all payments and of all refunds of the bill. */
  paid: Money,
  refunded: Money,
  /** What the bank kept of it, less what it gave back with refunds; below zero where that was more. */
  fee: z.number(),
  /** Differences that nobody has settled, and those that somebody has. */
  openCount: z.int(),
  settledCount: z.int(),
});

export type Bill = z.infer<typeof Bill>;

const Bank = z.enum(Object.keys(billBanks) as [BillBank, ...BillBank[]], '请选择支付方');

/** Of which bank and day. */
const wanted = z.object({
  bank: named(fields.bank, Bank),
  // The calendar of the database knows no year 0.
  day: named(
    fields.day,
    z.iso.date('请选择账单的日期').refine((day) => day >= '2000-01-01', '请选择账单的日期'),
  ),
});

/** What has become of it. */
const Taken = z.object({ id: Id, lineCount: z.int(), differenceCount: z.int() });

const Miss = z.object({ payType: oneOf(PayType), day: z.string(), problem: z.string(), tries: z.int(), triedAt: Time });

export type Miss = z.infer<typeof Miss>;

export const list = endpoint({
  summary: '运营后台：支付方的日账单，日子近的在前',
  method: 'POST',
  path: '/trade/auth/admin/bill/list',
  kind: 'read',
  action,
  input: z.object(paging),
  output: pageOf(Bill).extend({
    /** What could not be downloaded and is not here yet, the newest days. */
    misses: z.array(Miss),
    /** The banks whose bills are downloaded here. */
    banks: z.array(Bank),
  }),
});

export const fetch = endpoint({
  summary: '运营后台：现在从支付方下载一天的账单，逐笔核对',
  method: 'POST',
  path: '/trade/auth/admin/bill/fetch',
  kind: 'write',
  action,
  input: wanted,
  output: Taken,
  fails: [WAY_NOT_OPEN, BILL_NOT_FETCHED, BILL_TWICE],
});

export const upload = endpoint({
  summary: '运营后台：传一天的账单（CSV），逐笔与到账、退款核对，差异列出来',
  method: 'POST',
  path: '/trade/auth/admin/bill/upload',
  kind: 'write',
  action,
  multipart: true,
  bodyLimit: BILL_BYTES + 4096,
  input: wanted.extend({ file: FileInput }),
  output: Taken,
  fails: [BILL_UNREADABLE, BILL_TWICE],
});

export const remove = endpoint({
  summary: '运营后台：传错的账单可以移走；处理过差异的不行',
  method: 'POST',
  path: '/trade/auth/admin/bill/remove',
  kind: 'write',
  action,
  input: z.object({ id: Id }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, BILL_SETTLED],
});

const Difference = z.object({
  id: Id,
  mark: oneOf(BillMark),
  side: oneOf(BillSide),
  /** The number of the bank's transaction, or of our refund. */
  ref: z.string(),
  orderNo: Id.nullable(),
  /** Where the fee differs: what was agreed, and what the bank kept or gave back. */
  ours: Money.nullable(),
  theirs: Money.nullable(),
  reason: z.string(),
  /** Null while it is open. */
  settledAt: Time.nullable(),
  /** Empty where a later bill or a later notice settled it. */
  actorName: z.string(),
});

export type Difference = z.infer<typeof Difference>;

export const view = endpoint({
  summary: '运营后台：一张账单与它的差异，没有处理的在前',
  method: 'POST',
  path: '/trade/auth/admin/bill/view',
  kind: 'read',
  action,
  input: z.object({ id: Id, ...paging }),
  output: pageOf(Difference).extend({ bill: Bill }),
  fails: [NOT_FOUND],
});

export const settle = endpoint({
  summary: '运营后台：一笔差异处理好了，写明怎么处理的',
  method: 'POST',
  path: '/trade/auth/admin/bill/settle',
  kind: 'write',
  action,
  input: z.object({ id: Id, ...fieldSchemas(billSettled) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, DIFFERENCE_SETTLED],
});
