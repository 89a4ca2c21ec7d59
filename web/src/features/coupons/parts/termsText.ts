import { CouponFor } from '#contract/rules/coupons.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { CouponTerms } from '#contract/trade/couponShapes.ts';
import { moneyText } from '../../../kit/moneyText.ts';

/** From what on a coupon counts. */
export const fromText = ({ minPrice }: Pick<CouponTerms, 'minPrice'>): string =>
  minPrice === 0 ? '不限金额' : `满 ${moneyText(minPrice)} 可用`;

/** What a coupon is for. */
export function scopeText({
  productType,
  courses,
  ownerName,
}: Pick<CouponTerms, 'productType' | 'courses' | 'ownerName'>): string {
  if (productType === CouponFor.membership) return '开通、续费与升级会员';
  const [first] = courses;
  if (first === undefined) return ownerName === '' ? '全部收费课程' : `${ownerName}的全部课程`;
  return courses.length === 1 ? `《${first.courseName}》` : `《${first.courseName}》等 ${courses.length} 门课程`;
}

export const windowText = ({ beginTime, endTime }: Pick<CouponTerms, 'beginTime' | 'endTime'>): string =>
  `${shownTime(beginTime)} 至 ${shownTime(endTime)}`;
