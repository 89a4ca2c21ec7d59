import * as contract from '#contract/startup/show.ts';
import { listShows, viewShow } from '../../domain/startShow/list.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wanted) => listShows(ctx.db, wanted, ctx.now));

export const view = handle(contract.view, async (ctx, { id }) => viewShow(ctx.db, id));
