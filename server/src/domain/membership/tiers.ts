import { and, asc, desc, eq } from 'drizzle-orm';
import { vipRights } from '#contract/rules/membership.ts';
import { yuanOf } from '#contract/rules/money.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { vipSet } from '../../db/schema/membership.ts';
import { website } from '../../db/schema/system.ts';

/** As many tiers as a page shows side by side, in two rows. */
export const MOST_TIERS = 12;

type Tier = typeof vipSet.$inferSelect;

const isOpen = prepared('vip_open', (db) =>
  db.select({ isEnableVip: website.isEnableVip }).from(website).limit(1).prepare('vip_open'),
);

/** The site offers membership. */
export async function isVipOpen(db: Db): Promise<boolean> {
  const [row] = await isOpen(db).execute();
  return row?.isEnableVip === 1;
}

const offered = prepared('vip_sets', (db) =>
  db
    .select()
    .from(vipSet)
    .where(enabled(vipSet))
    .orderBy(desc(vipSet.sort), asc(vipSet.id))
    .limit(MOST_TIERS)
    .prepare('vip_sets'),
);

/** The tiers that can be bought, in the operator's order; none while membership is not open. */
export const tiers = async (db: Db): Promise<Tier[]> => ((await isVipOpen(db)) ? offered(db).execute() : []);

/** One of them. */
export async function tierOf(db: Db, id: string): Promise<Tier | undefined> {
  if (!(await isVipOpen(db))) return undefined;
  const [row] = await db
    .select()
    .from(vipSet)
    .where(and(eq(vipSet.id, id), enabled(vipSet)));
  return row;
}

/** What a tier gives: what its level does, then the operator's words. */
export const rightsOf = ({ vipLevel, rights }: Pick<Tier, 'vipLevel' | 'rights'>): string[] => [
  ...vipRights[vipLevel],
  ...rights
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
];

export const shownTier = (tier: Tier) => ({
  id: tier.id,
  vipName: tier.vipName,
  vipLevel: tier.vipLevel,
  price: yuanOf(tier.price),
  days: tier.days,
  rights: rightsOf(tier),
});
