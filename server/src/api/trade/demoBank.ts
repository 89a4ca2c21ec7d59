import * as contract from '#contract/trade/demoBank.ts';
import { payByPhone, phoneOf, releaseNotices } from '../../domain/trade/demoBank.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, (ctx, { code }) => phoneOf(ctx, code));

export const pay = handle(contract.pay, async (ctx, { code, how }) => ({
  isPaid: (await payByPhone(ctx, code, how)) ? (1 as const) : (0 as const),
}));

export const release = handle(contract.release, async (ctx, { code }) => ({ sent: await releaseNotices(ctx, code) }));
