import { and, eq, gt, sql } from 'drizzle-orm';
import { GroupState } from '#contract/rules/groups.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import { wireTime } from '#contract/rules/time.ts';
import { GROUP_OVER } from '#contract/trade/failures.ts';
import type { Db } from '../../db/client.ts';
import { promotion, promotionStock, purchaseGroup } from '../../db/schema/promotion.ts';
import { fail } from '../../kit/fail.ts';
import { hasRoom, hasStock, isRunning } from './running.ts';

/** What there has to be left of a promotion: for a group of one's own enough to fill it. */
const leftFor = { join: hasStock, open: hasRoom, held: undefined } as const;

interface Wanted {
  promotionId: string;
  courseId: string;
  /** `held`: they hold one of the stock already. */
  to: keyof typeof leftFor;
}

/** A group purchase of a course that runs now and of which there is enough left. */
export async function groupPromotion(db: Db, { promotionId, courseId, to }: Wanted, now: Date) {
  const [row] = await db
    .select({ promotion })
    .from(promotion)
    .innerJoin(promotionStock, eq(promotionStock.promotionId, promotion.id))
    .where(
      and(
        eq(promotion.id, promotionId),
        eq(promotion.courseId, courseId),
        eq(promotion.promotionType, PromotionType.group),
        isRunning(now),
        leftFor[to],
      ),
    );
  return row?.promotion;
}

interface Opened {
  promotionId: string;
  size: number;
  expiresAt: string;
}

/** Opens a group with a place for who opens it. @returns its number */
export async function openGroup(db: Db, openerUserNo: string, { promotionId, size, expiresAt }: Opened, now: Date) {
  const [row] = await db
    .insert(purchaseGroup)
    .values({ promotionId, openerUserNo, size, expiresAt, taken: 1, gmtCreate: wireTime(now) })
    .returning({ id: purchaseGroup.id });
  return row!.id;
}

/** Takes a place in a group, if there is one at this moment. @throws GROUP_OVER */
export async function joinGroup(db: Db, id: string, now: Date): Promise<void> {
  const open = and(
    eq(purchaseGroup.id, id),
    eq(purchaseGroup.groupState, GroupState.open),
    gt(purchaseGroup.expiresAt, wireTime(now)),
    sql`${purchaseGroup.taken} < ${purchaseGroup.size}`,
  );
  const joined = await db
    .update(purchaseGroup)
    .set({ taken: sql`${purchaseGroup.taken} + 1` })
    .where(open)
    .returning({ id: purchaseGroup.id });
  if (joined.length === 0) throw fail(GROUP_OVER);
}

/** An order of a group is closed: its place is free again; one that was paid for counts no more as paid. */
export async function leaveGroup(db: Db, id: string | null, wasPaid: boolean): Promise<void> {
  if (id === null) return;
  await db
    .update(purchaseGroup)
    .set({
      taken: sql`${purchaseGroup.taken} - 1`,
      paidCount: sql`${purchaseGroup.paidCount} - ${wasPaid ? 1 : 0}`,
    })
    .where(eq(purchaseGroup.id, id));
}
