import * as contract from '#contract/trade/adminInvoice.ts';
import { invoicePage, issueInvoice, redInvoice, refuseInvoice } from '../../domain/trade/invoiceDesk.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => invoicePage(ctx, input));

export const issue = handle(contract.issue, async (ctx, paper) => {
  await issueInvoice(ctx, paper);
  ctx.changed({ after: paper });
  return { id: paper.id };
});

export const refuse = handle(contract.refuse, async (ctx, { id, opinion }) => {
  await refuseInvoice(ctx, { id, opinion });
  ctx.changed({ after: { id, opinion } });
  return { id };
});

export const red = handle(contract.red, async (ctx, paper) => {
  await redInvoice(ctx, paper);
  ctx.changed({ after: paper });
  return { id: paper.id };
});
