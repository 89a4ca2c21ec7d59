import * as contract from '#contract/user/ltiTool.ts';
import { removeTool, saveTool, toolPage } from '../../domain/ltiTools/manage.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, toolPage);

export const save = handle(contract.save, async (ctx, input) => ({ id: await saveTool(ctx, input) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeTool(ctx, id);
  return {};
});
