import { list as trackList } from '#contract/data/courseLog.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { positionText } from '#contract/rules/position.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { studyPath } from '../../../shared/courses/paths.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { amount, shownLength, spokenSeconds } from '../../../shared/player/shownLength.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { plainList } from '../parts/addresses.ts';
import styles from '../parts/Tracks.module.css';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.study;

export async function loader({ request, context }: LoaderArgs) {
  return {
    tracks: await loadList(request, plainList, ({ page }) =>
      context.get(apiContext).call(trackList, { pageCurrent: page, pageSize: 20 }),
    ),
  };
}

type Track = OutputOf<typeof trackList.output>['list'][number];

const columns: Column<Track>[] = [
  {
    key: 'what',
    head: '课时',
    cell: ({ periodName, courseName }) => (
      <span className={styles.what}>
        <b>{periodName}</b>
        <span>{courseName}</span>
      </span>
    ),
  },
  { key: 'when', head: '时间', width: 140, cell: ({ gmtCreate }) => <time>{shownTime(gmtCreate)}</time> },
  { key: 'device', head: '设备', width: 150, wideOnly: true, cell: ({ device }) => device },
  { key: 'seconds', head: '用时', width: 110, align: 'end', cell: ({ seconds }) => spokenSeconds(seconds) },
  {
    key: 'granted',
    head: '计入',
    width: 110,
    align: 'end',
    cell: ({ fileType, granted }) => amount(fileType, granted),
  },
  {
    key: 'position',
    head: '学到',
    width: 130,
    align: 'end',
    cell: ({ fileType, position, length, isDone }) =>
      isDone === 1 ? '已学完' : `${positionText(fileType, position)} / ${shownLength(fileType, length)}`,
  },
  {
    key: 'go',
    head: '操作',
    hideHead: true,
    act: true,
    width: 80,
    align: 'end',
    cell: ({ courseId, periodId }) => <TextLink to={studyPath(courseId, periodId)}>接着学</TextLink>,
  },
];

/** Every sitting, the newest first, each with the way back to where it stopped. */
export default function Tracks({ loaderData: { tracks } }: PageProps<typeof loader>) {
  const list = useList(plainList, tracks);
  const choose = (
    <LinkButton to="/list" size="sm" variant="primary">
      去选课
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的足迹" note="每一次学习都在这里，从哪里停下就从哪里接着学" />
      <div className={styles.list}>
        <List of={list} empty={<Empty title="暂时没有数据" note="选一门课，从这里开始" action={choose} />}>
          {(rows) => <Table caption="学习记录" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </List>
      </div>
    </>
  );
}
