import { list as points } from '#contract/course/integral.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Figures } from '../../../ui/Figures.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { plainList } from '../parts/addresses.ts';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.integral;

export async function loader({ request, context }: LoaderArgs) {
  const rows = await loadList(request, plainList, ({ page }) =>
    context.get(apiContext).call(points, { pageCurrent: page }),
  );
  return { rows, total: 'page' in rows ? rows.page.total : undefined };
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

/** Points of the learner and where they came from. */
export default function Points({ loaderData: { rows, total } }: PageProps<typeof loader>) {
  const list = useList(plainList, rows);
  const choose = (
    <LinkButton to="/list" size="sm" variant="primary">
      去看课程
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的积分" />
      {total === undefined ? null : <Figures items={[{ name: '现有积分', value: total.toLocaleString('en-US') }]} />}
      <List of={list} empty={<Empty title="还没有积分" note="把课程分享出去，每天每门课程记一次" action={choose} />}>
        {(entries) => <Table caption="积分明细" columns={columns} rows={entries} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}
