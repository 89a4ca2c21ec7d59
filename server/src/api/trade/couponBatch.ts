import { CouponBearer } from '#contract/rules/coupons.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import * as contract from '#contract/trade/couponBatch.ts';
import { batchesOf, batchPage } from '../../domain/coupons/batches.ts';
import type { Bearer } from '../../domain/coupons/batches.ts';
import { ticketSheet } from '../../domain/coupons/tickets.ts';
import { arrangeBatch, saveBatch } from '../../domain/coupons/write.ts';
import { concerning, ownerOf } from '../../domain/wallet/owner.ts';
import type { UserCtx } from '../../kit/context.ts';
import { handle } from '../../kit/handle.ts';

/** For whom the caller writes coupons in this identity. @throws NO_PERMISSION */
function bearerOf(ctx: UserCtx): Bearer & { log: { orgNo?: string } } {
  const owner = ownerOf(ctx, 'coupon:edit');
  const isOrg = owner.walletKind === WalletKind.organization;
  const bearer = isOrg ? CouponBearer.organization : CouponBearer.lecturer;
  return { bearer, ownerNo: owner.ownerNo, log: concerning(owner) };
}

export const list = handle(contract.list, (ctx, request) => batchPage(ctx.db, batchesOf(bearerOf(ctx)), request));

export const save = handle(contract.save, async (ctx, written) => {
  const { log, ...bearer } = bearerOf(ctx);
  const id = await saveBatch(ctx.db, bearer, written, ctx.now);
  ctx.changed({ ...log, after: { ...written, id } });
  return { id };
});

export const arrange = handle(contract.arrange, async (ctx, { id, statusId }) => {
  const { log, ...bearer } = bearerOf(ctx);
  await arrangeBatch(ctx.db, batchesOf(bearer), { id, statusId }, ctx.now);
  ctx.changed({ ...log, after: { id, statusId } });
  return { id };
});

export const codes = handle(contract.codes, async (ctx, { id }) => {
  const { log, ...bearer } = bearerOf(ctx);
  const file = await ticketSheet(ctx.db, batchesOf(bearer), id, ctx.now);
  ctx.changed({ ...log, after: { id } });
  return file;
});
