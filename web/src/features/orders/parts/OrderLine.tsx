import { centsOf } from '#contract/rules/money.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { MyOrder } from '#contract/trade/orderInfo.ts';
import { Link } from '../../../ui/Link.tsx';
import { Price } from '../../../ui/Price.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { OrderActs } from './OrderActs.tsx';
import { OrderStanding } from './OrderStanding.tsx';
import styles from './Orders.module.css';
import { ProductCover } from './ProductCover.tsx';

/** One order with what can be done about it now. */
export function OrderLine({ order }: { order: MyOrder }) {
  const { product } = order;
  return (
    <li className={styles.row}>
      <ProductCover product={product} />
      <div>
        <h2>
          <Link to={product.productPath}>{product.productName}</Link>
        </h2>
        <p>
          {shownTime(order.gmtCreate)}
          <i className="sep" />
          <TextLink to={`/account/order/detail?id=${order.orderNo}`} tone="inline">
            订单 {order.orderNo}
          </TextLink>
        </p>
        <OrderStanding order={order} />
      </div>
      <div className={styles.side}>
        <Price cents={centsOf(order.pricePaid)} size="lg" />
        <span className={styles.acts}>
          <OrderActs order={order} href={product.productPath} />
        </span>
      </div>
    </li>
  );
}
