import * as contract from '#contract/startup/milestoneHost.ts';
import { removeMilestone, saveMilestone } from '../../domain/incubation/keepMilestone.ts';
import { milestoneBoard } from '../../domain/incubation/milestones.ts';
import { checkReport, keepCheck } from '../../domain/incubation/reports.ts';
import { hostStandings } from '../../domain/incubation/standing.ts';
import { handle } from '../../kit/handle.ts';

export const projects = handle(contract.projects, hostStandings);

export const board = handle(contract.board, milestoneBoard);

export const save = handle(contract.save, async (ctx, written) => ({ id: await saveMilestone(ctx, written) }));

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeMilestone(ctx, id);
  return { id };
});

export const check = handle(contract.check, async (ctx, wish) => {
  await checkReport(ctx, wish);
  return { id: wish.id };
});

export const saveCheck = handle(contract.saveCheck, async (ctx, wish) => ({ id: await keepCheck(ctx, wish) }));
