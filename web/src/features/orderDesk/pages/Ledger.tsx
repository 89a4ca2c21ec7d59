import { AccountKind, ProofKind } from '#contract/rules/ledger.ts';
import { exactTime, shownTime } from '#contract/rules/shownTime.ts';
import * as ledger from '#contract/trade/adminLedger.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import styles from '../parts/Desk.module.css';
import { moneyText } from '../../../kit/moneyText.ts';
import { orderDeskRoutes } from '../routes.ts';

export const handle = orderDeskRoutes.ledger;

const spec = listSpec({});

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page }) => context.get(apiContext).call(ledger.list, { pageCurrent: page, pageSize: 10 }));

const proveNow = () => import('#contract/trade/adminLedger.ts').then((api) => api.prove);

/** The proofs that everything sums to zero: the last one whole, with the rows that do not agree, then those before. */
export default function Ledger({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const { send, sending } = usePress(proveNow);
  const prove = (
    <Button variant="primary" loading={sending} loadingLabel="正在核对" onClick={() => void send({}, '核对完了')}>
      现在核对
    </Button>
  );
  return (
    <>
      <PageHead
        size="work"
        title="资金账本"
        note="每天夜里核对上次以后动过的订单、退款、提现与账单，星期日核对整本。有人绕过系统直接改了数据库里的旧订单，要到整本核对才看得出"
        actions={prove}
      />
      <List of={list} unit="次核对" empty={<Empty title="还没有核对过" note="每天夜里核对，也可以现在就核对" />}>
        {(rows) => (
          <>
            {list.page === 1 && rows[0] ? <Latest proof={rows[0]} whole={rows.find(isWhole)} /> : null}
            <section className={styles.section}>
              <h2>历次核对</h2>
              <Table
                className={styles.table}
                caption="历次核对"
                rows={rows}
                rowKey={({ id }) => id}
                columns={columns}
              />
            </section>
          </>
        )}
      </List>
    </>
  );
}

const columns: readonly Column<ledger.Proof>[] = [
  { key: 'when', head: '时间', cell: (row) => exactTime(row.gmtCreate) },
  { key: 'kind', head: '范围', cell: (row) => ProofKind.labels[row.proofKind] },
  { key: 'sound', head: '结果', cell: (row) => <Outcome proof={row} /> },
  { key: 'total', head: '合计', align: 'end', cell: (row) => moneyText(row.total) },
  { key: 'entries', head: '分录', align: 'end', cell: (row) => row.entryCount },
  { key: 'orders', head: '订单', align: 'end', cell: (row) => row.orderCount },
  { key: 'took', head: '用时', align: 'end', cell: (row) => `${row.tookMs} 毫秒` },
];

const Outcome = ({ proof }: { proof: ledger.Proof }) => (
  <StatusDot tone={proof.isSound === 1 ? 'passed' : 'failed'}>
    {proof.isSound === 1 ? '平' : `不平，${proof.faults.length} 处`}
  </StatusDot>
);

const isWhole = ({ proofKind }: ledger.Proof) => proofKind === ProofKind.whole;

/** @param whole The last that looked at everything, where it is among those on the page */
function Latest({ proof, whole }: { proof: ledger.Proof; whole: ledger.Proof | undefined }) {
  const kind = ProofKind.labels[proof.proofKind];
  const before = whole && !isWhole(proof) ? `；最近一次整本核对是 ${shownTime(whole.gmtCreate)}` : '';
  return (
    <section aria-label="最近一次核对">
      <div className={styles.verdict}>
        {proof.isSound === 1 ? (
          <Banner>
            {shownTime(proof.gmtCreate)} {kind}核对：{isWhole(proof) ? '' : '看了 '}
            {proof.entryCount} 笔分录{isWhole(proof) ? '' : '，各科目'}合计 {moneyText(proof.total)}，全部平
            {before}
          </Banner>
        ) : (
          <Banner tone="danger">
            {shownTime(proof.gmtCreate)} {kind}核对：合计 {moneyText(proof.total)}，有 {proof.faults.length} 处不符
            {before}
          </Banner>
        )}
      </div>
      {proof.faults.length > 0 ? (
        <Table
          className={styles.table}
          caption="不符的行"
          rows={proof.faults}
          rowKey={({ what, row }) => `${what} ${row}`}
          columns={[
            { key: 'what', head: '哪里不符', cell: ({ what }) => what },
            { key: 'row', head: '哪一行', cell: ({ row }) => row },
            { key: 'note', head: '怎么不符', cell: ({ note }) => note },
          ]}
        />
      ) : null}
      <Table
        className={styles.table}
        caption="各科目的余额"
        rows={proof.balances}
        rowKey={({ accountKind }) => String(accountKind)}
        columns={[
          { key: 'account', head: '科目', cell: ({ accountKind }) => AccountKind.labels[accountKind] },
          {
            key: 'debit',
            head: '借方余额',
            align: 'end',
            cell: ({ balance }) => (balance > 0 ? moneyText(balance) : '—'),
          },
          {
            key: 'credit',
            head: '贷方余额',
            align: 'end',
            cell: ({ balance }) => (balance < 0 ? moneyText(-balance) : '—'),
          },
        ]}
      />
    </section>
  );
}
