import * as contract from '#contract/startup/policyDesk.ts';
import { deskPage, policyForm, removeDraft, withdrawPolicy } from '../../domain/startPolicy/desk.ts';
import { publishPolicy, saveDraft } from '../../domain/startPolicy/keep.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, deskPage);

export const form = handle(contract.form, async (ctx, { id }) => policyForm(ctx, id));

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveDraft(ctx, written) }));

export const publish = handle(contract.publish, publishPolicy);

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawPolicy(ctx, id);
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeDraft(ctx, id);
  return { id };
});
