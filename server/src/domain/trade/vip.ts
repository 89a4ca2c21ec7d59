import { offerOfTier } from '#contract/rules/membership.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { UserCtx } from '../../kit/context.ts';
import { liveSpans, membershipOf } from '../membership/spans.ts';
import { tiers } from '../membership/tiers.ts';

/** What somebody is, and what every tier would be to them now: the same reckoning as the order's. */
export async function myVip({ db, user: { userNo }, now }: UserCtx) {
  const [offered, spans, member] = await Promise.all([
    tiers(db),
    liveSpans(db, userNo, now),
    membershipOf(db, userNo, now),
  ]);
  return {
    member,
    offers: offered.map((tier) => {
      const { act, credit, startsAt, endsAt } = offerOfTier(spans, tier, now.getTime());
      const isCovered = credit >= tier.price;
      return {
        vipSetId: tier.id,
        act,
        price: yuanOf(isCovered ? tier.price : tier.price - credit),
        credit: yuanOf(credit),
        isCovered: isCovered ? (1 as const) : (0 as const),
        startsAt: wireTime(new Date(startsAt)),
        endsAt: wireTime(new Date(endsAt)),
      };
    }),
  };
}
