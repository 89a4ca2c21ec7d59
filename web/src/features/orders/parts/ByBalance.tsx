import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { PayType } from '#contract/rules/orders.ts';
import type { OrderView } from '#contract/trade/orderInfo.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Cashier.module.css';

const BalanceDialog = lazy(() => import('./BalanceDialog.tsx').then((part) => ({ default: part.BalanceDialog })));

/** What one has earned pays at once; what is not enough, or cannot be confirmed, says why. */
export function ByBalance({ order: { orderNo, pricePaid, wallet } }: { order: OrderView }) {
  const [isAsked, setAsked] = useState(false);
  const { revalidate } = useRevalidator();
  if (wallet === null) return null;
  const isEnough = wallet.money >= pricePaid;
  return (
    <div className={styles.other}>
      <b>{PayType.labels[PayType.balance]}</b>
      <small>
        可用 {moneyText(wallet.money)}
        {isEnough ? '，退款退回钱包' : '，不够付这个订单'}
      </small>
      {wallet.mobile === '' ? (
        <TextLink to="/account/realnameauthentication/bind" arrow>
          先绑定手机号
        </TextLink>
      ) : (
        <Button size="sm" disabled={!isEnough} onClick={() => setAsked(true)}>
          用余额付款
        </Button>
      )}
      <Suspense>
        {isAsked ? (
          <BalanceDialog
            orderNo={orderNo}
            price={pricePaid}
            mobile={wallet.mobile}
            onClose={() => setAsked(false)}
            onDone={revalidate}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
