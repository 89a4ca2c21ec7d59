import * as contract from '#contract/trade/sale.ts';
import { soldOrder } from '../../domain/sales/list.ts';
import { soldSheet } from '../../domain/sales/sheet.ts';
import { saleGroups, saleSums } from '../../domain/sales/sums.ts';
import { sumSheet as sheetOfSums } from '../../domain/sales/sumSheet.ts';
import { ownShares } from '../../domain/trade/shareRules.ts';
import { ownerOf } from '../../domain/wallet/owner.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, (ctx, { orderNo }) => soldOrder(ctx.db, ownerOf(ctx, 'sale:view'), orderNo));

export const sums = handle(contract.sums, (ctx, input) => saleSums(ctx.db, ownerOf(ctx, 'sale:view'), input, ctx.now));

export const groups = handle(contract.groups, (ctx, input) =>
  saleGroups(ctx.db, ownerOf(ctx, 'sale:view'), input, ctx.now),
);

export const sheet = handle(contract.sheet, (ctx, input) =>
  soldSheet(ctx.db, ownerOf(ctx, 'sale:view'), input, ctx.now),
);

export const sumSheet = handle(contract.sumSheet, (ctx, input) =>
  sheetOfSums(ctx.db, ownerOf(ctx, 'sale:view'), input, ctx.now),
);

export const shares = handle(contract.shares, (ctx) => ownShares(ctx.db, ownerOf(ctx, 'sale:view'), ctx.now));
