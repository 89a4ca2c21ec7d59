import { centsOf } from '#contract/rules/money.ts';
import { buyPath, coursePath, openGroupPath } from '#contract/rules/pagePaths.ts';
import { promotionPhase, PromotionType } from '#contract/rules/promotions.ts';
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
        <Buy promotion={promotion} />
      ) : (
        <p className={styles.closed}>{phase === 'toCome' ? '还没有开始' : '已抢完'}</p>
      )}
    </article>
  );
}

/** Alone, or with others: a group that waits can be joined, and everybody can open one. */
function Buy({ promotion }: { promotion: Promotion }) {
  const { id, courseId, promotionType, groupSize, openGroup, left } = promotion;
  const isRoom = left >= (groupSize ?? 1);
  if (promotionType !== PromotionType.group)
    return (
      <LinkButton to={buyPath(courseId)} variant="primary" size="sm">
        立即抢购
      </LinkButton>
    );
  if (!isRoom && !openGroup) return <p className={styles.closed}>剩下的名额不够再开一个团</p>;
  return (
    <p className={styles.acts}>
      {isRoom ? (
        <LinkButton to={openGroupPath(courseId, id)} variant="primary" size="sm">
          开团，{groupSize} 人成团
        </LinkButton>
      ) : null}
      {openGroup ? (
        <LinkButton to={`/salegroup/${openGroup.id}`} size="sm">
          参团，还差 {openGroup.left} 人
        </LinkButton>
      ) : null}
    </p>
  );
}
