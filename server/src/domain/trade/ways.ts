import { PayType } from '#contract/rules/orders.ts';
import { WAY_NOT_OPEN } from '#contract/trade/failures.ts';
import { website } from '../../db/schema/system.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';

type WaysCtx = Pick<Ctx, 'db' | 'providers'>;

/** The account of the site; undefined when there is none, so that nobody can transfer to it. */
export async function payee({ db }: Pick<WaysCtx, 'db'>) {
  const { payeeName, payeeBank, payeeAccount } = website;
  const [row] = await db.select({ payeeName, payeeBank, payeeAccount }).from(website).limit(1);
  return row && row.payeeAccount !== '' ? row : undefined;
}

/** @throws WAY_NOT_OPEN */
export async function openPayee(ctx: Pick<WaysCtx, 'db'>) {
  const open = await payee(ctx);
  if (!open) throw fail(WAY_NOT_OPEN);
  return open;
}

/** The ways in which an order can be paid now. */
export async function openWays(ctx: WaysCtx): Promise<PayType[]> {
  const scanned = [...ctx.providers.pay.keys()];
  return (await payee(ctx)) ? [...scanned, PayType.transfer] : scanned;
}
