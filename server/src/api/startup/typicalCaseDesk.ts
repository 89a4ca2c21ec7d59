import * as contract from '#contract/startup/typicalCaseDesk.ts';
import { beginCase, candidatePage } from '../../domain/startCase/begin.ts';
import { caseDeskPage } from '../../domain/startCase/desk.ts';
import { askPeople, caseForm, publishCase, removeCase, saveCase, withdrawCase } from '../../domain/startCase/keep.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, caseDeskPage);

export const candidates = handle(contract.candidates, candidatePage);

export const begin = handle(contract.begin, async (ctx, wish) => ({ id: await beginCase(ctx, wish) }));

export const form = handle(contract.form, async (ctx, { id }) => caseForm(ctx, id));

export const save = handle(contract.save, async (ctx, written) => ({
  id: written.id,
  countAsked: await saveCase(ctx, written),
}));

export const publish = handle(contract.publish, async (ctx, written) => ({
  id: written.id,
  countAsked: await publishCase(ctx, written),
}));

export const ask = handle(contract.ask, async (ctx, { id }) => ({ id, countAsked: await askPeople(ctx, id) }));

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawCase(ctx, id);
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeCase(ctx, id);
  return { id };
});
