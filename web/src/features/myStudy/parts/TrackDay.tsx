import type { list as trackList } from '#contract/data/courseLog.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { positionText } from '#contract/rules/position.ts';
import { dayText } from '../../../shared/courses/figures.ts';
import { studyPath } from '../../../shared/courses/paths.ts';
import { amount, shownLength, spokenSeconds } from '../../../shared/player/shownLength.ts';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Tracks.module.css';

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
  { key: 'when', head: '时间', width: 90, cell: ({ gmtCreate }) => <time>{gmtCreate.slice(11, 16)}</time> },
  { key: 'device', head: '设备', width: 170, wideOnly: true, cell: ({ device }) => device },
  {
    key: 'seconds',
    head: '用时',
    width: 110,
    align: 'end',
    cell: ({ seconds }) => (seconds > 0 ? spokenSeconds(seconds) : '打开过'),
  },
  {
    key: 'granted',
    head: '计入',
    width: 110,
    align: 'end',
    cell: ({ fileType, granted }) => (granted > 0 ? amount(fileType, granted) : '重看'),
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
    width: 90,
    align: 'end',
    cell: ({ courseId, periodId, isDone }) => (
      <TextLink to={studyPath(courseId, periodId)}>{isDone === 1 ? '再看一遍' : '接着学'}</TextLink>
    ),
  },
];

/** What was studied on one day. */
export function TrackDay({ day, tracks }: { day: string; tracks: Track[] }) {
  const title = dayText(`${day} 00:00:00`);
  return (
    <section className={styles.day} aria-label={title}>
      <h2 className={styles.date}>{title}</h2>
      <Table caption={`${title}的学习`} columns={columns} rows={tracks} rowKey={({ id }) => id} />
    </section>
  );
}
