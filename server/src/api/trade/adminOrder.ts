import * as contract from '#contract/trade/adminOrder.ts';
import { orderDesk, orderPage } from '../../domain/trade/desk.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => orderPage(ctx, input));

export const view = handle(contract.view, (ctx, { orderNo }) => orderDesk(ctx, orderNo));
