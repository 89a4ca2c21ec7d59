import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { maskedMobile, maskedName } from '#contract/rules/masked.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { ExtractStatus, WalletKind } from '#contract/rules/wallet.ts';
import type { Db } from '../../db/client.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import { user, userExt } from '../../db/schema/user.ts';
import { wallet, walletDraw } from '../../db/schema/wallet.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { balancesOf } from '../ledger/balances.ts';
import { commissionsEarned } from '../trade/commission.ts';
import { orgNameOf, verifiedName } from './account.ts';
import type { Owner } from './owner.ts';
import { findWallet } from './wallets.ts';

/** A wallet as whoever may see it does: the account masked, the money from the ledger. */
export async function walletView(ctx: UserCtx, owner: Owner) {
  const { db, config, user: reader } = ctx;
  const { walletKind, ownerNo } = owner;
  const isOfLecturer = walletKind === WalletKind.lecturer;
  const [its, balances, name, self] = await Promise.all([
    findWallet(db, owner),
    balancesOf(db, owner),
    verifiedName(db, config, reader.userNo),
    selfOf(db, reader.userNo),
  ]);
  const extracted = its ? await extractedOf(db, its.id) : 0;
  const spent = isOfLecturer ? await spentOf(db, ownerNo) : 0;
  const commissions = isOfLecturer ? await commissionsEarned(db, ownerNo) : 0;
  const ownerName = isOfLecturer ? self.nickname : await orgNameOf(db, ownerNo);
  const { due, frozen, transit } = balances;
  return {
    ...owner,
    ownerName,
    totalIncome: yuanOf(due + transit + extracted + spent),
    enableBalances: yuanOf(due),
    freezeBalances: yuanOf(frozen),
    extractingMoney: yuanOf(transit),
    extractedMoney: yuanOf(extracted),
    spentMoney: yuanOf(spent),
    commissionMoney: yuanOf(commissions),
    bankCardNo: its?.cardMasked ?? '',
    bankName: its?.bankName ?? '',
    bankBranchName: its?.bankBranchName ?? '',
    bankUserName: isOfLecturer ? maskedName(name ?? '') : ownerName,
    mayDraw: isOfLecturer || ctx.can('wallet:manage') ? (1 as const) : (0 as const),
    hasRealName: name === undefined ? (0 as const) : (1 as const),
    mobile: maskedMobile(self.mobile ?? ''),
  };
}

async function selfOf(db: Db, userNo: string) {
  const [row] = await db
    .select({ mobile: user.mobile, nickname: userExt.nickname })
    .from(user)
    .innerJoin(userExt, eq(userExt.userNo, user.userNo))
    .where(eq(user.userNo, userNo));
  return row!;
}

async function extractedOf(db: Db, walletId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${walletDraw.amount}), 0)` })
    .from(walletDraw)
    .where(and(eq(walletDraw.walletId, walletId), eq(walletDraw.extractStatus, ExtractStatus.done)));
  return Number(row!.cents);
}

/** What of somebody's wallet is in orders that they paid with it; what is given back is in the wallet again. */
async function spentOf(db: Db, userNo: string): Promise<number> {
  const { payType, orderStatus, pricePaid, priceBack } = tradeOrder;
  const { paid, refunding, refunded, grouping } = OrderState;
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${pricePaid} - ${priceBack}), 0)` })
    .from(tradeOrder)
    .where(
      and(
        eq(tradeOrder.userNo, userNo),
        inArray(orderStatus, [paid, refunding, refunded, grouping]),
        eq(payType, PayType.balance),
      ),
    );
  return Number(row!.cents);
}

export const shownDraw = (row: typeof walletDraw.$inferSelect) => ({
  id: row.id,
  extractNo: row.extractNo,
  gmtCreate: row.gmtCreate,
  extractStatus: row.extractStatus,
  extractMoney: yuanOf(row.amount),
  fee: yuanOf(row.fee),
  bankCardNo: row.cardMasked,
  bankName: row.bankName,
  bankBranchName: row.bankBranchName,
  remark: row.remark,
  bankRef: row.bankRef ?? '',
  doneTime: row.doneTime,
});

/** What was drawn from a wallet, the newest first. */
export async function drawPage(
  db: Db,
  { walletKind, ownerNo }: Owner,
  { extractStatus, ...request }: PageRequest & { extractStatus?: ExtractStatus | undefined },
) {
  const its = and(eq(wallet.walletKind, walletKind), eq(wallet.ownerNo, ownerNo));
  const [found] = await db.select({ id: wallet.id }).from(wallet).where(its);
  const inState = extractStatus === undefined ? undefined : eq(walletDraw.extractStatus, extractStatus);
  const where = and(eq(walletDraw.walletId, found?.id ?? '0'), inState);
  const rows = db.select().from(walletDraw).where(where).orderBy(desc(walletDraw.id)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(walletDraw, where));
  return { ...page, list: page.list.map(shownDraw) };
}
