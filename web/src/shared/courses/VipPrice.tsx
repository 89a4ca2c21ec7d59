import type { CourseCard } from '#contract/course/card.ts';
import { centsOf } from '#contract/rules/money.ts';
import { useSite } from '../../kit/site.ts';
import { formatPrice } from '../../ui/formatPrice.ts';
import styles from './CardPrice.module.css';

/** What members have of a course that costs money; nothing where the site offers no membership. */
export function VipPrice({ course: { isFree, isVipFree, courseSvipDiscount } }: { course: Vip }) {
  const { site } = useSite();
  if (site.isEnableVip !== 1 || isFree === 1 || (isVipFree === 0 && courseSvipDiscount === 0)) return null;
  return (
    <span className={styles.vip}>
      {isVipFree === 1 ? '会员免费' : `二级会员 ¥${formatPrice(centsOf(courseSvipDiscount))}`}
    </span>
  );
}

type Vip = Pick<CourseCard, 'isFree' | 'isVipFree' | 'courseSvipDiscount'>;
