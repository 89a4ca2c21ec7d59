import { centsOf } from '#contract/rules/money.ts';
import type { OrderDetail } from '#contract/trade/orderInfo.ts';
import { cx } from '../../../ui/cx.ts';
import { formatPrice } from '../../../ui/formatPrice.ts';
import styles from './Cashier.module.css';

/** How the price of an order came about, line by line, and what of it was given back. */
export function MadeOf({ order }: { order: Pick<OrderDetail, 'priceLines' | 'pricePaid' | 'priceBack' | 'paidAt'> }) {
  const { priceLines, pricePaid, priceBack, paidAt } = order;
  const lines = [
    ...priceLines,
    { what: paidAt === null ? '应付' : '实付', price: pricePaid },
    ...(priceBack > 0 ? [{ what: '已退回', price: -priceBack }] : []),
  ];
  return (
    <dl className={styles.lines}>
      {lines.map(({ what, price }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className={cx(price < 0 && styles.off)}>
            {price < 0 ? '−' : ''}¥{formatPrice(Math.abs(centsOf(price)))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
