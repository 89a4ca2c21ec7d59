import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { WalletKind } from '#contract/rules/wallet.ts';
import { tradeOrder } from '../../db/schema/trade.ts';
import type { Owner } from '../wallet/owner.ts';

const { pricePaid, priceBack, subsidy, subsidyBack, sellerPercent, lecturerPercent } = tradeOrder;

/** What stays of what was paid. */
export const keptPrice: SQL = sql`(${pricePaid} - ${priceBack})`;

/** The rule of `sharesOfOrder` over what stays, in whole cents as the database counts them, for sums; `sums.test.ts` holds both together. */
const sellerPart = sql`((${keptPrice} + ${subsidy} - ${subsidyBack}) * ${sellerPercent} / 100)`;
const lecturerPart = sql`(${sellerPart} * ${lecturerPercent} / 100)`;

/** What of an order is the owner's. */
export const partOf = ({ walletKind }: Owner): SQL =>
  walletKind === WalletKind.organization ? sql`(${sellerPart} - ${lecturerPart})` : lecturerPart;

/** All of it was given back: it counts for nothing. */
export const isAllBack: SQL = sql`${priceBack} = ${pricePaid}`;
