import * as contract from '#contract/course/certificateTemplate.ts';
import {
  addTemplate,
  changeTemplate,
  makeDefault,
  removeTemplate,
  templatePage,
} from '../../domain/certificate/templates.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, templatePage);

export const save = handle(contract.save, async (ctx, wish) => ({ id: await addTemplate(ctx, wish) }));

export const update = handle(contract.update, async (ctx, { id, ...wish }) => {
  await changeTemplate(ctx, id, wish);
  return { id };
});

export const setDefault = handle(contract.setDefault, async (ctx, { id }) => {
  await makeDefault(ctx, id);
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeTemplate(ctx, id);
  return {};
});
