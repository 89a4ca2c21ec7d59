import { Fragment } from 'react';
import { centsOf } from '#contract/rules/money.ts';
import type { OrderProduct } from '#contract/trade/shapes.ts';
import { cx } from '../../../ui/cx.ts';
import { formatPrice } from '../../../ui/formatPrice.ts';
import { Link } from '../../../ui/Link.tsx';
import { Price } from '../../../ui/Price.tsx';
import styles from './Cashier.module.css';
import { ProductCover } from './ProductCover.tsx';

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
        <ProductCover product={product} />
        <div>
          <h3>
            <Link to={product.productPath}>{product.productName}</Link>
          </h3>
          <p>
            {product.facts.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 ? <i className="sep" /> : null}
                {fact}
              </Fragment>
            ))}
          </p>
          <p>{product.afterwards}</p>
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
