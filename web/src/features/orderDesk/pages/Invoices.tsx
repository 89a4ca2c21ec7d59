import { InvoiceKind, InvoiceState } from '#contract/rules/invoices.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as desk from '#contract/trade/adminInvoice.ts';
import type { QueuedInvoice } from '#contract/trade/adminInvoice.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StateRow } from '../../../kit/list/StateRow.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
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
import { InvoiceActs } from '../parts/InvoiceActs.tsx';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.invoices;

const spec = listSpec({ filters: { state: ['1', '5', '2', '6', '3', '4'] } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context.get(apiContext).call(desk.list, { invoiceState: Number(filters.state) as InvoiceState, pageCurrent: page }),
  );

const columns: readonly Column<QueuedInvoice>[] = [
  {
    key: 'order',
    head: '订单',
    width: 190,
    cell: (row) => (
      <TextLink to={`/admin/orders/${row.orderNo}`} tone="inline">
        {row.orderNo}
      </TextLink>
    ),
  },
  {
    key: 'title',
    head: '抬头',
    cell: (row) =>
      `${InvoiceKind.labels[row.invoiceKind]}：${row.invoiceTitle}${row.taxNumber ? `，税号 ${row.taxNumber}` : ''}`,
  },
  { key: 'what', head: '买的是', cell: (row) => row.productName },
  { key: 'price', head: '金额', width: 110, align: 'end', cell: (row) => moneyText(row.price) },
  { key: 'asked', head: '申请', width: 150, cell: (row) => `${shownTime(row.gmtCreate)} ${row.buyerName}` },
  { key: 'acts', head: '处理', width: 210, cell: (row) => <InvoiceActs row={row} /> },
];

const order = [1, 5, 2, 6, 3, 4] as const satisfies readonly InvoiceState[];

/** Invoices to be made out at the tax office, and those that a refund takes back. */
export default function Invoices({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const all = (
    <LinkButton to="/admin/orders" size="sm" variant="primary">
      看订单
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="发票" note="在税务平台开好，把号码与文件登记在这里；退了款的订单要开红字发票" />
      <div className={styles.filters}>
        <FilterRows>
          <StateRow list={list} of={InvoiceState} states={order} />
        </FilterRows>
      </div>
      <List of={list} unit="张发票" empty={<Empty title="没有这样的发票" note="买家申请的发票会在这里" action={all} />}>
        {(rows) => (
          <Table className={styles.table} caption="发票" columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}
