import * as contract from '#contract/position/talentTemplate.ts';
import { removeTemplate, saveTemplate, templatePage } from '../../domain/hiring/templates.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, templatePage);

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveTemplate(ctx, written) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeTemplate(ctx, id);
  return {};
});
