import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { promotionStock, purchaseGroup } from '../../db/schema/promotion.ts';

/** What an order holds of what there is little of. */
export interface Places {
  groupId: string | null;
  promotionId: string | null;
}

/**
 * Who changes their mind gives places back and takes others. The rows of both are held first, groups before stocks and each
 * by their numbers: two who change places with each other would wait for each other otherwise.
 */
export async function holdPlaces(db: Db, both: readonly Places[]): Promise<void> {
  const groupIds = both.flatMap(({ groupId }) => groupId ?? []);
  const promotionIds = both.flatMap(({ promotionId }) => promotionId ?? []);
  if (groupIds.length > 0)
    await db
      .select({ id: purchaseGroup.id })
      .from(purchaseGroup)
      .where(inArray(purchaseGroup.id, groupIds))
      .orderBy(asc(purchaseGroup.id))
      .for('update');
  if (promotionIds.length > 0)
    await db
      .select({ id: promotionStock.promotionId })
      .from(promotionStock)
      .where(inArray(promotionStock.promotionId, promotionIds))
      .orderBy(asc(promotionStock.promotionId))
      .for('update');
}
