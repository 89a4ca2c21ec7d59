import * as z from 'zod';
import { transfer as fields } from '../fields/trade.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchema } from '../kit/fieldSchema.ts';
import { fileUrl } from '../kit/fileUrl.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Id, Money, Time } from '../kit/values.ts';
import { TransferState } from '../rules/transfers.ts';
import * as failures from './failures.ts';

const { NOT_FOR_SALE, ORDER_MOVED_ON, ORDER_OVERDUE, TRANSFER_TOLD, WAY_NOT_OPEN } = failures;
const { PLACE_NOT_BY_TRANSFER, VOUCHERS_SPENT } = failures;

/** The account to which money is transferred. */
export const Payee = z.object({ payeeName: z.string(), payeeBank: z.string(), payeeAccount: z.string() });

export const Transfer = z.object({
  id: Id,
  orderNo: Id,
  productName: z.string(),
  price: Money,
  gmtCreate: Time,
  transferState: oneOf(TransferState),
  payerName: z.string(),
  payerBank: z.string(),
  paidOn: z.string(),
  /** Opened by whoever sent it and by those who look for the money. */
  voucher: z.string(),
  /** Why it was sent back; empty unless it was. */
  opinion: z.string(),
  auditTime: Time.nullable(),
});

export type Transfer = z.infer<typeof Transfer>;

const order = z.object({ orderNo: Id.of('order') });

export const begin = endpoint({
  summary: '对公转账：转到哪个账户、多少、附言写什么，和这个订单最近一次的凭证',
  method: 'POST',
  path: '/trade/auth/transfer/info/begin',
  kind: 'read',
  input: order,
  output: Payee.extend({
    orderNo: Id,
    productName: z.string(),
    price: Money,
    expiresAt: Time,
    /** The last voucher of this order. */
    last: Transfer.nullable(),
  }),
  fails: [NOT_FOUND, WAY_NOT_OPEN, PLACE_NOT_BY_TRANSFER, VOUCHERS_SPENT],
});

export const save = endpoint({
  summary: '交转账凭证；订单等着核对，不会自动关闭',
  method: 'POST',
  path: '/trade/auth/transfer/info/save',
  kind: 'write',
  input: order.extend({
    payerName: fieldSchema(fields.payerName),
    payerBank: fieldSchema(fields.payerBank),
    paidOn: named(fields.paidOn, z.iso.date('请选择转账日期')),
    voucher: named(fields.voucher, fileUrl(fields.voucher.label)),
  }),
  output: z.object({ id: Id }),
  fails: [
    NOT_FOUND,
    WAY_NOT_OPEN,
    TRANSFER_TOLD,
    PLACE_NOT_BY_TRANSFER,
    VOUCHERS_SPENT,
    ORDER_MOVED_ON,
    ORDER_OVERDUE,
    NOT_FOR_SALE,
  ],
});

export const list = endpoint({
  summary: '我的转账，新的在前',
  method: 'POST',
  path: '/trade/auth/transfer/info/list',
  kind: 'read',
  input: z.object(paging),
  output: pageOf(Transfer),
});

export const view = endpoint({
  summary: '我的一笔转账',
  method: 'POST',
  path: '/trade/auth/transfer/info/view',
  kind: 'read',
  input: z.object({ id: Id.of('transfer') }),
  output: Transfer.extend({
    /** 1: the order still waits, so that another voucher can be handed in. */
    isOpen: z.union([z.literal(0), z.literal(1)]),
  }),
  fails: [NOT_FOUND],
});
