import * as contract from '#contract/system/jobType.ts';
import { jobTypeTree } from '../../domain/site/tree.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx) => ({ list: await jobTypeTree(ctx.db, ctx.now) }));
