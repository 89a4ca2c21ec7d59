import type { CourseCard } from '#contract/course/card.ts';
import { centsOf } from '#contract/rules/money.ts';

/** What it costs, in cents; nothing when it is free. */
export const priceOf = ({ isFree, courseDiscount, courseOriginal }: Priced) => ({
  cents: isFree === 1 ? 0 : centsOf(courseDiscount),
  originalCents: isFree === 1 || courseOriginal === undefined ? undefined : centsOf(courseOriginal),
});

type Priced = Pick<CourseCard, 'isFree' | 'courseDiscount'> & Partial<Pick<CourseCard, 'courseOriginal'>>;
