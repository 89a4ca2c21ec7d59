import * as contract from '#contract/position/importedTalent.ts';
import {
  keepImported,
  moveImported,
  noteImported,
  removeImported,
  tagImported,
} from '../../domain/talentImport/marks.ts';
import { importedPage, openImported } from '../../domain/talentImport/pool.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, importedPage);

export const view = handle(contract.view, (ctx, { id }) => openImported(ctx, id));

export const move = handle(contract.move, async (ctx, wish) => {
  await moveImported(ctx, wish);
  return {};
});

export const tag = handle(contract.tag, async (ctx, wish) => {
  await tagImported(ctx, wish);
  return {};
});

export const note = handle(contract.note, async (ctx, wish) => ({ id: await noteImported(ctx, wish) }));

export const keep = handle(contract.keep, async (ctx, wish) => {
  await keepImported(ctx, wish);
  return {};
});

export const remove = handle(contract.remove, async (ctx, { ids }) => {
  await removeImported(ctx, ids);
  return {};
});
