import { CouponBearer } from '#contract/rules/coupons.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { CouponBatch } from '#contract/trade/couponShapes.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import styles from './Coupons.module.css';
import { fromText, scopeText, windowText } from './termsText.ts';

const howText = ({ isSingle, code, points }: CouponBatch): string => {
  if (isSingle === 1) return '一人一码';
  return points > 0 ? `${points} 积分换` : code || '人人可领';
};

/** What whoever makes coupons sees of a batch. */
export const batchColumns: readonly Column<CouponBatch>[] = [
  {
    key: 'name',
    head: '名称',
    cell: (row) => (
      <>
        {row.batchName}
        <p className={styles.note}>
          {CouponBearer.labels[row.bearer]}
          {row.ownerName ? `（${row.ownerName}）` : ''}承担；{scopeText(row)}
        </p>
      </>
    ),
  },
  {
    key: 'off',
    head: '减',
    width: 150,
    cell: (row) => (
      <>
        {moneyText(row.amountOff)}
        <p className={styles.note}>
          {fromText(row)}
          {row.isNewcomer === 1 ? '，第一次购买' : ''}
        </p>
      </>
    ),
  },
  { key: 'how', head: '怎么领', width: 140, cell: howText },
  {
    key: 'count',
    head: '领 / 用 / 共',
    width: 130,
    align: 'end',
    cell: (row) => `${row.taken} / ${row.spent} / ${row.total}`,
  },
  { key: 'window', head: '时间', width: 190, wideOnly: true, cell: windowText },
  {
    key: 'state',
    head: '状态',
    width: 90,
    cell: ({ statusId }) =>
      statusId === RowState.normal ? (
        <StatusDot tone="passed">在发</StatusDot>
      ) : (
        <StatusDot tone="idle">已停用</StatusDot>
      ),
  },
];
