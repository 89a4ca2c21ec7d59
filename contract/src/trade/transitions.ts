import { NOT_FOUND } from '../kit/errors.ts';
import { GroupState } from '../rules/groups.ts';
import { InvoiceState } from '../rules/invoices.ts';
import { OrderState, PaymentState, RefundState } from '../rules/orders.ts';
import { TransferState } from '../rules/transfers.ts';
import { machine } from '../rules/transitions.ts';
import {
  INVOICE_ASKED,
  INVOICE_MOVED_ON,
  ORDER_MOVED_ON,
  OWN_INVOICE,
  OWN_REFUND,
  OWN_TRANSFER,
  REFUND_MOVED_ON,
  TRANSFER_MOVED_ON,
} from './failures.ts';

const { toPay, paid, failed, closed, refunded, refunding, grouping } = OrderState;
const any = { by: 'anyone', notFrom: ORDER_MOVED_ON } as const;
const buyer = { by: 'owner', notBy: NOT_FOUND, notFrom: ORDER_MOVED_ON } as const;

/** An order: what is not among these steps does not happen, in whatever order things arrive (docs/decisions/0074). */
export const orderSteps = machine(OrderState.labels, {
  /** Money arrived: what was bought is delivered in the same transaction. */
  pay: { ...any, from: [toPay, failed], to: paid },
  fail: { ...any, from: [toPay], to: failed },
  /** Money arrived for something that is bought together: it is delivered once all have paid, */
  pool: { ...any, from: [toPay, failed], to: grouping },
  deal: { ...any, from: [grouping], to: paid },
  /** or goes back. */
  ungroup: { ...any, from: [grouping], to: closed },
  cancel: { ...buyer, from: [toPay, failed], to: closed },
  close: { ...any, from: [toPay, failed], to: closed },
  askRefund: { ...buyer, from: [paid], to: refunding },
  /** An operator gives it back unasked: it is granted in the same moment. */
  beginRefund: { by: 'another', notBy: OWN_REFUND, notFrom: ORDER_MOVED_ON, from: [paid], to: refunding },
  withdrawRefund: { ...buyer, from: [refunding], to: paid },
  refuseRefund: { ...any, from: [refunding], to: paid },
  grantRefund: { ...any, from: [refunding], to: refunded },
});

/** One try to pay. */
export const paymentSteps = machine(PaymentState.labels, {
  pay: { ...any, from: [PaymentState.waiting, PaymentState.refused, PaymentState.closed], to: PaymentState.paid },
  refuse: { ...any, from: [PaymentState.waiting], to: PaymentState.refused },
  close: { ...any, from: [PaymentState.waiting], to: PaymentState.closed },
});

const { asked, granted, done, refused, withdrawn } = RefundState;
const decision = { by: 'another', notBy: OWN_REFUND, notFrom: REFUND_MOVED_ON } as const;

/** Money that goes back; what came in surplus begins as granted. */
export const refundSteps = machine(RefundState.labels, {
  grant: { ...decision, from: [asked], to: granted },
  refuse: { ...decision, from: [asked], to: refused },
  withdraw: { by: 'owner', notBy: NOT_FOUND, from: [asked], to: withdrawn, notFrom: REFUND_MOVED_ON },
  payBack: { by: 'anyone', from: [granted], to: done, notFrom: REFUND_MOVED_ON },
});

const { waiting, received, refused: notFound } = TransferState;
const looking = { by: 'another', notBy: OWN_TRANSFER, notFrom: TRANSFER_MOVED_ON } as const;

/** A transfer that an operator looks for on the account of the site. */
export const transferSteps = machine(TransferState.labels, {
  receive: { ...looking, from: [waiting], to: received },
  refuse: { ...looking, from: [waiting], to: notFound },
});

const invoicing = { by: 'another', notBy: OWN_INVOICE, notFrom: INVOICE_MOVED_ON } as const;
const itself = { by: 'anyone', notFrom: INVOICE_MOVED_ON } as const;

/** The invoice of an order. What was made out is never unmade: the red one takes it back. */
export const invoiceSteps = machine(InvoiceState.labels, {
  ask: {
    by: 'owner',
    notBy: NOT_FOUND,
    from: [InvoiceState.refused, InvoiceState.withdrawn],
    to: InvoiceState.asked,
    notFrom: INVOICE_ASKED,
  },
  withdraw: {
    by: 'owner',
    notBy: NOT_FOUND,
    from: [InvoiceState.asked],
    to: InvoiceState.withdrawn,
    notFrom: INVOICE_MOVED_ON,
  },
  issue: { ...invoicing, from: [InvoiceState.asked], to: InvoiceState.issued },
  refuse: { ...invoicing, from: [InvoiceState.asked], to: InvoiceState.refused },
  /** The order is given back before there was an invoice, */
  drop: { ...itself, from: [InvoiceState.asked], to: InvoiceState.withdrawn },
  /** or after. */
  owe: { ...itself, from: [InvoiceState.issued], to: InvoiceState.toRed },
  red: { ...invoicing, from: [InvoiceState.toRed], to: InvoiceState.red },
});

const overAlready = { by: 'anyone', notFrom: ORDER_MOVED_ON } as const;

/** People who buy together. */
export const groupSteps = machine(GroupState.labels, {
  fill: { ...overAlready, from: [GroupState.open], to: GroupState.full },
  fail: { ...overAlready, from: [GroupState.open], to: GroupState.failed },
});
