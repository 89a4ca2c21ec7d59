import { redirect } from 'react-router';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { centsOf } from '#contract/rules/money.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { formatPrice } from '../../../ui/formatPrice.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from '../parts/Cashier.module.css';
import { loadNamedOrder } from '../parts/loadOrder.ts';
import { productWords } from '../parts/productWords.ts';
import { ordersRoutes } from '../routes.ts';

export const handle = ordersRoutes.success;

/** What is not paid has no success; what is bought together has it when all have paid. */
export async function loader(args: LoaderArgs) {
  const order = await loadNamedOrder(args);
  if (order.orderStatus === OrderState.grouping) throw redirect(`/salegroup/${order.groupId ?? ''}`);
  if (order.paidAt === null) throw redirect(`/pay/${order.orderNo}`);
  return order;
}

const heads: Partial<Record<OrderState, string>> = {
  [OrderState.refunding]: '付过了，正在退款',
  [OrderState.refunded]: '已退款',
};

/** Paid: the way has reached its node, and leads on to what was bought. */
export default function PaySuccess({ loaderData: order }: PageProps<typeof loader>) {
  const { productType, productName, productPath } = order.product;
  const words = productWords[productType];
  const called = words.called(productName);
  const isHeld = order.orderStatus !== OrderState.refunded;
  return (
    <div className="page">
      <section className={styles.result}>
        <svg className={styles.art} viewBox="0 0 300 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M14 66C60 60 74 40 118 44s70-10 116-26" />
          <circle className={styles.node} cx="14" cy="66" r="5" />
          <circle className={styles.node} cx="118" cy="44" r="5" />
          <circle className={styles.goal} cx="234" cy="18" r="6" />
        </svg>
        <h1>{heads[order.orderStatus] ?? words.paid}</h1>
        <p>{isHeld ? `${called}${words.holds}。` : `${called}已经收回。`}</p>
        <FactList
          facts={[
            {
              label: '实付',
              value: `¥${formatPrice(centsOf(order.pricePaid))}${order.payType ? `，${PayType.labels[order.payType]}` : ''}`,
            },
            { label: '订单', value: order.orderNo },
            { label: '付款', value: order.paidAt && shownTime(order.paidAt) },
          ]}
        />
        <p className={styles.acts}>
          {isHeld ? (
            <LinkButton to={productPath} variant="primary">
              {words.begin}
            </LinkButton>
          ) : null}
          <LinkButton to="/account/order">看订单</LinkButton>
        </p>
      </section>
    </div>
  );
}
