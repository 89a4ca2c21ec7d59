import { PayType } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as bills from '#contract/trade/adminBill.ts';
import type { Bill } from '#contract/trade/adminBill.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BillUpload } from '../parts/BillUpload.tsx';
import { OpenCount } from '../parts/OpenCount.tsx';
import { Misses } from '../parts/Misses.tsx';
import styles from '../parts/Desk.module.css';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.bills;

const spec = listSpec({ filters: {} });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) => context.get(apiContext).call(bills.list, { pageCurrent: page }));

const columns: readonly Column<Bill>[] = [
  {
    key: 'day',
    head: '账单',
    cell: (row) => (
      <TextLink to={`/admin/bills/${row.id}`} tone="inline">
        {PayType.labels[row.payType]} {row.day}
      </TextLink>
    ),
  },
  { key: 'lines', head: '笔数', width: 90, align: 'end', cell: (row) => row.lineCount },
  { key: 'paid', head: '收款', width: 130, align: 'end', cell: (row) => moneyText(row.paid) },
  { key: 'back', head: '退款', width: 130, align: 'end', cell: (row) => moneyText(row.refunded) },
  { key: 'fee', head: '手续费', width: 110, align: 'end', cell: (row) => moneyText(row.fee) },
  {
    key: 'open',
    head: '差异',
    width: 170,
    cell: (row) => <OpenCount {...row} />,
  },
  {
    key: 'when',
    head: '来自',
    width: 180,
    wideOnly: true,
    cell: (row) => `${shownTime(row.gmtCreate)} ${row.isFetched === 1 ? '自动下载' : row.actorName}`,
  },
];

/** The bills of the banks, each compared with what was booked. */
export default function Bills({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const ledger = (
    <LinkButton to="/admin/ledger" size="sm">
      看资金账本
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="对账"
        note="每天上午从支付方下载前几天的账单，逐笔核对，手续费记进账本；没有下载成的，从商户平台下载了传上来。每笔差异查清楚，写明怎么处理的"
      />
      <Misses misses={'page' in loaderData ? loaderData.page.misses : []} />
      <BillUpload fetched={'page' in loaderData ? loaderData.page.banks : []} />
      <List
        of={list}
        unit="张账单"
        empty={<Empty title="还没有传过账单" note="在上面选支付方与日期" action={ledger} />}
      >
        {(rows) => (
          <Table className={styles.table} caption="账单" columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}
