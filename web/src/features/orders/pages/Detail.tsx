import { InvoiceKind, InvoiceState } from '#contract/rules/invoices.ts';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import { exactTime, shownTime } from '#contract/rules/shownTime.ts';
import type { OrderDetail } from '#contract/trade/orderInfo.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../parts/Detail.module.css';
import { loadOrderDetail } from '../parts/loadOrder.ts';
import { MadeOf } from '../parts/MadeOf.tsx';
import { OrderActs } from '../parts/OrderActs.tsx';
import { OrderStanding } from '../parts/OrderStanding.tsx';
import { PassedBy } from '../parts/PassedBy.tsx';
import { Refunds } from '../parts/Refunds.tsx';
import { ordersRoutes } from '../routes.ts';

export const handle = ordersRoutes.detail;

export const loader = (args: LoaderArgs) => loadOrderDetail(args);

/** One order of one's own: what was bought, how its price came about, and all that happened to it since. */
export default function Detail({ loaderData: order }: PageProps<typeof loader>) {
  const { product } = order;
  const delivered = order.events.find(({ event }) => event === 'delivered');
  return (
    <>
      <PageHead
        size="work"
        title={product.productName}
        note={product.facts.join('，')}
        actions={
          <span className={styles.acts}>
            <OrderActs order={order} href={product.productPath} />
          </span>
        }
      />
      <OrderStanding order={order} />
      <section className={styles.section}>
        <h2>价钱怎么来的</h2>
        <MadeOf order={order} />
      </section>
      <section className={styles.section}>
        <h2>订单</h2>
        <FactList
          label="订单"
          facts={[
            { label: '订单号', value: order.orderNo },
            {
              label: '买的是',
              value: (
                <TextLink to={product.productPath} tone="inline">
                  {product.productName}
                </TextLink>
              ),
            },
            { label: '下单', value: exactTime(order.gmtCreate) },
            { label: '付款', value: order.paidAt && exactTime(order.paidAt) },
            { label: '付款方式', value: order.payType && PayType.labels[order.payType] },
            { label: '交易号', value: order.tradeNo },
            { label: '交付', value: delivered && exactTime(delivered.gmtCreate) },
            {
              label: '退款期到',
              value: order.orderStatus === OrderState.paid && order.refundUntil ? shownTime(order.refundUntil) : '',
            },
          ]}
        />
        <p className={styles.rule}>退款规则：{order.refundRule}</p>
      </section>
      <Refunds refunds={order.refunds} />
      {order.invoice ? (
        <section className={styles.section}>
          <h2>发票</h2>
          <FactList label="发票" facts={invoiceFacts(order.invoice)} />
        </section>
      ) : null}
      <section className={styles.section}>
        <h2>经过</h2>
        <PassedBy events={order.events} />
      </section>
    </>
  );
}

const invoiceFacts = (invoice: NonNullable<OrderDetail['invoice']>) => [
  { label: '状态', value: InvoiceState.labels[invoice.invoiceState] },
  { label: '抬头', value: `${invoice.invoiceTitle}（${InvoiceKind.labels[invoice.invoiceKind]}）` },
  { label: '金额', value: moneyText(invoice.price) },
  { label: '申请', value: exactTime(invoice.gmtCreate) },
  { label: '退回的原因', value: invoice.opinion },
  {
    label: '开出',
    value: invoice.issued && `${exactTime(invoice.issued.gmtCreate)}，号码 ${invoice.issued.invoiceNumber}`,
  },
  {
    label: '冲红',
    value:
      invoice.red &&
      `${exactTime(invoice.red.gmtCreate)}，${moneyText(invoice.redPrice)}，号码 ${invoice.red.invoiceNumber}`,
  },
];
