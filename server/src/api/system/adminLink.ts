import * as contract from '#contract/system/adminLink.ts';
import { websiteLink } from '../../db/schema/system.ts';
import { arrangeManaged, managedRows, removeManaged, saveManaged } from '../../domain/console/managed.ts';
import { handle } from '../../kit/handle.ts';

const all = { most: 50 };

export const list = handle(contract.list, async (ctx) => ({ list: await managedRows(ctx.db, websiteLink, all) }));

export const save = handle(contract.save, async (ctx, { id, version, statusId, ...values }) => ({
  id: await saveManaged(ctx, websiteLink, { id, version, statusId }, values, all),
}));

export const arrange = handle(contract.arrange, async (ctx, { ids }) =>
  arrangeManaged(ctx, websiteLink, websiteLink.linkName, ids),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  await removeManaged(ctx, websiteLink, input);
  return {};
});
