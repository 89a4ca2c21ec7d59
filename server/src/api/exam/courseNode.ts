import * as contract from '#contract/exam/courseNode.ts';
import { openNode } from '../../domain/courseNodes/open.ts';
import { handle } from '../../kit/handle.ts';

export const open = handle(contract.open, (ctx, { periodId }) => openNode(ctx, periodId));
