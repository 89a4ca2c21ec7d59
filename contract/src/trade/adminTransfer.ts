import * as z from 'zod';
import { transferReceived, transferRefused } from '../fields/trade.ts';
import { endpoint } from '../kit/endpoint.ts';
import { NOT_FOUND } from '../kit/errors.ts';
import { named } from '../kit/fieldNames.ts';
import { fieldSchemas } from '../kit/fieldSchema.ts';
import { oneOf } from '../kit/oneOf.ts';
import { pageOf, paging } from '../kit/page.ts';
import { Flag, Id } from '../kit/values.ts';
import { TransferState } from '../rules/transfers.ts';
import {
  BANK_REF_USED,
  NOT_BY_HAND,
  OWN_REFUND,
  OWN_TRANSFER,
  REFUND_MOVED_ON,
  TRANSFER_MOVED_ON,
} from './failures.ts';
import { Transfer } from './transfer.ts';

const QueuedTransfer = Transfer.extend({
  buyerName: z.string(),
  bankRef: z.string(),
  /** 1: the reader's own, so somebody else looks for it. */
  isOwn: Flag,
});

export type QueuedTransfer = z.infer<typeof QueuedTransfer>;

/** As banks write them; of one kind of payment each stands for one movement. */
const bankRef = named(
  transferReceived.bankRef,
  z
    .string()
    .trim()
    .regex(/^[\dA-Za-z-]{6,40}$/, '银行流水号是 6 到 40 位字母、数字或连字符'),
);

export const list = endpoint({
  summary: '运营后台：转账，待核对的等得久的在前，其余的新的在前',
  method: 'POST',
  path: '/trade/auth/admin/transfer/list',
  kind: 'read',
  action: 'order:manage',
  input: z.object({ transferState: oneOf(TransferState).default(TransferState.waiting), ...paging }),
  output: pageOf(QueuedTransfer),
});

export const receive = endpoint({
  summary: '运营后台：钱到账了，写银行流水号；订单付款并交付',
  method: 'POST',
  path: '/trade/auth/admin/transfer/receive',
  kind: 'write',
  action: 'order:manage',
  input: z.object({ id: Id, bankRef }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_TRANSFER, TRANSFER_MOVED_ON, BANK_REF_USED],
});

export const refuse = endpoint({
  summary: '运营后台：没有核对上，退回并写明原因',
  method: 'POST',
  path: '/trade/auth/admin/transfer/refuse',
  kind: 'write',
  action: 'order:manage',
  input: z.object({ id: Id, ...fieldSchemas(transferRefused) }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_TRANSFER, TRANSFER_MOVED_ON],
});

export const returned = endpoint({
  summary: '运营后台：对公转账的退款、支付方退不成的退款已经另外转回，写银行流水号；自己的由别人登记',
  method: 'POST',
  path: '/trade/auth/admin/transfer/returned',
  kind: 'write',
  action: 'order:manage',
  /** Of the refund. */
  input: z.object({ id: Id, bankRef }),
  output: z.object({ id: Id }),
  fails: [NOT_FOUND, OWN_REFUND, NOT_BY_HAND, REFUND_MOVED_ON, BANK_REF_USED],
});
