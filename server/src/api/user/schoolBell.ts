import * as contract from '#contract/user/schoolBell.ts';
import { bellView, keepBells } from '../../domain/school/bells.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, bellView);

export const save = handle(contract.save, async (ctx, { bells }) => ({ movedCount: await keepBells(ctx, bells) }));
