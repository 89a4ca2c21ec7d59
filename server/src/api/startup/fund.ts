import * as contract from '#contract/startup/fund.ts';
import { fundPage, receiptPage, viewFund } from '../../domain/incubation/funds.ts';
import { askFund, bookReceipt, takeBackFund } from '../../domain/incubation/spend.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, fundPage);

export const view = handle(contract.view, async (ctx, { id }) => viewFund(ctx, id));

export const receipts = handle(contract.receipts, receiptPage);

export const ask = handle(contract.ask, async (ctx, wish) => ({ id: await askFund(ctx, wish) }));

export const takeBack = handle(contract.takeBack, async (ctx, { id }) => {
  await takeBackFund(ctx, id);
  return { id };
});

export const addReceipt = handle(contract.addReceipt, async (ctx, wish) => ({ id: await bookReceipt(ctx, wish) }));
