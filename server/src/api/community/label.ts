import * as contract from '#contract/community/label.ts';
import { listLabels } from '../../domain/community/labels.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) => listLabels(ctx.db, wish));
