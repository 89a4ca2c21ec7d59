import * as contract from '#contract/startup/programme.ts';
import { admittedPage, listProgrammes, viewProgramme } from '../../domain/startProgramme/list.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wanted) => listProgrammes(ctx.db, wanted, ctx.now));

export const view = handle(contract.view, async (ctx, { id }) => viewProgramme(ctx.db, id, ctx.now));

export const results = handle(contract.results, async (ctx, asked) => admittedPage(ctx.db, asked));
