import { mayAskInvoice } from '#contract/rules/invoices.ts';
import { OrderState } from '#contract/rules/orders.ts';
import type { MyOrder } from '#contract/trade/orderInfo.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { withdrawRefund } from './calls.ts';
import { productWords } from './productWords.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** What can be done about an order now. */
export function OrderActs({
  order: { orderNo, orderStatus, product, invoiceState, groupId, pricePaid, priceBack },
  href,
}: {
  order: MyOrder;
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
