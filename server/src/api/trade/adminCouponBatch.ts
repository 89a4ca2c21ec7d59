import * as contract from '#contract/trade/adminCouponBatch.ts';
import { batchesOf, batchPage, platformBearer } from '../../domain/coupons/batches.ts';
import { ticketSheet } from '../../domain/coupons/tickets.ts';
import { arrangeBatch, saveBatch } from '../../domain/coupons/write.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, { bearer, ...request }) =>
  batchPage(ctx.db, batchesOf({ bearer }), request),
);

export const save = handle(contract.save, async (ctx, written) => {
  const id = await saveBatch(ctx.db, platformBearer, written, ctx.now);
  ctx.changed({ after: { ...written, id } });
  return { id };
});

export const arrange = handle(contract.arrange, async (ctx, { id, statusId }) => {
  await arrangeBatch(ctx.db, undefined, { id, statusId }, ctx.now);
  ctx.changed({ after: { id, statusId } });
  return { id };
});

export const codes = handle(contract.codes, async (ctx, { id }) => {
  const file = await ticketSheet(ctx.db, batchesOf(platformBearer), id, ctx.now);
  ctx.changed({ after: { id } });
  return file;
});
