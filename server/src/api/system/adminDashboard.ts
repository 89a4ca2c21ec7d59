import type { Action } from '#contract/rules/actions.ts';
import * as contract from '#contract/system/adminDashboard.ts';
import { platformFigures } from '../../domain/console/figures.ts';
import { handle } from '../../kit/handle.ts';

const workers: Readonly<Record<string, Action>> = {
  organizations: 'apply:review',
  changes: 'apply:review',
  courses: 'content:review',
  lecturers: 'lecturer:review',
  lives: 'lecturer:review',
  realNames: 'realName:review',
  disputes: 'accusation:handle',
  feedback: 'accusation:handle',
};

export const view = handle(contract.view, async (ctx) => {
  const { queues, ...figures } = await platformFigures(ctx.db, ctx.now);
  const mine = queues.filter(({ key }) => {
    const worker = workers[key];
    return worker !== undefined && ctx.can(worker);
  });
  return { ...figures, queues: mine };
});
