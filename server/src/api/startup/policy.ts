import * as contract from '#contract/startup/policy.ts';
import { listPolicies } from '../../domain/startPolicy/list.ts';
import { versionPage, viewPolicy } from '../../domain/startPolicy/view.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wanted) => listPolicies(ctx.db, wanted, ctx.now));

export const view = handle(contract.view, async (ctx, asked) =>
  viewPolicy(ctx.db, asked, await ctx.visitor(), ctx.now),
);

export const versions = handle(contract.versions, async (ctx, asked) => versionPage(ctx.db, asked));
