import * as contract from '#contract/startup/project.ts';
import { listProjects, ownProjects } from '../../domain/startProject/list.ts';
import { projectForm, removeProject, saveProject } from '../../domain/startProject/save.ts';
import { rulesOf, submitProject, takeBackProject } from '../../domain/startProject/steps.ts';
import { viewProject } from '../../domain/startProject/view.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wanted) => listProjects(ctx.db, wanted, ctx.now));

export const view = handle(contract.view, async (ctx, { id }) => viewProject(ctx.db, id, await ctx.visitor(), ctx.now));

export const mine = handle(contract.mine, ownProjects);

export const form = handle(contract.form, async (ctx, { id }) => projectForm(ctx, id));

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveProject(ctx, written) }));

export const rules = handle(contract.rules, async (ctx, { id }) => ({ list: await rulesOf(ctx, id) }));

export const submit = handle(contract.submit, async (ctx, wish) => {
  await submitProject(ctx, wish);
  return { id: wish.id };
});

export const takeBack = handle(contract.takeBack, async (ctx, { id }) => {
  await takeBackProject(ctx, id);
  return { id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeProject(ctx, id);
  return { id };
});
