import { and, desc, eq, lte } from 'drizzle-orm';
import { DEFAULT_SHARE } from '#contract/rules/joinStates.ts';
import { SELLER_PERCENT } from '#contract/rules/saleShares.ts';
import type { ShareRule } from '#contract/rules/saleShares.ts';
import { wireTime } from '#contract/rules/time.ts';
import { WalletKind } from '#contract/rules/wallet.ts';
import type { Db } from '../../db/client.ts';
import { shareRule } from '../../db/schema/shareRule.ts';
import { houseSharesOf } from './houseShares.ts';

/** Who sells: an organization, or a lecturer of none. */
export interface ShareOwner {
  walletKind: WalletKind;
  ownerNo: string;
}

export const rulesOf = ({ walletKind, ownerNo }: ShareOwner) =>
  and(eq(shareRule.walletKind, walletKind), eq(shareRule.ownerNo, ownerNo));

/** Percent of the price that a seller gets at this moment: the rule that began last, else what everybody gets. */
async function sellerPercentAt(db: Db, owner: ShareOwner, now: Date): Promise<number> {
  const [rule] = await db
    .select({ sellerPercent: shareRule.sellerPercent })
    .from(shareRule)
    .where(and(rulesOf(owner), lte(shareRule.beginsAt, wireTime(now))))
    .orderBy(desc(shareRule.beginsAt))
    .limit(1);
  return rule?.sellerPercent ?? SELLER_PERCENT;
}

interface Sold {
  orgNo: string | null;
  lecturerUserNo: string;
}

/** What of a price is the seller's now. */
export function sellerPercentOf(db: Db, { orgNo, lecturerUserNo }: Sold, now: Date): Promise<number> {
  const owner =
    orgNo === null
      ? { walletKind: WalletKind.lecturer, ownerNo: lecturerUserNo }
      : { walletKind: WalletKind.organization, ownerNo: orgNo };
  return sellerPercentAt(db, owner, now);
}

/**
 * How the price of a course is shared now; an order keeps it as it is then. The lecturer of another house than the one that
 * sells, or of none, has no ratio with it.
 */
export async function shareOf(
  db: Db,
  its: Sold,
  lecturer: { orgNo: string | null; shareRatio: number } | null,
  now: Date,
): Promise<ShareRule> {
  const { orgNo } = its;
  const sellerPercent = await sellerPercentOf(db, its, now);
  if (orgNo === null) return { sellerPercent, lecturerPercent: 100 };
  return { sellerPercent, lecturerPercent: lecturer?.orgNo === orgNo ? lecturer.shareRatio : DEFAULT_SHARE };
}

/** As many rules as a seller is shown. */
const SHOWN = 50;

/** What a seller gets now, and all that was ever said about it, the newest begin first. */
export async function ownShares(db: Db, owner: ShareOwner, now: Date) {
  const { sellerPercent, beginsAt, reason } = shareRule;
  const rules = await db
    .select({ sellerPercent, beginsAt, reason })
    .from(shareRule)
    .where(rulesOf(owner))
    .orderBy(desc(shareRule.beginsAt))
    .limit(SHOWN);
  const houses = owner.walletKind === WalletKind.lecturer ? await houseSharesOf(db, [owner.ownerNo]) : undefined;
  return {
    sellerPercent: await sellerPercentAt(db, owner, now),
    rules,
    houses: houses?.get(owner.ownerNo) ?? [],
    now: wireTime(now),
  };
}
