import * as contract from '#contract/user/orderInfo.ts';
import { soldPage } from '../../domain/sales/list.ts';
import { ownerOf } from '../../domain/wallet/owner.ts';
import { handle } from '../../kit/handle.ts';

export const lecturer = handle(contract.lecturer, (ctx, input) => soldPage(ctx.db, ownerOf(ctx, 'sale:view'), input));
