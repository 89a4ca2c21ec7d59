import * as contract from '#contract/exam/questionFolder.ts';
import { addFolder, folderCounts, moveFolder, removeFolder, renameFolder } from '../../domain/questions/folders.ts';
import { mustKeepBank } from '../../domain/questions/keeper.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx) => {
  mustKeepBank(ctx);
  return folderCounts(ctx);
});

export const save = handle(contract.save, async (ctx, wish) => ({ id: await addFolder(ctx, wish) }));

export const update = handle(contract.update, async (ctx, { id, folderName }) => {
  await renameFolder(ctx, id, folderName);
  return {};
});

export const move = handle(contract.move, async (ctx, { id, parentId }) => {
  await moveFolder(ctx, id, parentId);
  return {};
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeFolder(ctx, id);
  return {};
});
