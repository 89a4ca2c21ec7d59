import { isId } from '#contract/rules/id.ts';
import { seatRule } from '#contract/rules/seats.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as seats from '#contract/trade/seat.ts';
import type { SeatHolder } from '#contract/trade/seat.ts';
import { missing } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Give } from '../parts/Give.tsx';
import { seatsRoutes } from '../routes.ts';

export const handle = seatsRoutes.holders;

const spec = listSpec({ filters: {} });

export async function loader({ request, context, params }: LoaderArgs) {
  const courseId = params['courseId'] ?? '';
  if (!isId(courseId)) throw missing();
  const api = context.get(apiContext);
  return {
    courseId,
    rows: await loadList(request, spec, ({ page }) => api.call(seats.holders, { courseId, pageCurrent: page })),
  };
}

const columns: readonly Column<SeatHolder>[] = [
  { key: 'name', head: '成员', cell: (row) => row.name },
  { key: 'when', head: '发的时间', width: 160, cell: (row) => shownTime(row.givenAt) },
  { key: 'progress', head: '学到', width: 90, align: 'end', cell: (row) => `${row.progress}%` },
  { key: 'acts', head: '处理', width: 200, act: true, cell: (row) => <Back row={row} /> },
];

/** In whose hands the seats of a course are, and to whom else they go. */
export default function Holders({ loaderData: { courseId, rows } }: PageProps<typeof loader>) {
  const list = useList(spec, rows);
  const back = (
    <LinkButton to="/account/seats" size="sm">
      看全部席位
    </LinkButton>
  );
  return (
    <>
      <Breadcrumb items={[{ label: '课程席位', to: '/account/seats' }, { label: '发给成员' }]} />
      <PageHead size="work" title="发给成员" note={seatRule} />
      <Give key={courseId} courseId={courseId} />
      <List of={list} unit="个席位" empty={<Empty title="还没有发给谁" note="在上面选成员" action={back} />}>
        {(holders) => <Table caption="席位在谁手里" columns={columns} rows={holders} rowKey={({ id }) => id} />}
      </List>
    </>
  );
}

const takeBack = () => import('#contract/trade/seat.ts').then((api) => api.takeBack);

function Back({ row: { id, bar } }: { row: SeatHolder }) {
  const { send, sending } = usePress(takeBack);
  if (bar !== '') return bar;
  return (
    <Button size="sm" loading={sending} onClick={() => void send({ id }, '已收回，可以发给别人')}>
      收回
    </Button>
  );
}
