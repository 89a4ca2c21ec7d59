import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import { OrderState, PayType } from '#contract/rules/orders.ts';
import type { OrderView } from '#contract/trade/orderInfo.ts';
import { call } from '../../../kit/call.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { toast } from '../../../ui/toast.ts';
import { Bought } from './Bought.tsx';
import { ByBalance } from './ByBalance.tsx';
import { checkPaid, showCode } from './calls.ts';
import styles from './Cashier.module.css';
import { CancelOrder } from './CancelOrder.tsx';
import { Clock } from './Clock.tsx';
import { QrCode } from './QrCode.tsx';
import { useOrderState } from './useOrderState.ts';

/** An order that waits to be paid: its code, its clock, and what becomes of it, seen without reloading. */
export function Cashier({ order }: { order: OrderView }) {
  const { orderNo } = order;
  const state = useOrderState(orderNo, order.orderStatus);
  const navigate = useNavigate();
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
          {order.ways.length === 0 ? (
            <Banner tone="warn">这个站点还没有接通在线支付，现在不能付款。</Banner>
          ) : (
            order.ways.map((way) => {
              const Part = parts[way] ?? Scanned;
              return <Part key={`${way} ${state}`} order={order} way={way} />;
            })
          )}
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

/** A way with a code to scan. */
function Scanned({ order: { orderNo }, way }: { order: OrderView; way: PayType }) {
  const [code, setCode] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { send, sending } = usePress(checkPaid);
  useEffect(() => {
    const ask = async () => {
      try {
        const shown = await call(await showCode(), { orderNo, payType: way }, { isShowErrTip: false });
        setCode(shown.payMessage);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setFailure(error.message);
      }
    };
    void ask();
  }, [orderNo, way]);
  const check = async () => {
    const told = await send({ orderNo });
    if (told?.orderStatus === OrderState.toPay) toast('支付方还没有收到付款');
  };
  return (
    <div className={styles.ways}>
      <p className={styles.way}>
        <b>{PayType.labels[way]}</b>
        {way === PayType.standIn ? <small>演示站点的替身，不会真的扣钱</small> : null}
      </p>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <div className={styles.scan}>
        {code ? <QrCode text={code} /> : <span className={styles.code} aria-hidden="true" />}
        <div className={styles.words}>
          <b>用手机扫码付款</b>
          <p>付好之后这一页自己会往下走。</p>
          {code && way === PayType.standIn ? (
            <p>
              <TextLink to={phonePath(code)} target="_blank" arrow>
                打开演示手机
              </TextLink>
            </p>
          ) : null}
          <p>
            <Button size="sm" loading={sending} loadingLabel="正在查" onClick={() => void check()}>
              我已经付款
            </Button>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Ways that are paid otherwise than by scanning a code. */
const parts: Partial<Record<PayType, ComponentType<{ order: OrderView; way: PayType }>>> = {
  [PayType.transfer]: ByTransfer,
  [PayType.balance]: ByBalance,
};

/** The same page on this screen, for who has no second one; from whichever origin the code was made. */
const phonePath = (code: string): string => `/demo/pay${new URL(code, 'http://localhost').search}`;
