import * as contract from '#contract/position/vacancySearch.ts';
import { lookAtSearch, removeSearch, renameSearch, saveSearch } from '../../domain/vacancySearch/keep.ts';
import { searchPage } from '../../domain/vacancySearch/list.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, wish) => ({ id: await saveSearch(ctx, wish) }));

export const list = handle(contract.list, searchPage);

export const update = handle(contract.update, async (ctx, wish) => {
  await renameSearch(ctx, wish);
  return {};
});

export const look = handle(contract.look, async (ctx, { id }) => {
  await lookAtSearch(ctx, id);
  return {};
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeSearch(ctx, id);
  return {};
});
