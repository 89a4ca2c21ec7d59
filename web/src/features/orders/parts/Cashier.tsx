import { useCallback, useEffect } from 'react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import type { OrderView } from '#contract/trade/orderInfo.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Bought } from './Bought.tsx';
import { ByBalance } from './ByBalance.tsx';
import { ByBank } from './ByBank.tsx';
import { CameBack } from './CameBack.tsx';
import styles from './Cashier.module.css';
import { CancelOrder } from './CancelOrder.tsx';
import { Clock } from './Clock.tsx';
import type { Payer } from './InWechat.tsx';
import { useLeaving } from './useLeaving.ts';
import { useOrderState } from './useOrderState.ts';

export interface WayProps {
  order: OrderView;
  way: PayType;
  payer: Payer | null;
  leaving: Pick<ReturnType<typeof useLeaving>, 'leave' | 'back'>;
}

/** An order that waits to be paid: its code, its clock, and what becomes of it, seen without reloading. */
export function Cashier({ order, isBack, payer }: { order: OrderView; isBack: boolean; payer: Payer | null }) {
  const { orderNo } = order;
  const state = useOrderState(orderNo, order.orderStatus);
  const navigate = useNavigate();
  const leaving = useLeaving(isBack);
  useEffect(() => {
    if (state === OrderState.toPay || state === OrderState.failed) return;
    const page = state === OrderState.closed ? 'payError' : 'paySuccess';
    void navigate(`/pay/${page}?orderNo=${orderNo}`, { replace: true });
  }, [state, orderNo, navigate]);
  const over = useCallback(
    () => void navigate(`/pay/payError?orderNo=${orderNo}`, { replace: true }),
    [navigate, orderNo],
  );
  return (
    <div className="page">
      <header className={styles.top}>
        <h1>付款</h1>
        <span className={styles.number}>订单 {orderNo}</span>
        {order.transferId ? null : <Clock until={order.expiresAt} onOver={over} />}
      </header>
      <div className={styles.grid}>
        <Bought {...order} price={order.pricePaid} />
        <section aria-label="付款方式">
          <h2>怎么付</h2>
          {state === OrderState.failed ? (
            <Banner tone="warn">银行没有接受刚才的付款，没有扣款。可以换一个码再付。</Banner>
          ) : null}
          {leaving.returns > 0 ? <CameBack key={leaving.returns} orderNo={orderNo} /> : null}
          {order.ways.length === 0 ? (
            <Banner tone="warn">这个站点还没有接通在线支付，现在不能付款。</Banner>
          ) : (
            order.ways.map((way) => {
              const Part = parts[way] ?? ByBank;
              return <Part key={`${way} ${state}`} order={order} way={way} payer={payer} leaving={leaving} />;
            })
          )}
          {order.transferBar ? (
            <p className={styles.other}>
              <b>{PayType.labels[PayType.transfer]}</b>
              <small>{order.transferBar}</small>
            </p>
          ) : null}
          <p className={styles.acts}>
            <CancelOrder orderNo={orderNo} />
          </p>
        </section>
      </div>
    </div>
  );
}

/** Large sums and companies pay from bank to bank, on a page of its own. */
function ByTransfer({ order: { orderNo, transferId } }: { order: OrderView }) {
  const to = transferId
    ? `/account/TransferPayDetails/${transferId}`
    : `/account/transferPay/TransferPay?orderNo=${orderNo}`;
  return (
    <p className={styles.other}>
      <b>{PayType.labels[PayType.transfer]}</b>
      <small>{transferId ? '凭证已经提交，正在核对' : '转账后上传回单，到账核对通过就开通'}</small>
      <TextLink to={to} arrow>
        {transferId ? '看进度' : '去转账'}
      </TextLink>
    </p>
  );
}

/** Ways that are paid otherwise than by scanning a code. */
const parts: Partial<Record<PayType, ComponentType<WayProps>>> = {
  [PayType.transfer]: ByTransfer,
  [PayType.balance]: ByBalance,
};
