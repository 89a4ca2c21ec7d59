import * as contract from '#contract/startup/fundHost.ts';
import { hostFunds } from '../../domain/incubation/funds.ts';
import { closeFund, decideFund, strikeReceipt } from '../../domain/incubation/grant.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, hostFunds);

export const decide = handle(contract.decide, async (ctx, wish) => {
  await decideFund(ctx, wish);
  return { id: wish.id };
});

export const strike = handle(contract.strike, async (ctx, wish) => {
  await strikeReceipt(ctx, wish);
  return { id: wish.id };
});

export const close = handle(contract.close, async (ctx, { id }) => {
  await closeFund(ctx, id);
  return { id };
});
