import { FileDown } from 'lucide-react';
import { ExtractStatus, WalletKind } from '#contract/rules/wallet.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as payouts from '#contract/trade/adminPayout.ts';
import type { Payout } from '#contract/trade/adminPayout.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { StateRow } from '../../../kit/list/StateRow.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { keepFile } from '../../../kit/sheet/keepFile.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { moneyText } from '../../../kit/moneyText.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { askBatch } from '../parts/calls.ts';
import { PayoutActs } from '../parts/PayoutActs.tsx';
import { PayoutFiled } from '../parts/PayoutFiled.tsx';
import styles from '../parts/Sales.module.css';
import { salesRoutes } from '../routes.ts';

export const handle = salesRoutes['payouts'];

const spec = listSpec({ filters: { state: ['1', '2', '3', '4', '5'] } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters }) =>
    context
      .get(apiContext)
      .call(payouts.list, { extractStatus: Number(filters.state) as ExtractStatus, pageCurrent: page }),
  );

const columns: readonly Column<Payout>[] = [
  {
    key: 'owner',
    head: '收款人',
    cell: (row) => (
      <>
        {row.ownerName}
        <p className={styles.note}>
          {WalletKind.labels[row.walletKind]}，{row.applyName}申请
        </p>
      </>
    ),
  },
  { key: 'to', head: '收款账户', cell: (row) => `${row.bankName} ${row.bankCardNo}` },
  { key: 'money', head: '提现', width: 110, align: 'end', cell: (row) => moneyText(row.extractMoney) },
  { key: 'pay', head: '到账', width: 110, align: 'end', cell: (row) => moneyText(row.payMoney) },
  { key: 'asked', head: '申请', width: 130, cell: (row) => shownTime(row.gmtCreate) },
  {
    key: 'file',
    head: '付款文件',
    width: 190,
    wideOnly: true,
    cell: (row) => <PayoutFiled {...row} />,
  },
  { key: 'acts', head: '处理', width: 190, act: true, cell: (row) => <PayoutActs row={row} /> },
];

/** Money that lecturers and organizations draw: who waits longest is first. */
export default function Payouts({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const { send, sending } = usePress(askBatch);
  const file = (
    <Button
      icon={<FileDown size={16} aria-hidden="true" />}
      loading={sending}
      loadingLabel="准备中"
      onClick={() => void send({}).then((made) => made && keepFile(made))}
    >
      付款文件
    </Button>
  );
  return (
    <>
      <PageHead
        size="work"
        title="提现"
        note="同意之后把付款文件交给银行（一笔只进一份），结果传到「提现对账」，也可以一笔一笔确认；文件里有完整的账号，每次下载都有记录"
        actions={list.filters.state === String(ExtractStatus.paying) ? file : undefined}
      />
      <div className={styles.filters}>
        <FilterRows>
          <StateRow list={list} of={ExtractStatus} />
        </FilterRows>
      </div>
      <List of={list} unit="笔提现" empty={<Empty title="没有这样的提现" note="讲师与机构申请的提现会在这里" />}>
        {(rows) => (
          <Table className={styles.table} caption="提现" columns={columns} rows={rows} rowKey={({ id }) => id} />
        )}
      </List>
    </>
  );
}
