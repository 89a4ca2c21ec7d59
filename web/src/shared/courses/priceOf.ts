import type { CourseCard } from '#contract/course/card.ts';
import { centsOf } from '#contract/rules/money.ts';
import type { PriceProps } from '../../ui/Price.tsx';

/** What it costs, in cents; nothing when it is free. While a limited-time price runs, that one and what it costs otherwise. */
export const priceOf = ({ isFree, courseDiscount, courseOriginal, promotionPrice }: Priced): PriceProps => {
  const cents = isFree === 1 ? 0 : centsOf(courseDiscount);
  if (promotionPrice !== undefined) return { cents: centsOf(promotionPrice), originalCents: cents, mark: '限时价' };
  return { cents, originalCents: isFree === 1 || courseOriginal === undefined ? undefined : centsOf(courseOriginal) };
};

/** The same where there is little room: only what is cheaper for a time says what it costs otherwise. */
export const cardPriceOf = (course: Priced): PriceProps => {
  const { cents, mark, originalCents } = priceOf(course);
  return mark ? { cents, mark, originalCents } : { cents };
};

type Priced = Pick<CourseCard, 'isFree' | 'courseDiscount'> &
  Partial<Pick<CourseCard, 'courseOriginal' | 'promotionPrice'>>;
