import { and, eq, isNotNull } from 'drizzle-orm';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import type { Db } from '#server/db/client.ts';
import { walletDraw } from '#server/db/schema/wallet.ts';
import { keepPayoutBill } from '#server/domain/payoutBills/keep.ts';
import { drawSeal, openAccount } from '#server/domain/wallet/account.ts';

const DAY = 86_400_000;

interface World {
  actorUserNo: string;
  secretKey: string;
}

/** What the bank answered ten days ago: for what has arrived, and for a payment that nobody here knows. */
export async function loadPayoutBills(db: Db, { actorUserNo, secretKey }: World, now: Date): Promise<void> {
  const arrived = and(eq(walletDraw.extractStatus, ExtractStatus.done), isNotNull(walletDraw.bankRef));
  const draws = await db.select().from(walletDraw).where(arrived).orderBy(walletDraw.id);
  const told = draws.map(({ extractNo, accountCipher, amount, fee, bankRef, doneTime }, at) => ({
    row: at + 2,
    extractNo,
    account: openAccount(secretKey, drawSeal(extractNo), accountCipher).number.slice(-4),
    amount: amount - fee,
    isPaid: 1 as const,
    bankRef: bankRef!,
    bankTime: doneTime,
    reason: '',
  }));
  const row = told.length + 2;
  const unknown = { extractNo: '2026010100000000014', account: '0017', amount: 36_000, isPaid: 1, reason: '' } as const;
  const lines = [...told, { ...unknown, row, bankRef: 'D0099', bankTime: null }];
  const at = new Date(now.getTime() - 10 * DAY);
  await keepPayoutBill(db, { fileName: '演示银行付款结果.xlsx', actorUserNo }, lines, { secretKey, now: at });
}
