import { shownTime } from '#contract/rules/shownTime.ts';
import { TransferState } from '#contract/rules/transfers.ts';
import type { Transfer } from '#contract/trade/transfer.ts';
import { Link } from '../../../ui/Link.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { StatusTone } from '../../../ui/StatusDot.tsx';
import styles from './Transfers.module.css';
import { moneyText } from '../../../kit/moneyText.ts';

const tones: Record<TransferState, StatusTone> = {
  [TransferState.waiting]: 'waiting',
  [TransferState.received]: 'passed',
  [TransferState.refused]: 'failed',
};

/** One transfer in a list. */
export function TransferLine({ transfer: one }: { transfer: Transfer }) {
  return (
    <li className={styles.row}>
      <div>
        <h3>
          <Link to={`/account/TransferPayDetails/${one.id}`}>{one.productName}</Link>
        </h3>
        <p>
          {shownTime(one.gmtCreate)}
          <i className="sep" />
          订单 {one.orderNo}
        </p>
      </div>
      <b>{moneyText(one.price)}</b>
      <StatusDot tone={tones[one.transferState]} reason={one.opinion || undefined}>
        {TransferState.labels[one.transferState]}
      </StatusDot>
    </li>
  );
}
