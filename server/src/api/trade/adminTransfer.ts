import * as contract from '#contract/trade/adminTransfer.ts';
import { receiveTransfer, refuseTransfer, returnedByHand, transferPage } from '../../domain/trade/transferDesk.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => transferPage(ctx, input));

export const receive = handle(contract.receive, async (ctx, { id, bankRef }) => {
  await receiveTransfer(ctx, { id, bankRef });
  ctx.changed({ after: { id, bankRef } });
  return { id };
});

export const refuse = handle(contract.refuse, async (ctx, { id, opinion }) => {
  await refuseTransfer(ctx, { id, opinion });
  ctx.changed({ after: { id, opinion } });
  return { id };
});

export const returned = handle(contract.returned, async (ctx, { id, bankRef }) => {
  await returnedByHand(ctx, id, bankRef);
  ctx.changed({ after: { id, bankRef } });
  return { id };
});
