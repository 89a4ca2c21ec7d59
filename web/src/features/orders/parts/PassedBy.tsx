import { orderEvents } from '#contract/rules/orders.ts';
import { exactTime } from '#contract/rules/shownTime.ts';
import type { OrderDetail } from '#contract/trade/orderInfo.ts';
import styles from './Detail.module.css';

/** What happened to an order, the oldest first. */
export const PassedBy = ({ events }: Pick<OrderDetail, 'events'>) => (
  <ol className={styles.events}>
    {events.map(({ id, gmtCreate, event }) => (
      <li key={id}>
        <time dateTime={`${gmtCreate.replace(' ', 'T')}+08:00`}>{exactTime(gmtCreate)}</time>
        <span>{orderEvents[event]}</span>
      </li>
    ))}
  </ol>
);
