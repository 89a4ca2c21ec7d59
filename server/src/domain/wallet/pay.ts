import { personalWallet } from '#contract/rules/ledger.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { PayType } from '#contract/rules/orders.ts';
import { NOT_FOR_SALE } from '#contract/trade/failures.ts';
import { BALANCE_TOO_SMALL } from '#contract/trade/walletFailures.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../kit/fail.ts';
import { balancesOf } from '../ledger/balances.ts';
import { preparePayment } from '../trade/paying.ts';
import { settle } from '../trade/settle.ts';
import { heldWallet } from './wallets.ts';

/**
 * Pays an order with what is due to the buyer. It arrives where all money does; the row of the wallet is held as it is for a
 * withdrawal, so that no cent is spent twice. What cannot be handed over is not paid at all.
 * @throws NOT_FOUND, ORDER_MOVED_ON, ORDER_OVERDUE, NOT_FOR_SALE, BALANCE_TOO_SMALL with what there is
 */
export async function payFromWallet(db: Db, userNo: string, orderNo: string, now: Date): Promise<void> {
  const { payment } = await preparePayment(db, userNo, orderNo, { payType: PayType.balance }, now);
  const own = personalWallet(userNo);
  await heldWallet(db, own, now);
  const { due } = await balancesOf(db, own);
  const { serialNumber, amount } = payment;
  if (due < amount) throw fail(BALANCE_TOO_SMALL, `钱包里可用的是 ¥${yuanOf(Math.max(0, due))}，不够付这个订单`);
  const word = { serialNumber, amount, tradeNo: serialNumber, outcome: 'paid' as const, currency: 'CNY' };
  const { verdict } = await settle(db, PayType.balance, word, now);
  if (verdict !== 'taken') throw fail(NOT_FOR_SALE);
}
