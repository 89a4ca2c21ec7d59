import * as contract from '#contract/trade/adminPayoutBill.ts';
import { payoutSheet } from '../../domain/payoutBills/columns.ts';
import type { Raw } from '../../domain/payoutBills/columns.ts';
import {
  payoutBillPage,
  payoutBillView,
  settlePayoutDifference,
  takePayoutBill,
} from '../../domain/payoutBills/desk.ts';
import { templateFile } from '../../domain/sheetImport/files.ts';
import type { Checked } from '../../domain/sheetImport/sheetKind.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, request) => payoutBillPage(ctx, request));

export const template = handle(contract.template, (ctx) => templateFile<Raw, Raw & Checked>(ctx, payoutSheet));

/** No transaction waits for the reading of the file. */
export const upload = handle(
  contract.upload,
  async (ctx, { file }) => {
    const taken = await takePayoutBill(ctx, file);
    ctx.changed({ after: { ...taken, fileName: file.fileName } });
    return taken;
  },
  { transaction: 'own' },
);

export const view = handle(contract.view, (ctx, request) => payoutBillView(ctx, request));

export const settle = handle(contract.settle, async (ctx, { id, reason }) => {
  await settlePayoutDifference(ctx, { id, reason });
  ctx.changed({ after: { id, reason } });
  return { id };
});
