import * as contract from '#contract/startup/typicalCase.ts';
import { listCases, viewCase } from '../../domain/startCase/list.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wanted) => listCases(ctx.db, wanted, ctx.now));

export const view = handle(contract.view, async (ctx, { id }) => viewCase(ctx.db, id, ctx.now));
