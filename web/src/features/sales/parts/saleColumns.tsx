import { orderStanding, OrderState, ProductType } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { SoldOrder } from '#contract/trade/saleShapes.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

/** Whether what is theirs can be drawn: a word, and from when on. */
export function SaleStanding({ row }: { row: SoldOrder }) {
  if (row.orderStatus === OrderState.refunded)
    return (
      <StatusDot tone="idle" reason={restNote(row)}>
        {orderStanding(row)}
      </StatusDot>
    );
  if (row.orderStatus === OrderState.refunding) return <StatusDot tone="waiting">退款中</StatusDot>;
  if (row.isReleased === 1) return <StatusDot tone="passed">可提现</StatusDot>;
  return (
    <StatusDot tone="waiting" reason={`${shownTime(row.releasesAt)} 起可提现`}>
      退款期内
    </StatusDot>
  );
}

/** What is theirs of what was given back in part. */
const restNote = ({ pricePaid, priceBack, isReleased, releasesAt }: SoldOrder): string | undefined => {
  if (priceBack === pricePaid) return undefined;
  return isReleased === 1 ? '其余的可提现' : `其余的 ${shownTime(releasesAt)} 起可提现`;
};

/** The page of a sale, among its own. */
const soldPath = ({ product, orderNo }: SoldOrder): string =>
  `/account/${product.productType === ProductType.program ? 'planorder' : 'inorder'}/info?orderNo=${orderNo}`;

export const saleColumns: readonly Column<SoldOrder>[] = [
  {
    key: 'course',
    head: '商品',
    cell: (row) => (
      <TextLink to={soldPath(row)} tone="inline">
        {row.courseName}
      </TextLink>
    ),
  },
  { key: 'lecturer', head: '讲师', width: 110, cell: (row) => row.product.lecturerName || '—' },
  { key: 'paid', head: '付款时间', width: 140, cell: (row) => shownTime(row.payTime) },
  { key: 'price', head: '成交', width: 110, align: 'end', cell: (row) => moneyText(row.pricePaid) },
  { key: 'share', head: '应得', width: 110, align: 'end', cell: (row) => moneyText(row.lecturerProfit) },
  { key: 'state', head: '状态', width: 170, cell: (row) => <SaleStanding row={row} /> },
];
