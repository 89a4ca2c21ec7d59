import { list as points } from '#contract/course/integral.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { integralRules, integralUses } from '#contract/rules/integral.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { plainList } from '../parts/addresses.ts';
import styles from '../parts/Points.module.css';
import { SignButton } from '../parts/SignButton.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.integral;

export async function loader({ request, context }: LoaderArgs) {
  const rows = await loadList(request, plainList, ({ page }) =>
    context.get(apiContext).call(points, { pageCurrent: page }),
  );
  const page = 'page' in rows ? rows.page : undefined;
  return { rows, total: page?.total, isSigned: page && page.isSigned === 1 };
}

type Entry = OutputOf<typeof points.output>['list'][number];

const columns: Column<Entry>[] = [
  {
    key: 'kind',
    head: '事项',
    cell: ({ kindName, targetName }) => `${kindName}${targetName ? `「${targetName}」` : ''}`,
  },
  { key: 'when', head: '时间', width: 180, cell: ({ gmtCreate }) => <time>{shownTime(gmtCreate)}</time> },
  {
    key: 'points',
    head: '积分',
    width: 100,
    align: 'end',
    cell: ({ points }) => (points > 0 ? `+${points}` : String(points)),
  },
];

const rules: Column<(typeof integralRules)[number]>[] = [
  { key: 'what', head: '怎样得积分', cell: ({ what }) => what },
  { key: 'limit', head: '说明', cell: ({ limit }) => limit },
  { key: 'gives', head: '积分', width: 120, align: 'end', cell: ({ gives }) => gives },
];

const uses: Column<(typeof integralUses)[number]>[] = [
  { key: 'what', head: '积分能做什么', width: 200, cell: ({ what }) => what },
  { key: 'how', head: '说明', cell: ({ how }) => how },
  {
    key: 'go',
    head: '去用',
    width: 120,
    align: 'end',
    cell: ({ path, label }) => (
      <TextLink to={path} arrow>
        {label}
      </TextLink>
    ),
  },
];

/** Points of the learner, what gives them, what they are good for, and where they came from. */
export default function Points({ loaderData: { rows, total, isSigned } }: PageProps<typeof loader>) {
  const list = useList(plainList, rows);
  const choose = (
    <LinkButton to="/list" size="sm" variant="primary">
      去看课程
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="我的积分"
        actions={isSigned === undefined ? null : <SignButton isSigned={isSigned} />}
      />
      {total === undefined ? null : <Figures items={[{ name: '现有积分', value: total.toLocaleString('en-US') }]} />}
      <Table caption="怎样得积分" columns={rules} rows={integralRules} rowKey={({ what }) => what} />
      <div className={styles.details}>
        <Table caption="积分能做什么" columns={uses} rows={integralUses} rowKey={({ what }) => what} />
      </div>
      <div className={styles.details}>
        <SectionHead title="明细" />
      </div>
      <List
        of={list}
        empty={<Empty title="还没有积分" note="签到、分享或者评价一门课，这里就有第一笔" action={choose} />}
      >
        {(entries) => <Table caption="积分明细" columns={columns} rows={entries} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}
