import { ProductType } from '#contract/rules/orders.ts';
import { commissionRule, commissionStates } from '#contract/rules/referral.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as recommended from '#contract/user/recommended.ts';
import type { Commission } from '#contract/user/recommended.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { moneyText } from '../../../kit/moneyText.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { ReferralTabs } from '../parts/ReferralTabs.tsx';
import { referralRoutes } from '../routes.ts';

export const handle = referralRoutes.commissions;

const spec = listSpec({});

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, spec, ({ page: pageCurrent }) =>
    context.get(apiContext).call(recommended.commissions, { pageCurrent }),
  );

const tones = { waiting: 'waiting', earned: 'passed', lost: 'idle' } as const;

const columns: readonly Column<Commission>[] = [
  { key: 'what', head: '买了什么', cell: ({ productType }) => ProductType.labels[productType] },
  { key: 'when', head: '付款时间', width: 180, cell: ({ payTime }) => shownTime(payTime) },
  { key: 'paid', head: '实付', width: 110, align: 'end', cell: ({ pricePaid }) => moneyText(pricePaid) },
  { key: 'commission', head: '佣金', width: 110, align: 'end', cell: ({ commission }) => moneyText(commission) },
  {
    key: 'state',
    head: '状态',
    width: 220,
    cell: ({ state, earnedAt }) => (
      <StatusDot tone={tones[state]}>
        {commissionStates[state]}
        {state === 'waiting' ? `，${shownTime(earnedAt)} 入账` : ''}
      </StatusDot>
    ),
  },
];

/** What the orders of those whom one recommended give, once nobody can ask them back. */
export default function Commissions({ loaderData }: PageProps<typeof loader>) {
  const list = useList(spec, loaderData);
  const sums = 'page' in loaderData ? loaderData.page : undefined;
  const draw = (
    <LinkButton to="/account/draw_money" size="sm">
      去钱包
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="推荐佣金" note={commissionRule} actions={draw} />
      <ReferralTabs current="commissions" />
      {sums ? (
        <Figures
          items={[
            { name: '已入账', value: moneyText(sums.earned) },
            { name: '退款期内', value: moneyText(sums.waiting), note: '之后入账' },
          ]}
        />
      ) : null}
      <List of={list} unit="笔佣金" empty={<Empty title="还没有佣金" note="经你推荐注册的人付了款，这里就有一笔" />}>
        {(rows) => <Table caption="推荐佣金" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}
