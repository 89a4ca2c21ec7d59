import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { POINT_CENTS, pointsRule } from '#contract/rules/integral.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './Cashier.module.css';
import type { CheckoutView } from './Checkout.tsx';
import { withChoice } from './wished.ts';

/** Whether points pay a part: the choice is in the address as that of a coupon is. Nothing where there are none to use. */
export function PointsPick({ view: { points } }: { view: CheckoutView }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  // What was pressed is marked at once; what it makes of the price comes with the answer.
  const [going, setGoing] = useState<boolean | null>(null);
  if (points.most === 0) return null;
  const choose = async (isUsed: boolean) => {
    setGoing(isUsed);
    await navigate(withChoice(search, 'usePoints', isUsed ? '1' : null), { replace: true, preventScrollReset: true });
    setGoing((now) => (now === isUsed ? null : now));
  };
  return (
    <div className={styles.points}>
      <Field label="积分" group>
        <Checkbox
          label={`用 ${points.most} 积分抵 ${moneyText(yuanOf(points.most * POINT_CENTS))}（现有 ${points.have} 积分）`}
          checked={going ?? points.used > 0}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
      </Field>
      <p className={styles.rule}>{pointsRule}</p>
    </div>
  );
}
