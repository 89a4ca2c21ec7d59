import * as desk from '#contract/trade/adminTransfer.ts';
import type { QueuedTransfer } from '#contract/trade/adminTransfer.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TransferState } from '#contract/rules/transfers.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StateRow } from '../../../kit/list/StateRow.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from '../parts/Desk.module.css';
import { moneyText } from '../../../kit/moneyText.ts';
import { TransferActs } from '../parts/TransferActs.tsx';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.transfers;

const spec = listSpec({ filters: { state: ['1', '2', '3'] } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context
      .get(apiContext)
      .call(desk.list, { transferState: Number(filters.state) as TransferState, pageCurrent: page }),
  );

const columns: readonly Column<QueuedTransfer>[] = [
  {
    key: 'order',
    head: '订单（附言）',
    width: 200,
    cell: (row) => (
      <TextLink to={`/admin/orders/${row.orderNo}`} tone="inline">
        {row.orderNo}
      </TextLink>
    ),
  },
  { key: 'payer', head: '付款方', cell: (row) => `${row.payerName}，${row.payerBank}` },
  { key: 'price', head: '金额', width: 110, align: 'end', cell: (row) => moneyText(row.price) },
  { key: 'day', head: '转账', width: 110, cell: (row) => row.paidOn },
  { key: 'sent', head: '交凭证', width: 140, cell: (row) => `${shownTime(row.gmtCreate)} ${row.buyerName}` },
  {
    key: 'voucher',
    head: '凭证',
    width: 80,
    cell: (row) => (
      <TextLink to={row.voucher} target="_blank" reloadDocument tone="inline">
        打开
      </TextLink>
    ),
  },
  { key: 'acts', head: '处理', width: 190, cell: (row) => <TransferActs row={row} /> },
];

/** Transfers that are to be found on the account of the site. */
export default function Transfers({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const all = (
    <LinkButton to="/admin/orders" size="sm" variant="primary">
      看订单
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="转账" note="在银行账户里找到这笔钱、金额一分不差，才确认到账" />
      <div className={styles.filters}>
        <FilterRows>
          <StateRow list={list} of={TransferState} />
        </FilterRows>
      </div>
      <List of={list} unit="笔转账" empty={<Empty title="没有这样的转账" note="买家交的凭证会在这里" action={all} />}>
        {(rows) => (
          <Table className={styles.table} caption="转账" columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}
