import { personalWallet } from '#contract/rules/ledger.ts';
import { PayType } from '#contract/rules/orders.ts';
import { WAY_NOT_OPEN } from '#contract/trade/failures.ts';
import { website } from '../../db/schema/system.ts';
import type { Ctx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { balancesOf } from '../ledger/balances.ts';

type WaysCtx = Pick<Ctx, 'db' | 'providers'> & { user: { userNo: string } };

/** How money of a way goes back: by the bank that took it, by hand, or by the ledger alone. */
type Back = 'bank' | 'hand' | 'ledger';

interface Way {
  /** Whether this buyer can pay so now. */
  isOpen(ctx: WaysCtx): Promise<boolean>;
  back: Back;
}

const scanned = (payType: PayType): Way => ({
  isOpen: async ({ providers }) => providers.pay.has(payType),
  back: 'bank',
});

/** Every way to pay, in the order in which they are offered. A new one is one row here, and its account in rules/ledger.ts. */
const ways: ReadonlyMap<PayType, Way> = new Map([
  [PayType.wechat, scanned(PayType.wechat)],
  [PayType.alipay, scanned(PayType.alipay)],
  [PayType.standIn, scanned(PayType.standIn)],
  [PayType.balance, { isOpen: async (ctx) => (await walletMoney(ctx)) > 0, back: 'ledger' }],
  [PayType.transfer, { isOpen: async (ctx) => (await payee(ctx)) !== undefined, back: 'hand' }],
]);

/** Whether and by whom what was paid so is returned. */
export const backOf = (payType: PayType): Back => ways.get(payType)!.back;

/** What nobody has to return by hand. */
export const returnedByUs: readonly PayType[] = [...ways].flatMap(([payType, { back }]) =>
  back === 'hand' ? [] : payType,
);

/** Cents that the buyer may draw from their own wallet, or pay with. */
export async function walletMoney({ db, user }: Pick<WaysCtx, 'db' | 'user'>): Promise<number> {
  return (await balancesOf(db, personalWallet(user.userNo))).due;
}

/** The account of the site; undefined when there is none, so that nobody can transfer to it. */
async function payee({ db }: Pick<WaysCtx, 'db'>) {
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

/** The ways in which this buyer can pay an order now. */
export async function openWays(ctx: WaysCtx): Promise<PayType[]> {
  const open: PayType[] = [];
  // One after the other: an order asks from within its transaction.
  for (const [payType, way] of ways) if (await way.isOpen(ctx)) open.push(payType);
  return open;
}

/** Whether there is one at all; the banks are asked first, who cost nothing to ask. */
export async function canPay(ctx: WaysCtx): Promise<boolean> {
  for (const way of ways.values()) if (await way.isOpen(ctx)) return true;
  return false;
}
