import * as contract from '#contract/trade/adminPayout.ts';
import { payoutFile, payoutPage } from '../../domain/wallet/payoutDesk.ts';
import { approveDraw, bounceDraw, confirmDraw, payDraw, refuseDraw } from '../../domain/wallet/payouts.ts';
import type { UserCtx } from '../../kit/context.ts';
import { handle } from '../../kit/handle.ts';

const by = ({ user, now }: UserCtx, id: string) => ({ actor: user.userNo, id, now });

export const list = handle(contract.list, (ctx, input) => payoutPage(ctx, input));

export const decide = handle(contract.decide, async (ctx, { id, isPassed, remark }) => {
  await (isPassed === 1 ? approveDraw(ctx.db, by(ctx, id)) : refuseDraw(ctx.db, by(ctx, id), remark));
  ctx.changed({ after: { id, isPassed, remark } });
  return { id };
});

export const batch = handle(contract.batch, async (ctx, { fileTime }) => {
  const file = await payoutFile(ctx, fileTime);
  ctx.changed({ after: { fileName: file.fileName, countPayout: file.countPayout } });
  return file;
});

export const pay = handle(contract.pay, async (ctx, { id, bankRef }) => {
  await payDraw(ctx.db, by(ctx, id), bankRef);
  ctx.changed({ after: { id, bankRef } });
  return { id };
});

export const confirm = handle(contract.confirm, async (ctx, { id }) => {
  await confirmDraw(ctx.db, by(ctx, id));
  ctx.changed({ after: { id } });
  return { id };
});

export const bounce = handle(contract.bounce, async (ctx, { id, remark }) => {
  await bounceDraw(ctx.db, by(ctx, id), remark);
  ctx.changed({ after: { id, remark } });
  return { id };
});
