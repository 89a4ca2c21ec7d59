import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { OrderState } from '#contract/rules/orders.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { Owner } from '../wallet/owner.ts';

const { pricePaid, subsidy, sellerPercent, lecturerPercent, orderStatus } = tradeOrder;

/** The rule of `sharesOfOrder` in whole cents as the database counts them, for sums; `sums.test.ts` holds both together. */
const sellerPart = sql`((${pricePaid} + ${subsidy}) * ${sellerPercent} / 100)`;
const lecturerPart = sql`(${sellerPart} * ${lecturerPercent} / 100)`;

/** What of an order is the owner's. */
export const partOf = ({ walletKind }: Owner): SQL =>
  walletKind === WalletKind.organization ? sql`(${sellerPart} - ${lecturerPart})` : lecturerPart;

/** Given back: it counts for nothing. */
export const isRefunded: SQL = sql`${orderStatus} = ${sql.raw(String(OrderState.refunded))}`;
