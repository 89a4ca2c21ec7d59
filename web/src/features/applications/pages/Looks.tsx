import * as talentLook from '#contract/position/talentLook.ts';
import { LookPart } from '#contract/rules/hiring.ts';
import { NONE } from '#contract/rules/id.ts';
import { vacancyPath } from '#contract/rules/pagePaths.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { blockPath, lookSpec, progressPath } from '../parts/addresses.ts';
import { applicationRoutes } from '../routes.ts';

export const handle = applicationRoutes.looks;

export const loader = ({ request, context }: LoaderArgs) =>
  loadList(request, lookSpec, ({ page }) => context.get(apiContext).call(talentLook.mine, { pageCurrent: page }));

const columns: Column<talentLook.Look>[] = [
  { key: 'org', head: '企业', cell: (row) => row.orgName },
  { key: 'looker', head: '谁', cell: (row) => row.lookerName },
  {
    key: 'vacancy',
    head: '为哪个职位',
    cell: (row) => <TextLink to={vacancyPath(row.vacancyId)}>{row.vacancyName}</TextLink>,
  },
  { key: 'part', head: '看了什么', cell: (row) => LookPart.labels[row.lookPart] },
  {
    key: 'when',
    head: '什么时候',
    cell: (row) => (row.times > 1 ? `${shownTime(row.lastAt)}，这天 ${row.times} 次` : shownTime(row.lastAt)),
  },
  {
    key: 'now',
    head: '现在',
    width: 150,
    cell: (row) =>
      row.isOver === 1 ? <StatusDot tone="idle">看不到了</StatusDot> : <StatusDot tone="waiting">看得到</StatusDot>,
  },
  {
    key: 'act',
    head: '收回',
    hideHead: true,
    act: true,
    width: 90,
    cell: (row) => {
      if (row.isOver === 1) return null;
      const shared = row.isByConsent === 1 ? '/account/recommendposition' : '/account/nominations';
      const to = row.applicationId === NONE ? shared : progressPath(row.applicationId);
      return <TextLink to={to}>去收回</TextLink>;
    },
  },
  {
    key: 'block',
    head: '屏蔽',
    hideHead: true,
    act: true,
    width: 90,
    cell: (row) => (
      <TextLink to={blockPath(row.orgNo)} aria-label={`屏蔽${row.orgName}`}>
        屏蔽企业
      </TextLink>
    ),
  },
];

/** The access diary: which enterprise, who of it, for which vacancy, what and when; and the way to take it back. */
export default function Looks({ loaderData }: PageProps<typeof loader>) {
  const list = useList(lookSpec, loaderData);
  return (
    <>
      <PageHead
        size="work"
        title="谁看过我"
        note="企业每次打开你的档案、画像、证书，或者把你导出到名单，这里都有一条；收回之后企业马上看不到"
        actions={
          <>
            <LinkButton to={applicationRoutes.blocked.path}>屏蔽的企业</LinkButton>
            <LinkButton to="/account/privacy">我的数据</LinkButton>
          </>
        }
      />
      <List
        of={list}
        unit="条"
        empty={<Empty title="还没有人看过" note="投递职位，或者同意学校推荐之后，企业打开你的档案就会记在这里" />}
      >
        {(rows) => <Table caption="谁看过我" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}
