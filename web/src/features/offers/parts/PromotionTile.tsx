import { centsOf } from '#contract/rules/money.ts';
import { buyPath, coursePath } from '#contract/rules/pagePaths.ts';
import { promotionPhase } from '#contract/rules/promotions.ts';
import type { Promotion } from '#contract/trade/promotion.ts';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { CoverCard } from '../../../ui/CoverCard.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './Sale.module.css';

/** One promotion: its course, both prices, what is left, and how long it lasts. */
export function PromotionTile({ promotion, now }: { promotion: Promotion; now: string }) {
  const { courseId, courseName, price, coursePrice, left, stock } = promotion;
  const phase = promotionPhase({ ...promotion, taken: stock - left }, now);
  return (
    <article className={styles.tile}>
      <CoverCard
        to={coursePath({ ...promotion, id: courseId })}
        heading="h2"
        cover={<CourseCover course={{ ...promotion, id: courseId }} />}
        title={courseName}
        who={promotion.promotionName}
        foot={<Price cents={centsOf(price)} originalCents={centsOf(coursePrice)} size="lg" />}
        end={phase === 'running' ? `还剩 ${left} 个` : undefined}
      />
      <p className={styles.clock}>
        {phase === 'toCome' ? '距开始' : '距结束'}
        <Countdown until={phase === 'toCome' ? promotion.beginTime : promotion.endTime} now={now} />
      </p>
      {phase === 'running' ? (
        <LinkButton to={buyPath(courseId)} variant="primary" size="sm">
          立即抢购
        </LinkButton>
      ) : (
        <p className={styles.closed}>{phase === 'toCome' ? '还没有开始' : '已抢完'}</p>
      )}
    </article>
  );
}
