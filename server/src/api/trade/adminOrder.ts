import * as contract from '#contract/trade/adminOrder.ts';
import { orderDesk } from '../../domain/trade/desk.ts';
import { orderPage, orderSheet } from '../../domain/trade/orderList.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, input) => orderPage(ctx, input));

export const sheet = handle(contract.sheet, (ctx, input) => orderSheet(ctx, input));

export const view = handle(contract.view, (ctx, { orderNo }) => orderDesk(ctx, orderNo));
