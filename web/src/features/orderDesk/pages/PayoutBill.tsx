import { isId } from '#contract/rules/id.ts';
import { PayoutMark } from '#contract/rules/payoutBills.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { ExtractStatus } from '#contract/rules/wallet.ts';
import * as bills from '#contract/trade/adminPayoutBill.ts';
import type { PayoutDifference } from '#contract/trade/adminPayoutBill.ts';
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
import styles from '../parts/Desk.module.css';
import { SettleDifference } from '../parts/SettleDifference.tsx';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.payoutBill;

const spec = listSpec({ filters: {} });

export async function loader({ request, context, params }: LoaderArgs) {
  const id = params['id'] ?? '';
  if (!isId(id)) throw missing();
  const { page } = readList(spec, pageUrl(request).searchParams);
  return { page: await answerOr(request, context.get(apiContext).call(bills.view, { id, pageCurrent: page })) };
}

const settle = () => import('#contract/trade/adminPayoutBill.ts').then((api) => api.settle);

const columns: readonly Column<PayoutDifference>[] = [
  {
    key: 'what',
    head: '差异',
    cell: (row) => (
      <>
        {PayoutMark.labels[row.mark]}
        <p>
          {row.row === null ? '' : `第 ${row.row} 行，`}提现单号 {row.extractNo}
        </p>
      </>
    ),
  },
  {
    key: 'ours',
    head: '我们',
    width: 150,
    cell: (row) =>
      row.ours === null || row.ourState === null ? (
        '没有'
      ) : (
        <TextLink to={`/admin/payouts?state=${row.ourState}`} tone="inline">
          {moneyText(row.ours)}，{ExtractStatus.labels[row.ourState]}
        </TextLink>
      ),
  },
  { key: 'theirs', head: '银行', width: 240, cell: (row) => bankText(row) },
  {
    key: 'acts',
    head: '处理',
    width: 240,
    act: true,
    cell: (row) => {
      if (row.settledAt !== null) return `${row.reason}（${row.actorName || '自动'}，${shownTime(row.settledAt)}）`;
      if (row.isOwn === 1) return '你自己的，由别人处理';
      return (
        <SettleDifference
          call={settle}
          row={row}
          title={PayoutMark.labels[row.mark]}
          note={`提现单号 ${row.extractNo}`}
        />
      );
    },
  },
];

/** What the bank said of it. */
function bankText({ theirs, isPaid, bankRef, bankTime, bankReason }: PayoutDifference): string {
  if (theirs === null) return '没有';
  const parts = [
    `${moneyText(theirs)} ${isPaid === 1 ? '成功' : '失败'}`,
    bankRef && `流水号 ${bankRef}`,
    bankTime && shownTime(bankTime),
    bankReason,
  ];
  return parts.filter(Boolean).join('，');
}

/** One answer of a bank: what followed from it, and every line in which it differs from the withdrawals. */
export default function PayoutBill({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const { bill } = loaderData.page;
  const back = (
    <LinkButton to="/admin/payoutBills" size="sm" variant="primary">
      看全部付款结果
    </LinkButton>
  );
  return (
    <>
      <Breadcrumb items={[{ label: '提现对账', to: '/admin/payoutBills' }, { label: bill.fileName }]} />
      <PageHead
        size="work"
        title={bill.fileName}
        note={`${shownTime(bill.gmtCreate)} ${bill.actorName}传的 ${bill.lineCount} 笔：确认到账 ${bill.paidCount} 笔 ${moneyText(bill.paid)}，退回钱包 ${bill.returnedCount} 笔`}
      />
      <List of={list} unit="笔差异" empty={<Empty title="对平了，没有差异" note="每一笔都和提现一致" action={back} />}>
        {(rows) => (
          <Table className={styles.table} caption="差异" columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}
