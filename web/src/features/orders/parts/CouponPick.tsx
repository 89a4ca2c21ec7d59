import { useNavigate } from 'react-router';
import { couponRule } from '#contract/rules/coupons.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { Field } from '../../../ui/Field.tsx';
import { Radio } from '../../../ui/Radio.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Cashier.module.css';
import type { CheckoutView } from './Checkout.tsx';

/** Which coupon is taken off: the choice is in the address, so that it survives a reload, and the server makes the price. */
export function CouponPick({ view: { product, couponId, coupons } }: { view: CheckoutView }) {
  const navigate = useNavigate();
  const choose = (id: string) =>
    void navigate(`/pay?courseId=${product.productId}${id ? `&couponId=${id}` : ''}`, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      {coupons.length === 0 ? (
        <p className={styles.rule}>没有可以选的优惠券。</p>
      ) : (
        <Field label="优惠券" group>
          <span className={styles.coupons}>
            <Radio name="coupon" label="不用优惠券" checked={couponId === null} onChange={() => choose('')} />
            {coupons.map((one) => (
              <Radio
                key={one.couponId}
                name="coupon"
                label={`${one.batchName}，减 ${moneyText(one.amountOff)}：${one.bar === '' ? `付 ${moneyText(one.price)}` : one.bar}`}
                disabled={one.bar !== ''}
                checked={couponId === one.couponId}
                onChange={() => choose(one.couponId)}
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
