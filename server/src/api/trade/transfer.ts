import * as contract from '#contract/trade/transfer.ts';
import { beginTransfer, myTransfer, myTransfers, tellTransfer } from '../../domain/trade/transfers.ts';
import { handle } from '../../kit/handle.ts';

export const begin = handle(contract.begin, (ctx, { orderNo }) => beginTransfer(ctx, orderNo));

export const save = handle(contract.save, async (ctx, told) => ({ id: await tellTransfer(ctx, told) }));

export const list = handle(contract.list, (ctx, request) => myTransfers(ctx, request));

export const view = handle(contract.view, (ctx, { id }) => myTransfer(ctx, id));
