import { VipLevel } from '#contract/rules/membership.ts';
import { PromotionType } from '#contract/rules/promotions.ts';
import type { Reduction } from '#contract/rules/prices.ts';
import type { Db } from '../../../db/client.ts';
import type { course } from '../../../db/schema/course.ts';
import { membershipOf } from '../../membership/spans.ts';
import { isVipOpen } from '../../membership/tiers.ts';
import { runningFor } from '../../promotion/running.ts';
import type { Order } from './kind.ts';

type Priced = Pick<typeof course.$inferSelect, 'id' | 'courseSvipDiscount'>;

/** What may lower the price of a course for somebody now. One that has a seat of a promotion already keeps it. */
export async function reductionsOf(
  db: Db,
  its: Priced,
  userNo: string,
  { held, isNew }: { held: Order | undefined; isNew: boolean },
  now: Date,
): Promise<Reduction[]> {
  const isOffered = its.courseSvipDiscount > 0 && (await isVipOpen(db));
  const member = isOffered ? await membershipOf(db, userNo, now) : null;
  const heldId = held?.promotionId ?? null;
  const promotion = await runningFor(db, its.id, heldId, now);
  const first = isNew ? await runningFor(db, its.id, heldId, now, [PromotionType.newcomer]) : undefined;
  const reductions: Reduction[] = [];
  if (member?.vipLevel === VipLevel.second)
    reductions.push({ kind: 'vip', id: '', what: '会员价', cents: its.courseSvipDiscount });
  if (promotion)
    reductions.push({
      kind: 'promotion',
      id: promotion.id,
      what: `限时特价：${promotion.promotionName}`,
      cents: promotion.price,
    });
  if (first)
    reductions.push({ kind: 'newcomer', id: first.id, what: `新人价：${first.promotionName}`, cents: first.price });
  return reductions;
}
