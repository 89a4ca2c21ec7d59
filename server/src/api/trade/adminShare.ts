import * as contract from '#contract/trade/adminShare.ts';
import { removeShare, saveShare, sharePage } from '../../domain/trade/shareDesk.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => sharePage(ctx, input));

export const save = handle(contract.save, async (ctx, wish) => {
  const id = await saveShare(ctx, wish);
  ctx.changed({ after: { ...wish, id } });
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  const before = await removeShare(ctx, id);
  ctx.changed({ before });
  return { id };
});
