import * as contract from '#contract/startup/policyAdvocacy.ts';
import { listAdvocacies, viewAdvocacy } from '../../domain/startPolicy/advocacy.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wanted) => listAdvocacies(ctx.db, wanted));

export const view = handle(contract.view, async (ctx, { id }) => viewAdvocacy(ctx.db, id, ctx.now));
