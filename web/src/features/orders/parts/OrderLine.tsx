import type { OutputOf } from '#contract/kit/schema.ts';
import { centsOf } from '#contract/rules/money.ts';
import { mayAskInvoice } from '#contract/rules/invoices.ts';
import { orderStanding, OrderState, RefundState } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { list } from '#contract/trade/orderInfo.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Price } from '../../../ui/Price.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { usePress } from '../../../kit/usePress.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { withdrawRefund } from './calls.ts';
import styles from './Orders.module.css';
import { ProductCover } from './ProductCover.tsx';
import { productWords } from './productWords.ts';
import { RefundDialog } from './RefundDialog.tsx';

type Order = OutputOf<typeof list.output>['list'][number];

const tones: Record<OrderState, StatusTone> = {
  [OrderState.toPay]: 'waiting',
  [OrderState.failed]: 'failed',
  [OrderState.paid]: 'passed',
  [OrderState.closed]: 'idle',
  [OrderState.refunding]: 'waiting',
  [OrderState.grouping]: 'waiting',
  [OrderState.refunded]: 'idle',
};

/** One order with what can be done about it now. */
export function OrderLine({ order }: { order: Order }) {
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
          订单 {order.orderNo}
        </p>
        <StatusDot tone={tones[order.orderStatus]} reason={reasonOf(order)}>
          {orderStanding(order)}
        </StatusDot>
      </div>
      <div className={styles.side}>
        <Price cents={centsOf(order.pricePaid)} size="lg" />
        <span className={styles.acts}>
          <Acts order={order} href={product.productPath} />
        </span>
      </div>
    </li>
  );
}

function reasonOf({ orderStatus, refund, expiresAt, closedWhy }: Order): string | undefined {
  if (orderStatus === OrderState.toPay || orderStatus === OrderState.failed)
    return `请在 ${shownTime(expiresAt)} 之前付款`;
  if (orderStatus === OrderState.paid && refund?.refundState === RefundState.refused)
    return `退款没有通过：${refund.opinion}`;
  if (orderStatus === OrderState.refunding && refund) return `申请退回 ${moneyText(refund.price)}：${refund.made}`;
  if (orderStatus === OrderState.refunded) return refund?.doneAt ? '钱已经原路退回' : '钱正在原路退回';
  return closedWhy || undefined;
}

function Acts({
  order: { orderNo, orderStatus, product, invoiceState, groupId, pricePaid, priceBack },
  href,
}: {
  order: Order;
  href: string;
}) {
  const { send, sending } = usePress(withdrawRefund);
  if (orderStatus === OrderState.toPay || orderStatus === OrderState.failed)
    return (
      <>
        <CancelOrder orderNo={orderNo} />
        <LinkButton to={`/pay/${orderNo}`} size="sm" variant="primary">
          继续支付
        </LinkButton>
      </>
    );
  if (orderStatus === OrderState.refunding)
    return (
      <Button size="sm" loading={sending} onClick={() => void send({ orderNo }, '已撤回，照常使用')}>
        撤回退款
      </Button>
    );
  if (orderStatus === OrderState.grouping && groupId)
    return (
      <LinkButton to={`/salegroup/${groupId}`} size="sm" variant="primary">
        看拼团
      </LinkButton>
    );
  const invoice = (
    <LinkButton to={`/account/invoice?orderNo=${orderNo}`} size="sm">
      {mayAskInvoice(invoiceState) ? '开发票' : '看发票'}
    </LinkButton>
  );
  // What stays paid of it has an invoice too.
  if (orderStatus === OrderState.refunded && priceBack < pricePaid) return invoice;
  if (orderStatus !== OrderState.paid) return null;
  return (
    <>
      {invoice}
      <RefundDialog orderNo={orderNo} />
      <LinkButton to={href} size="sm">
        {productWords[product.productType].enter}
      </LinkButton>
    </>
  );
}
