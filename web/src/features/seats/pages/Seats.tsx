import { useState } from 'react';
import { view } from '#contract/course/courseInfo.ts';
import { CallError } from '#contract/kit/callError.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { isId } from '#contract/rules/id.ts';
import { seatRule } from '#contract/rules/seats.ts';
import * as seats from '#contract/trade/seat.ts';
import { List } from '../../../kit/list/List.tsx';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BuySeats } from '../parts/BuySeats.tsx';
import type { Named } from '../parts/BuySeats.tsx';
import styles from '../parts/Seats.module.css';
import { seatsRoutes } from '../routes.ts';

export const handle = seatsRoutes.seats;

const spec = listSpec({ filters: {} });

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const [rows, meant] = await Promise.all([
    loadList(request, spec, ({ page }) => api.call(seats.list, { pageCurrent: page })),
    meantOf(api, new URL(request.url).searchParams.get('buy') ?? ''),
  ]);
  return { rows, meant };
}

/** The course that somebody comes from to buy seats of it; one that is not sold any more is none. */
async function meantOf(api: PageApi, courseId: string): Promise<Named | null> {
  if (!isId(courseId)) return null;
  const course = await api.call(view, { courseId }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
    return null;
  });
  return course && course.isFree === 0 && course.isPutaway === 1 ? course : null;
}

type Row = OutputOf<typeof seats.list.output>['list'][number];

const columns: readonly Column<Row>[] = [
  {
    key: 'course',
    head: '课程',
    cell: (row) => (
      <TextLink to={row.coursePath} tone="inline">
        {row.courseName}
      </TextLink>
    ),
  },
  { key: 'total', head: '一共', width: 90, align: 'end', cell: (row) => row.total },
  { key: 'given', head: '发了', width: 90, align: 'end', cell: (row) => row.given },
  { key: 'free', head: '空着', width: 90, align: 'end', cell: (row) => row.free },
  {
    key: 'acts',
    head: '处理',
    width: 200,
    act: true,
    cell: (row) => (
      <span className={styles.acts}>
        <LinkButton to={`/account/seats/${row.courseId}`} size="sm" variant="primary">
          {row.free > 0 ? '发给成员' : '看在谁手里'}
        </LinkButton>
        {row.isOnSale === 1 ? (
          <LinkButton to={`/pay?seatCourseId=${row.courseId}&seatCount=1`} size="sm">
            再买
          </LinkButton>
        ) : null}
      </span>
    ),
  },
];

/** The seats that an organization bought for its people. */
export default function Seats({ loaderData: { rows: loaded, meant } }: PageProps<typeof loader>) {
  const list = useList(spec, loaded);
  const [isOpen, setOpen] = useState(meant !== null);
  const buy = (
    <Button variant="primary" size="sm" onClick={() => setOpen(true)}>
      买席位
    </Button>
  );
  return (
    <>
      <PageHead size="work" title="课程席位" note={seatRule} actions={buy} />
      <List
        of={list}
        unit="门课程"
        empty={<Empty title="还没有买过席位" note="选一门课程、要几个席位，付款后发给成员" action={buy} />}
      >
        {(rows) => <Table caption="课程席位" columns={columns} rows={rows} rowKey={({ courseId }) => courseId} />}
      </List>
      {isOpen ? <BuySeats of={meant} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
