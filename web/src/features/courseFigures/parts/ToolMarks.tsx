import type { ToolMark } from '#contract/course/courseStatistics.ts';
import { ActivityProgress, GradingProgress, toolMark } from '#contract/rules/ltiTools.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { toolMarkList } from './addresses.ts';
import styles from './FiguresFrame.module.css';

/** What external tools have told of everybody who takes the course. */
export function ToolMarks({ marks }: { marks: LoadedPage<ToolMark> }) {
  const list = useList(toolMarkList, marks);
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="学员的姓名" />
      </div>
      <List
        of={list}
        unit="条成绩"
        empty={<Nothing list={list} conditions={['keyword']} title="还没有成绩" note="外部工具送来的成绩会在这里" />}
      >
        {(rows) => (
          <Table
            caption="外部工具的成绩"
            columns={columns}
            rows={rows}
            rowKey={({ userNo, periodId }) => `${periodId} ${userNo}`}
          />
        )}
      </List>
    </>
  );
}

const columns: readonly Column<ToolMark>[] = [
  { key: 'name', head: '学员', width: 120, cell: ({ name }) => name },
  { key: 'period', head: '课时', cell: ({ periodName }) => periodName },
  { key: 'tool', head: '工具', width: 130, wideOnly: true, cell: ({ toolName }) => toolName },
  {
    key: 'state',
    head: '状态',
    width: 100,
    cell: ({ isDone }) => (
      <StatusDot tone={isDone === 1 ? 'passed' : 'idle'}>{isDone === 1 ? '已学完' : '没有学完'}</StatusDot>
    ),
  },
  {
    key: 'mark',
    head: '成绩',
    width: 110,
    align: 'end',
    cell: ({ scoreGiven, scoreMaximum }) =>
      scoreGiven === null || scoreMaximum === null ? '没有' : toolMark(scoreGiven, scoreMaximum),
  },
  {
    key: 'progress',
    head: '工具说的进展',
    width: 160,
    cell: ({ activityProgress, gradingProgress }) =>
      `${ActivityProgress.labels[activityProgress]}，${GradingProgress.labels[gradingProgress]}`,
  },
  { key: 'remark', head: '评语', cell: ({ remark }) => remark },
  { key: 'at', head: '送来的时间', width: 150, cell: ({ gmtModified }) => gmtModified.slice(0, 16) },
];
