import { eq } from 'drizzle-orm';
import { groupBar } from '#contract/rules/groups.ts';
import type { Reduction } from '#contract/rules/prices.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { GROUP_NOT_OPEN, GROUP_OVER } from '#contract/trade/failures.ts';
import type { Db } from '../../../db/client.ts';
import type { course } from '../../../db/schema/course.ts';
import { purchaseGroup } from '../../../db/schema/promotion.ts';
import { fail } from '../../../kit/fail.ts';
import { groupPromotion } from '../../promotion/groups.ts';
import type { Together, Wish } from './kind.ts';

type Course = Pick<typeof course.$inferSelect, 'id' | 'courseDiscount'>;

/**
 * What buying together would be: a group to join, or one to open; of somebody who has a place in it already, that one.
 * @throws GROUP_OVER, GROUP_NOT_OPEN
 */
export async function togetherOf(
  db: Db,
  its: Course,
  { openGroup, joinGroup, held }: Pick<Wish, 'openGroup' | 'joinGroup' | 'held'>,
  now: Date,
): Promise<{ group: Together; reduction: Reduction }> {
  const at = wireTime(now);
  const heldGroup = held?.groupId ?? null;
  const wanted = joinGroup ?? (held?.promotionId === openGroup ? heldGroup : null);
  const found = wanted === null ? undefined : await groupNamed(db, wanted);
  if (wanted !== null && !found) throw fail(GROUP_OVER);
  const promotionId = found?.promotionId ?? openGroup!;
  const offered = await groupPromotion(
    db,
    { promotionId, courseId: its.id, to: held?.promotionId === promotionId ? 'held' : found ? 'join' : 'open' },
    now,
  );
  if (!offered || offered.price >= its.courseDiscount) throw fail(GROUP_NOT_OPEN);
  // Their own place counts as free.
  const isTheirs = found !== undefined && found.id === heldGroup;
  if (found && groupBar({ ...found, taken: isTheirs ? found.taken - 1 : found.taken }, at) !== undefined)
    throw fail(GROUP_OVER);
  const reduction = {
    kind: 'group' as const,
    id: promotionId,
    what: `${PromotionType.labels[PromotionType.group]}：${offered.promotionName}`,
    cents: offered.price,
  };
  const group = found
    ? { groupId: found.id, promotionId, size: found.size, paidCount: found.paidCount, expiresAt: found.expiresAt }
    : {
        groupId: null,
        promotionId,
        size: offered.groupSize!,
        paidCount: 0,
        // After the promotion nobody can join any more.
        expiresAt: earlier(wireTimeIn(now, offered.groupHours! * 3600), offered.endTime),
      };
  return { group, reduction };
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

async function groupNamed(db: Db, id: string) {
  const [row] = await db.select().from(purchaseGroup).where(eq(purchaseGroup.id, id));
  return row;
}
