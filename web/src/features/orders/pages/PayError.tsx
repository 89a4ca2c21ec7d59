import { redirect } from 'react-router';
import { closeReasons, OrderState } from '#contract/rules/orders.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { OrderProduct } from '#contract/trade/shapes.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { servicesOf } from '../../../kit/services.ts';
import { useSite } from '../../../kit/site.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../parts/Cashier.module.css';
import { loadNamedOrder } from '../parts/loadOrder.ts';
import { productWords } from '../parts/productWords.ts';
import { ordersRoutes } from '../routes.ts';

export const handle = ordersRoutes.error;

/** What was paid was no failure, however late it is looked at. */
export async function loader(args: LoaderArgs) {
  const order = await loadNamedOrder(args);
  if (order.orderStatus === OrderState.grouping) throw redirect(`/salegroup/${order.groupId ?? ''}`);
  if (order.paidAt !== null) throw redirect(`/pay/paySuccess?orderNo=${order.orderNo}`);
  const isOpen = order.orderStatus !== OrderState.closed && order.expiresAt > wireTime(new Date());
  if (isOpen) throw redirect(`/pay/${order.orderNo}`);
  return order;
}

const againPath = ({ productType, productId }: OrderProduct): string => productWords[productType].again(productId);

/** Nobody paid in time, or it was taken back: the way goes on in grey. */
export default function PayError({ loaderData: order }: PageProps<typeof loader>) {
  const { site } = useSite();
  const service = servicesOf(site).at(-1);
  const back = order.refunds.filter(({ isSurplus }) => isSurplus === 1);
  const why = order.closedWhy || closeReasons.overdue;
  return (
    <div className="page">
      <section className={styles.result}>
        <svg className={styles.art} viewBox="0 0 300 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M14 66C60 60 74 40 118 44" />
          <path className={styles.grey} strokeDasharray="1 7" d="M128 44c40-2 70-12 106-26" />
          <circle className={styles.node} cx="14" cy="66" r="5" />
          <circle className={styles.goal} cx="118" cy="44" r="6" />
        </svg>
        <h1>{order.orderStatus === OrderState.closed ? '订单已关闭' : '订单没有付成'}</h1>
        <p>
          {why}。{back.length > 0 ? '关闭之后收到的付款正在原路退回。' : '没有扣款。'}
        </p>
        <FactList
          facts={[
            { label: '商品', value: order.product.productName },
            { label: '订单', value: order.orderNo },
            { label: '已付过？', value: '支付方的通知到了以后自动核对，多付的原路退回' },
          ]}
        />
        <p className={styles.acts}>
          <LinkButton to={againPath(order.product)} variant="primary">
            重新下单
          </LinkButton>
          <LinkButton to="/account/order">看订单</LinkButton>
        </p>
        {service || site.phone ? (
          <p className={styles.contact}>
            钱付了而这里没有？找客服
            {service ? (
              <a href={service.href} target="_blank" rel="noopener noreferrer">
                QQ {service.qq}
              </a>
            ) : null}
            {site.phone ? <a href={`tel:${site.phone}`}>{site.phone}</a> : null}
          </p>
        ) : null}
      </section>
    </div>
  );
}
