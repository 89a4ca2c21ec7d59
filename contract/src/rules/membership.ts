import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How far a membership goes; the second includes the first. */
export const VipLevel = choice({ first: [1, '一级会员'], second: [2, '二级会员'] });

export type VipLevel = ValueOf<typeof VipLevel>;

/** What every level gives by itself; an operator adds words of their own. */
export const vipRights: Readonly<Record<VipLevel, readonly string[]>> = {
  [VipLevel.first]: ['标着「会员免费」的课程都能学'],
  [VipLevel.second]: ['标着「会员免费」的课程都能学', '有会员价的课程按会员价购买'],
};

export const DAY_MS = 86_400_000;

/** A stretch of membership that was paid with one order. Moments are milliseconds. */
export interface VipSpan {
  id: string;
  vipLevel: VipLevel;
  startsAt: number;
  endsAt: number;
  /** As they were bought. */
  days: number;
  /** Cents. */
  paid: number;
}

/**
 * Stretches that are not over, one after the other: what overlaps waits its turn, what left a gap moves up. What runs now
 * keeps its place.
 */
export function inSequence(spans: readonly VipSpan[], now: number): VipSpan[] {
  let end = now;
  const placed: VipSpan[] = [];
  for (const span of spans.filter(({ endsAt }) => endsAt > now).toSorted((a, b) => a.startsAt - b.startsAt)) {
    const isRunning = placed.length === 0 && span.startsAt <= now;
    const startsAt = isRunning ? span.startsAt : end;
    const left = span.endsAt - Math.max(span.startsAt, now);
    end = isRunning ? span.endsAt : startsAt + left;
    placed.push({ ...span, startsAt, endsAt: end });
  }
  return placed;
}

/** Whole days that are left of a stretch, a begun one not counted. */
export const daysLeft = ({ startsAt, endsAt }: VipSpan, now: number): number =>
  Math.max(0, Math.floor((endsAt - Math.max(startsAt, now)) / DAY_MS));

/** What the days left of a stretch are worth in cents: the part of what was paid for it, rounded down. */
export const worthLeft = (span: VipSpan, now: number): number =>
  Math.floor((span.paid * Math.min(daysLeft(span, now), span.days)) / span.days);

export interface VipOffer {
  act: 'open' | 'renew' | 'upgrade';
  /** Cents that the days left of a lower level take off the price. */
  credit: number;
  /** The stretches that are exchanged for it. */
  exchanged: readonly string[];
  startsAt: number;
  endsAt: number;
}

/**
 * What a tier would be to somebody with these stretches: the same level goes on where it ends, a higher one begins at once
 * (after what there is of its own level) and takes the days left of the lower one in payment.
 */
export function offerOfTier(
  spans: readonly VipSpan[],
  tier: { vipLevel: VipLevel; days: number },
  now: number,
): VipOffer {
  const live = spans.filter(({ endsAt }) => endsAt > now);
  const lower = live.filter(({ vipLevel }) => vipLevel < tier.vipLevel);
  const kept = live.filter(({ vipLevel }) => vipLevel >= tier.vipLevel);
  const startsAt = Math.max(now, ...kept.map(({ endsAt }) => endsAt));
  return {
    act: lower.length > 0 ? 'upgrade' : kept.length > 0 ? 'renew' : 'open',
    credit: lower.reduce((sum, span) => sum + worthLeft(span, now), 0),
    exchanged: lower.map(({ id }) => id),
    startsAt,
    endsAt: startsAt + tier.days * DAY_MS,
  };
}

/** The rule of giving a membership back, as it is read before paying. */
export const VIP_REFUND_DAYS = 7;

export const vipRefundRule = `付款后 ${VIP_REFUND_DAYS} 天内、这段会员期里还没有用会员学过课程、也没有按会员价买过课程的，可以申请全额退款。退款通过后会员收回；升级时折算掉的会员期恢复，钱原路退回。`;

/** How the price of an upgrade is reckoned, in the words the buyer reads. */
export const upgradeRule =
  '升级只付差价：低一级会员每一段剩下的整天数 ÷ 这一段的天数 × 这一段实付的钱（向下取到分），加起来从新档位的价格里减去。升级后立刻生效，原来的会员期不再保留。';

/** So many days before a membership ends its holder hears of it, each time once. */
export const VIP_REMIND_DAYS = [7, 1] as const;
