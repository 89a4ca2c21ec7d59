import * as contract from '#contract/position/talentTemplate.ts';
import { removeTemplate, saveTemplate, templatePage, updateTemplate } from '../../domain/hiring/templates.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, templatePage);

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveTemplate(ctx, written) }));

export const update = handle(contract.update, async (ctx, written) => {
  await updateTemplate(ctx, written);
  return {};
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeTemplate(ctx, id);
  return {};
});
