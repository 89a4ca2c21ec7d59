import { shownTime } from '#contract/rules/shownTime.ts';
import * as bills from '#contract/trade/adminPayoutBill.ts';
import type { PayoutBill } from '#contract/trade/adminPayoutBill.ts';
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
import styles from '../parts/Desk.module.css';
import { OpenCount } from '../parts/OpenCount.tsx';
import { PayoutUpload } from '../parts/PayoutUpload.tsx';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.payoutBills;

const spec = listSpec({ filters: {} });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) => context.get(apiContext).call(bills.list, { pageCurrent: page }));

const columns: readonly Column<PayoutBill>[] = [
  {
    key: 'file',
    head: '付款结果',
    cell: (row) => (
      <TextLink to={`/admin/payoutBills/${row.id}`} tone="inline">
        {row.fileName}
      </TextLink>
    ),
  },
  { key: 'lines', head: '笔数', width: 90, align: 'end', cell: (row) => row.lineCount },
  {
    key: 'paid',
    head: '确认到账',
    width: 160,
    align: 'end',
    cell: (row) => `${row.paidCount} 笔，${moneyText(row.paid)}`,
  },
  { key: 'back', head: '退回钱包', width: 110, align: 'end', cell: (row) => `${row.returnedCount} 笔` },
  { key: 'open', head: '差异', width: 170, cell: (row) => <OpenCount {...row} /> },
  {
    key: 'when',
    head: '来自',
    width: 180,
    wideOnly: true,
    cell: (row) => `${shownTime(row.gmtCreate)} ${row.actorName}`,
  },
];

/** What banks answered for payouts, each compared with the withdrawals. */
export default function PayoutBills({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const payouts = (
    <LinkButton to="/admin/payouts" size="sm">
      看提现
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="提现对账"
        note="付款文件交给银行以后，把银行的结果传上来：付成的确认到账，没有付成的退回钱包；对不上的一笔也不动，列成差异，查清楚再写明怎么处理的"
      />
      <PayoutUpload />
      <List
        of={list}
        unit="份付款结果"
        empty={<Empty title="还没有传过付款结果" note="下载模板，把银行的结果填进去" action={payouts} />}
      >
        {(rows) => (
          <Table className={styles.table} caption="付款结果" columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}
