import { centsOf } from '#contract/rules/money.ts';
import { useSite } from '../../kit/site.ts';
import { formatPrice } from '../../ui/formatPrice.ts';
import type { PriceProps } from '../../ui/Price.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './CardPrice.module.css';
import { cardPriceOf } from './priceOf.ts';
import type { TileCourse } from './shownCourse.ts';

type Sold = Pick<TileCourse, 'isFree' | 'courseDiscount' | 'promotionPrice' | 'isVipFree' | 'courseSvipDiscount'>;

/** What a course costs everybody, and members where the site has them. */
export function CardPrice({ course, size }: { course: Sold; size?: PriceProps['size'] }) {
  const { isFree, isVipFree, courseSvipDiscount } = course;
  const isForMembers = useSite().site.isEnableVip === 1 && isFree !== 1 && (isVipFree === 1 || courseSvipDiscount > 0);
  return (
    <span className={styles.prices}>
      <Price {...cardPriceOf(course)} size={size} />
      {isForMembers ? (
        <span className={styles.vip}>
          {isVipFree === 1 ? '会员免费' : `二级会员 ¥${formatPrice(centsOf(courseSvipDiscount))}`}
        </span>
      ) : null}
    </span>
  );
}
