import * as contract from '#contract/position/talentSearch.ts';
import { lookAtFilter, removeFilter, renameFilter, saveFilter } from '../../domain/smartFilter/keep.ts';
import { savedPage } from '../../domain/smartFilter/saved.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, wish) => ({ id: await saveFilter(ctx, wish) }));

export const list = handle(contract.list, savedPage);

export const update = handle(contract.update, async (ctx, wish) => {
  await renameFilter(ctx, wish);
  return {};
});

export const look = handle(contract.look, async (ctx, { id }) => {
  await lookAtFilter(ctx, id);
  return {};
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeFilter(ctx, id);
  return {};
});
