import * as contract from '#contract/trade/invoice.ts';
import { askInvoice, beginInvoice, myInvoices, withdrawInvoice } from '../../domain/trade/invoices.ts';
import { handle } from '../../kit/handle.ts';

export const begin = handle(contract.begin, (ctx, { orderNo }) => beginInvoice(ctx, orderNo));

export const save = handle(contract.save, async (ctx, wish) => {
  await askInvoice(ctx, wish);
  return { orderNo: wish.orderNo };
});

export const withdraw = handle(contract.withdraw, async (ctx, { orderNo }) => {
  await withdrawInvoice(ctx, orderNo);
  return { orderNo };
});

export const list = handle(contract.list, (ctx, request) => myInvoices(ctx, request));
