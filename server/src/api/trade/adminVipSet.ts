import { centsOf, yuanOf } from '#contract/rules/money.ts';
import * as contract from '#contract/trade/adminVipSet.ts';
import { vipSet } from '../../db/schema/membership.ts';
import { arrangeManaged, managedRows, removeManaged, saveManaged } from '../../domain/console/managed.ts';
import { MOST_TIERS } from '../../domain/membership/tiers.ts';
import { handle } from '../../kit/handle.ts';

const all = { most: MOST_TIERS };

export const list = handle(contract.list, async (ctx) => {
  const rows = await managedRows(ctx.db, vipSet, all);
  return { list: rows.map((row) => ({ ...row, price: yuanOf(row.price) })) };
});

export const save = handle(contract.save, async (ctx, { id, version, statusId, price, ...values }) => ({
  id: await saveManaged(ctx, vipSet, { id, version, statusId }, { ...values, price: centsOf(price) }, all),
}));

export const arrange = handle(contract.arrange, async (ctx, { ids }) =>
  arrangeManaged(ctx, vipSet, vipSet.vipName, ids),
);

/** What was ordered keeps its name, level and days: the order has them. */
export const remove = handle(contract.remove, async (ctx, input) => {
  await removeManaged(ctx, vipSet, input);
  return {};
});
