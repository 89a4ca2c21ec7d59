import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { resumePath } from '../../../shared/courses/paths.ts';
import { centsOf } from '#contract/rules/money.ts';
import type { checkout } from '#contract/trade/orderInfo.ts';
import { call } from '../../../kit/call.ts';
import { newKey } from '../../../kit/outbox/newKey.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Price } from '../../../ui/Price.tsx';
import { Bought } from './Bought.tsx';
import { bringBack, placeOrder } from './calls.ts';
import styles from './Cashier.module.css';
import { CouponPick } from './CouponPick.tsx';
import { GroupFacts } from './GroupFacts.tsx';
import { PointsPick } from './PointsPick.tsx';
import { productWords } from './productWords.ts';
import type { Together } from './wished.ts';

export type CheckoutView = OutputOf<typeof checkout.output>;

/** Before the order: the price is agreed to here, and a price that changed meanwhile is shown and asked for again. */
export function Checkout({ view, together }: { view: CheckoutView; together: Together }) {
  return (
    <div className="page">
      <header className={styles.top}>
        <h1>确认订单</h1>
      </header>
      <div className={styles.grid}>
        <Bought {...view} />
        <section aria-label="下单">
          <h2>下单</h2>
          <Next view={view} together={together} />
        </section>
      </div>
    </div>
  );
}

const said = {
  own: '这是你自己的，不用购买。',
  held: '你已经有它了，直接学习就可以。',
  free: '它是免费的，到它的页面直接加入就可以。',
  gone: '现在不出售。',
  covered: '你现有会员剩下的价值比这个档位还多：请选更长的档位，或者等现有会员到期。',
} as const;

function Next({ view, together }: { view: CheckoutView; together: Together }) {
  const { standing, product, isPayOpen, openOrderNo } = view;
  if (standing === 'removed') return <BringBack courseId={product.productId} />;
  if (standing !== 'buy')
    return (
      <>
        <p>{said[standing]}</p>
        <p className={styles.acts}>
          <LinkButton to={product.productPath} variant="primary">
            回去看看
          </LinkButton>
        </p>
      </>
    );
  if (isPayOpen === 0)
    return <Banner tone="warn">这个站点还没有接通在线支付，暂时不能购买。课程里标着「试学」的课时现在就能看。</Banner>;
  return (
    <>
      {openOrderNo ? (
        <Banner action={<LinkButton to={`/pay/${openOrderNo}`}>继续支付</LinkButton>}>你有一个还没有支付的订单</Banner>
      ) : null}
      {view.group ? <GroupFacts group={view.group} /> : null}
      {productWords[product.productType].takesCoupons && !view.group ? <CouponPick view={view} /> : null}
      <PointsPick view={view} />
      <Place view={view} together={together} />
    </>
  );
}

/** One key for as long as the page is open: however often it is pressed, it is one order. */
function Place({ view: { product, price, couponId, points }, together }: { view: CheckoutView; together: Together }) {
  const [requestKey] = useState(newKey);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const place = async () => {
    setSending(true);
    setFailure(null);
    try {
      const { productType, productId } = product;
      const wish = productWords[productType].wish(productId, { couponId: couponId ?? undefined, ...together });
      const usePoints: 0 | 1 = points.used > 0 ? 1 : 0;
      const sent = { ...wish, usePoints, price, requestKey };
      const { orderNo } = await call(await placeOrder(), sent, { isShowErrTip: false });
      await navigate(`/pay/${orderNo}`, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
      setSending(false);
      await revalidate();
    }
  };
  return (
    <>
      <p className={styles.term}>下单后有 2 小时付款；价格在下单的这一刻定下，之后不再变。</p>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <p className={cx(styles.acts, styles.bar)}>
        <Price cents={centsOf(price)} size="lg" />
        <Button variant="primary" size="lg" loading={sending} loadingLabel="正在下单" onClick={() => void place()}>
          提交订单
        </Button>
      </p>
    </>
  );
}

function BringBack({ courseId }: { courseId: string }) {
  const navigate = useNavigate();
  const { send, sending } = usePress(bringBack);
  const bring = async () => {
    const back = await send({ courseId }, '已经放回「我的课程」');
    if (back) await navigate(resumePath(courseId));
  };
  return (
    <>
      <p>你买过这门课程，只是从「我的课程」里移走了，不用再付钱。</p>
      <p className={styles.acts}>
        <Button variant="primary" loading={sending} onClick={() => void bring()}>
          放回我的课程
        </Button>
      </p>
    </>
  );
}
