import * as contract from '#contract/system/speciality.ts';
import { specialityTree } from '../../domain/site/tree.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx) => ({ list: await specialityTree(ctx.db, ctx.now) }));
