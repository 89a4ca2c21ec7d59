import type { PriceProps } from '../../ui/Price.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './CardPrice.module.css';
import { cardPriceOf } from './priceOf.ts';
import type { TileCourse } from './shownCourse.ts';
import { VipPrice } from './VipPrice.tsx';

type Sold = Pick<TileCourse, 'isFree' | 'courseDiscount' | 'promotionPrice' | 'isVipFree' | 'courseSvipDiscount'>;

/** What a course costs everybody and members, wherever there is room for little more. */
export const CardPrice = ({ course, size }: { course: Sold; size?: PriceProps['size'] }) => (
  <span className={styles.prices}>
    <Price {...cardPriceOf(course)} size={size} />
    <VipPrice course={course} />
  </span>
);
