import * as contract from '#contract/trade/vip.ts';
import { myVip } from '../../domain/trade/vip.ts';
import { handle } from '../../kit/handle.ts';

export const mine = handle(contract.mine, (ctx) => myVip(ctx));
