import * as contract from '#contract/startup/policyAdvocacyDesk.ts';
import {
  advocacyDeskPage,
  advocacyForm,
  publishAdvocacy,
  removeAdvocacy,
  saveAdvocacy,
  withdrawAdvocacy,
} from '../../domain/startPolicy/advocacyDesk.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, advocacyDeskPage);

export const form = handle(contract.form, async (ctx, { id }) => advocacyForm(ctx, id));

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveAdvocacy(ctx, written) }));

export const publish = handle(contract.publish, async (ctx, written) => ({ id: await publishAdvocacy(ctx, written) }));

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawAdvocacy(ctx, id);
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeAdvocacy(ctx, id);
  return { id };
});
