import * as contract from '#contract/startup/showDesk.ts';
import { showChoices, showDeskPage, showForm } from '../../domain/startShow/desk.ts';
import { removeShow, saveShow } from '../../domain/startShow/keep.ts';
import { cancelShow, finishShow, publishShow } from '../../domain/startShow/run.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, request) => showDeskPage(ctx, request));

export const choices = handle(contract.choices, async (ctx) => showChoices(ctx));

export const form = handle(contract.form, async (ctx, { id }) => showForm(ctx, id));

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveShow(ctx, written) }));

export const publish = handle(contract.publish, async (ctx, { id }) => {
  await publishShow(ctx, id);
  return { id };
});

export const cancel = handle(contract.cancel, async (ctx, wish) => {
  await cancelShow(ctx, wish);
  return { id: wish.id };
});

export const finish = handle(contract.finish, async (ctx, wish) => {
  await finishShow(ctx, wish);
  return { id: wish.id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeShow(ctx, id);
  return { id };
});
