import * as contract from '#contract/user/training.ts';
import { closeProject, extendProject, removeProject, saveProject } from '../../domain/training/keep.ts';
import { projectsPage, viewProject } from '../../domain/training/list.ts';
import { markReport, returnReport } from '../../domain/training/mark.ts';
import { reportsPage, viewReport } from '../../domain/training/reports.ts';
import { handle } from '../../kit/handle.ts';

export const page = handle(contract.page, projectsPage);

export const view = handle(contract.view, (ctx, { id }) => viewProject(ctx, id));

export const save = handle(contract.save, async (ctx, wanted) => {
  const saved = await saveProject(ctx, wanted);
  const { title, beginsAt, dueAt, isIssue } = wanted;
  ctx.changed({ after: { ...saved, title, beginsAt, dueAt, isIssue } });
  return saved;
});

export const extend = handle(contract.extend, async (ctx, wanted) => {
  await extendProject(ctx, wanted);
  return {};
});

export const close = handle(contract.close, async (ctx, { id }) => {
  await closeProject(ctx, id);
  return {};
});

export const del = handle(contract.del, async (ctx, { id }) => {
  await removeProject(ctx, id);
  return {};
});

export const reports = handle(contract.reports, reportsPage);

export const report = handle(contract.report, (ctx, { reportId }) => viewReport(ctx, reportId));

export const mark = handle(contract.mark, markReport);

export const giveBack = handle(contract.giveBack, returnReport);
