import { WalletKind } from '#contract/rules/wallet.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as desk from '#contract/trade/adminShare.ts';
import type { ShareOwner } from '#contract/trade/adminShare.ts';
import { SearchInResults } from '../../../kit/catalogue/SearchInResults.tsx';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { FilterRow } from '../../../ui/FilterRow.tsx';
import { FilterRows } from '../../../ui/FilterRows.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import styles from '../parts/Sales.module.css';
import { ShareActs } from '../parts/ShareActs.tsx';
import { salesRoutes } from '../routes.ts';

export const handle = salesRoutes['shares'];

const spec = listSpec({ filters: { kind: ['2', '1'], keyword: '' } });

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page, filters: { kind, keyword } }) =>
    context
      .get(apiContext)
      .call(desk.list, { walletKind: Number(kind) as WalletKind, keyword: keyword.slice(0, 40), pageCurrent: page }),
  );

const columns: readonly Column<ShareOwner>[] = [
  { key: 'name', head: '卖方', cell: (row) => row.ownerName },
  { key: 'now', head: '现在', width: 90, align: 'end', cell: (row) => `${row.sellerPercent}%` },
  {
    key: 'rules',
    head: '说定过的',
    cell: (row) => (
      <>
        {row.rules.length === 0 ? '没有另外说定' : null}
        {row.rules.slice(0, 3).map((rule) => (
          <p key={rule.id} className={styles.note}>
            {shownTime(rule.beginsAt)} 起 {rule.sellerPercent}%，{rule.reason}（{rule.actorName}）
          </p>
        ))}
        {row.houses.slice(0, 3).map(({ orgName, shareRatio, beginsAt, actorName }) => (
          <p key={`${orgName} ${beginsAt}`} className={styles.note}>
            {orgName}给讲师：{shownTime(beginsAt)} 起 {shareRatio}%{actorName ? `（${actorName}）` : ''}
          </p>
        ))}
      </>
    ),
  },
  { key: 'acts', head: '处理', width: 200, act: true, cell: (row) => <ShareActs row={row} /> },
];

const kinds = [WalletKind.organization, WalletKind.lecturer];
const kindNames = { [WalletKind.organization]: '机构', [WalletKind.lecturer]: '讲师' };

/** What part of a price each seller gets, from when on, and why. */
export default function Shares({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const all = (
    <LinkButton to="/admin/shares" size="sm" variant="primary">
      看全部
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="分成比例"
        note="从以后的某个时刻起换一个比例；已经下的订单不变，生效过的留作历史"
        actions={<SearchInResults list={list} name="keyword" label="名称开头" />}
      />
      <FilterRows>
        <FilterRow
          label="卖方"
          current={list.filters.kind}
          options={kinds.map((kind) => ({
            key: String(kind),
            label: kindNames[kind],
            to: list.hrefOf({ filters: { kind: String(kind) as '1' } }),
          }))}
        />
      </FilterRows>
      <List of={list} unit="个卖方" empty={<Empty title="没有这样的卖方" note="按名称的开头找" action={all} />}>
        {(rows) => <Table caption="分成比例" columns={columns} rows={rows} rowKey={({ ownerNo }) => ownerNo} />}
      </List>
    </>
  );
}
