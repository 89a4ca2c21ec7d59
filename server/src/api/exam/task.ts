import * as contract from '#contract/exam/task.ts';
import { copyTask, removeTask, reviseTask, saveTask } from '../../domain/tasks/keep.ts';
import { tasksPage, viewTask } from '../../domain/tasks/list.ts';
import { taskOverview } from '../../domain/tasks/overview.ts';
import { closeTask, extendTask } from '../../domain/tasks/run.ts';
import { taskLearners, taskSources } from '../../domain/tasks/targets.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, tasksPage);

export const sources = handle(contract.sources, taskSources);

export const learners = handle(contract.learners, taskLearners);

export const view = handle(contract.view, (ctx, { id }) => viewTask(ctx, id));

export const save = handle(contract.save, async (ctx, wanted) => {
  const saved = await saveTask(ctx, wanted);
  const { title, beginsAt, dueAt, isIssue } = wanted;
  ctx.changed({ after: { ...saved, title, beginsAt, dueAt, isIssue } });
  return saved;
});

export const revise = handle(contract.revise, reviseTask);

export const copy = handle(contract.copy, (ctx, { id }) => copyTask(ctx, id));

export const extend = handle(contract.extend, async (ctx, wanted) => {
  await extendTask(ctx, wanted);
  return {};
});

export const close = handle(contract.close, async (ctx, { id }) => {
  await closeTask(ctx, id);
  return {};
});

export const del = handle(contract.del, async (ctx, { id }) => {
  await removeTask(ctx, id);
  return {};
});

export const overview = handle(contract.overview, taskOverview);
