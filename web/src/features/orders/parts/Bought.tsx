import { coursePath } from '#contract/rules/pagePaths.ts';
import { centsOf } from '#contract/rules/money.ts';
import type { OrderProduct } from '#contract/trade/shapes.ts';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { cx } from '../../../ui/cx.ts';
import { formatPrice } from '../../../ui/formatPrice.ts';
import { Link } from '../../../ui/Link.tsx';
import { Price } from '../../../ui/Price.tsx';
import styles from './Cashier.module.css';

interface BoughtProps {
  product: OrderProduct;
  priceLines: readonly { what: string; price: number }[];
  price: number;
  refundRule: string;
}

/** What is bought, how its price was made, and when it can be given back: read before anything is paid. */
export function Bought({ product, priceLines, price, refundRule }: BoughtProps) {
  return (
    <section aria-label="你要买的">
      <h2>你要买的</h2>
      <article className={styles.product}>
        <CourseCover course={{ ...product, id: product.courseId }} size="sm" />
        <div>
          <h3>
            <Link to={coursePath({ ...product, id: product.courseId })}>{product.courseName}</Link>
          </h3>
          <p>
            {product.lecturerName}
            {product.lecturerName ? <i className="sep" /> : null}
            {product.periodTotal} 课时
            <i className="sep" />
            永久有效
          </p>
          <p>付款后马上可以学</p>
        </div>
      </article>
      <h2 className={styles.made}>价钱怎么来的</h2>
      <dl className={styles.lines}>
        {priceLines.map(({ what, price: part }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={cx(part < 0 && styles.off)}>
              {part < 0 ? '−' : ''}¥{formatPrice(Math.abs(centsOf(part)))}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>应付</dt>
          <dd>
            <Price cents={centsOf(price)} size="xl" />
          </dd>
        </div>
      </dl>
      <p className={styles.rule}>退款规则：{refundRule}</p>
    </section>
  );
}
