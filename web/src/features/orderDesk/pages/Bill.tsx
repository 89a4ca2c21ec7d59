import { BillMark, BillSide } from '#contract/rules/bills.ts';
import { isId } from '#contract/rules/id.ts';
import { PayType } from '#contract/rules/orders.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as bills from '#contract/trade/adminBill.ts';
import type { Difference } from '#contract/trade/adminBill.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec, readList } from '../../../kit/list/listAddress.ts';
import { useList } from '../../../kit/list/useList.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { RemoveBill } from '../parts/RemoveBill.tsx';
import { SettleDifference } from '../parts/SettleDifference.tsx';
import styles from '../parts/Desk.module.css';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.bill;

const spec = listSpec({ filters: {} });

export async function loader({ request, context, params }: LoaderArgs) {
  const id = params['id'] ?? '';
  if (!isId(id)) throw missing();
  const { page } = readList(spec, pageUrl(request).searchParams);
  return { page: await answerOr(request, context.get(apiContext).call(bills.view, { id, pageCurrent: page })) };
}

const settle = () => import('#contract/trade/adminBill.ts').then((api) => api.settle);

const columns: readonly Column<Difference>[] = [
  {
    key: 'what',
    head: '差异',
    cell: (row) => (
      <>
        {BillSide.labels[row.side]}：{BillMark.labels[row.mark]}
        <p>{row.ref}</p>
      </>
    ),
  },
  {
    key: 'order',
    head: '订单',
    width: 190,
    cell: (row) =>
      row.orderNo ? (
        <TextLink to={`/admin/orders/${row.orderNo}`} tone="inline">
          {row.orderNo}
        </TextLink>
      ) : (
        '—'
      ),
  },
  { key: 'ours', head: '我们', width: 110, align: 'end', cell: (row) => amountText(row.ours) },
  { key: 'theirs', head: '账单', width: 110, align: 'end', cell: (row) => amountText(row.theirs) },
  {
    key: 'acts',
    head: '处理',
    width: 240,
    act: true,
    cell: (row) =>
      row.settledAt === null ? (
        <SettleDifference
          call={settle}
          row={row}
          title={`${BillSide.labels[row.side]}：${BillMark.labels[row.mark]}`}
          note={row.ref}
        />
      ) : (
        `${row.reason}（${row.actorName || '自动'}，${shownTime(row.settledAt)}）`
      ),
  },
];

const amountText = (yuan: number | null): string => (yuan === null ? '没有' : moneyText(yuan));

/** One bill: what it says, and every line in which it differs from our books. */
export default function Bill({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const { bill } = loaderData.page;
  const back = (
    <LinkButton to="/admin/bills" size="sm" variant="primary">
      看全部账单
    </LinkButton>
  );
  return (
    <>
      <Breadcrumb items={[{ label: '对账', to: '/admin/bills' }, { label: bill.day }]} />
      <PageHead
        size="work"
        title={`${PayType.labels[bill.payType]} ${bill.day}`}
        note={`${bill.fileName}：${bill.lineCount} 笔，收款 ${moneyText(bill.paid)}，退款 ${moneyText(bill.refunded)}，手续费 ${moneyText(bill.fee)}`}
        actions={<RemoveBill id={bill.id} />}
      />
      <List
        of={list}
        unit="笔差异"
        empty={<Empty title="对平了，没有差异" note="每一笔都和账上的一致" action={back} />}
      >
        {(rows) => (
          <Table className={styles.table} caption="差异" columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}
