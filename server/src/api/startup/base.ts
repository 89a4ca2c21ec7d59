import * as contract from '#contract/startup/base.ts';
import { listBases, viewBase } from '../../domain/incubation/bases.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wanted) => listBases(ctx.db, wanted, ctx.now));

export const view = handle(contract.view, async (ctx, { id }) => viewBase(ctx.db, id, ctx.now));
