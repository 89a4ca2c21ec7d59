import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { couponRule } from '#contract/rules/coupons.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Cashier.module.css';
import type { CheckoutView } from './Checkout.tsx';
import { withChoice } from './wished.ts';

/** Which coupon is taken off: the choice is in the address, so that it survives a reload, and the server makes the price. */
export function CouponPick({ view: { couponId, coupons } }: { view: CheckoutView }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  // What was pressed is marked at once; what it makes of the price comes with the answer.
  const [going, setGoing] = useState<{ to: string | null } | null>(null);
  const picked = going ? going.to : couponId;
  const choose = async (id: string | null) => {
    setGoing({ to: id });
    await navigate(withChoice(search, 'couponId', id), { replace: true, preventScrollReset: true });
    setGoing((now) => (now?.to === id ? null : now));
  };
  return (
    <>
      {coupons.length === 0 ? (
        <p className={styles.rule}>没有可以选的优惠券。</p>
      ) : (
        <Field label="优惠券" group>
          <span className={styles.coupons}>
            <Radio name="coupon" label="不用优惠券" checked={picked === null} onChange={() => void choose(null)} />
            {coupons.map((one) => (
              <Radio
                key={one.couponId}
                name="coupon"
                label={`${one.batchName}，减 ${moneyText(one.amountOff)}：${one.bar === '' ? `付 ${moneyText(one.price)}` : one.bar}`}
                disabled={one.bar !== ''}
                checked={picked === one.couponId}
                onChange={() => void choose(one.couponId)}
              />
            ))}
          </span>
        </Field>
      )}
      <p className={styles.rule}>
        <TextLink to="/account/coupon" tone="inline">
          领优惠券、用优惠码
        </TextLink>
        <br />
        {couponRule}
      </p>
    </>
  );
}
