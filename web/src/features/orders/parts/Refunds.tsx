import { RefundState } from '#contract/rules/orders.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import type { Refund } from '#contract/trade/shapes.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { FactList } from '../../../ui/FactList.tsx';
import styles from './Detail.module.css';

/** What was given back of an order, or asked for, each with how it went. */
export function Refunds({ refunds }: { refunds: readonly Refund[] }) {
  if (refunds.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>退款</h2>
      {refunds.map((refund) => (
        <FactList key={refund.id} label={`退款 ${refund.refundNo}`} facts={factsOf(refund)} />
      ))}
    </section>
  );
}

const factsOf = (refund: Refund) => [
  { label: '退款号', value: refund.refundNo },
  { label: '金额', value: `${moneyText(refund.price)}${refund.points > 0 ? `和 ${refund.points} 积分` : ''}` },
  { label: '状态', value: RefundState.labels[refund.refundState] },
  { label: '怎么来的', value: refund.isSurplus === 1 ? '多付的钱，自动退回' : refund.made },
  { label: refund.isBegun === 1 ? '退款' : '申请', value: exactTime(refund.gmtCreate) },
  { label: '原因', value: refund.reason },
  { label: refund.isBegun === 1 ? '理由' : '答复', value: refund.opinion },
  { label: '处理', value: refund.isBegun === 0 && refund.auditTime ? exactTime(refund.auditTime) : '' },
  { label: '退回', value: refund.doneAt && exactTime(refund.doneAt) },
];
