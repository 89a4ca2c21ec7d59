import * as contract from '#contract/trade/adminBill.ts';
import { billPage, billView, fetchNow, removeBill, settleDifference, takeBill } from '../../domain/bills/desk.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, request) => billPage(ctx, request));

/** No transaction waits for the reading of the file. */
export const upload = handle(
  contract.upload,
  async (ctx, input) => {
    const taken = await takeBill(ctx, input);
    ctx.changed({ after: { ...taken, bank: input.bank, day: input.day, fileName: input.file.fileName } });
    return taken;
  },
  { transaction: 'own' },
);

/** Nor for the bank. */
export const fetch = handle(
  contract.fetch,
  async (ctx, input) => {
    const taken = await fetchNow(ctx, input);
    ctx.changed({ after: { ...taken, ...input } });
    return taken;
  },
  { transaction: 'own' },
);

export const remove = handle(contract.remove, async (ctx, { id }) => {
  ctx.changed({ before: await removeBill(ctx, id) });
  return { id };
});

export const view = handle(contract.view, (ctx, request) => billView(ctx, request));

export const settle = handle(contract.settle, async (ctx, { id, reason }) => {
  await settleDifference(ctx, { id, reason });
  ctx.changed({ after: { id, reason } });
  return { id };
});
