import type { ReactNode } from 'react';
import type { CouponTerms } from '#contract/trade/couponShapes.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './Coupons.module.css';
import { fromText, scopeText, windowText } from './termsText.ts';

interface CouponCardProps {
  terms: CouponTerms;
  /** It cannot be used any more. */
  isDim?: boolean;
  children?: ReactNode;
}

/** One coupon: what it takes off, of what, from when to when, and what can be done with it. */
export function CouponCard({ terms, isDim = false, children }: CouponCardProps) {
  return (
    <li className={styles.card} data-dim={isDim || undefined}>
      <p className={styles.off}>
        <b>{moneyText(terms.amountOff)}</b>
        <span>{fromText(terms)}</span>
      </p>
      <div>
        <h3>
          {terms.batchName}
          {terms.isNewcomer === 1 ? <Tag>第一次购买</Tag> : null}
        </h3>
        <p>{scopeText(terms)}</p>
        <p>{windowText(terms)}</p>
      </div>
      <div className={styles.side}>{children}</div>
    </li>
  );
}
