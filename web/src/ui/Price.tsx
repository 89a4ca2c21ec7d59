import { cx } from './cx.ts';
import { formatPrice } from './formatPrice.ts';
import styles from './Price.module.css';

export type PriceProps = {
  /** Integer cents; 0 reads 免费. */
  cents: number;
  /** Price before the discount, struck through. */
  originalCents?: number | undefined;
  /** Why it is lower now, behind both. */
  mark?: string;
  size?: 'md' | 'lg' | 'xl';
};

/** A price in ink; only 免费 is accent. */
export function Price({ cents, originalCents, mark, size = 'md' }: PriceProps) {
  const price =
    cents === 0 ? (
      <b className={cx(styles.price, styles[size], styles.free)}>免费</b>
    ) : (
      <b className={cx(styles.price, styles[size])}>
        <small className={styles.sign}>¥</small>
        {formatPrice(cents)}
      </b>
    );
  if (originalCents === undefined || originalCents <= cents) return price;
  return (
    <span className={styles.wrap}>
      {price}
      <del>
        <span className="sr-only">原价 </span>¥{formatPrice(originalCents)}
      </del>
      {mark ? <small className={styles.mark}>{mark}</small> : null}
    </span>
  );
}
