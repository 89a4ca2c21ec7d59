import * as contract from '#contract/startup/milestone.ts';
import { milestonePage } from '../../domain/incubation/milestones.ts';
import { checkPage, handInReport } from '../../domain/incubation/reports.ts';
import { ownStandings, standingOf } from '../../domain/incubation/standing.ts';
import { handle } from '../../kit/handle.ts';

export const mine = handle(contract.mine, ownStandings);

export const standing = handle(contract.standing, async (ctx, { projectId }) => standingOf(ctx, projectId));

export const list = handle(contract.list, milestonePage);

export const report = handle(contract.report, async (ctx, wish) => ({ id: await handInReport(ctx, wish) }));

export const checks = handle(contract.checks, checkPage);
