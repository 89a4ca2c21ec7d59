import { Download } from 'lucide-react';
import type { LearnerFigures as Row } from '#contract/course/courseStatistics.ts';
import { learnersExport } from '#contract/course/courseStatistics.ts';
import { List } from '../../../kit/list/List.tsx';
import { Nothing } from '../../../kit/list/Nothing.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { useList } from '../../../kit/list/useList.ts';
import { saveText } from '../../../kit/saveText.ts';
import { useSend } from '../../../kit/useCall.ts';
import { spokenSeconds } from '../../../shared/player/shownLength.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { learnerList, learnerOrders } from './addresses.ts';
import styles from './FiguresFrame.module.css';

interface LearnerFiguresProps {
  courseId: string;
  learners: LoadedPage<Row>;
}

const orderNames = { recent: '最近学习', progress: '进度从高到低', progressUp: '进度从低到高' } as const;

/** How far everybody is who takes the course. */
export function LearnerFigures({ courseId, learners }: LearnerFiguresProps) {
  const list = useList(learnerList, learners);
  const exporting = useSend(learnersExport);
  const sort = learnerOrders.find((order) => order === list.filters.sort) ?? 'recent';
  const save = () =>
    exporting.mutate(
      { id: courseId, name: list.filters.keyword.slice(0, 30), sort },
      { onSuccess: ({ fileName, csv }) => saveText(fileName, csv) },
    );
  return (
    <>
      <div className={styles.bar}>
        <ListSearch list={list} label="学员的姓名" />
        <Field label="次序" hideLabel>
          <Select
            size="sm"
            value={sort}
            onChange={(event) => list.change({ filters: { sort: event.target.value }, page: 1 })}
            options={learnerOrders.map((value) => ({ value, label: orderNames[value] }))}
          />
        </Field>
        <Button icon={<Download size={18} aria-hidden="true" />} loading={exporting.isPending} onClick={save}>
          导出表格
        </Button>
      </div>
      <List
        of={list}
        unit="人"
        empty={
          <Nothing list={list} conditions={['keyword']} title="还没有学员" note="有人加入课程以后，学到哪里会在这里" />
        }
      >
        {(rows) => <Table caption="学员数据" columns={columns} rows={rows} rowKey={({ userNo }) => userNo} />}
      </List>
    </>
  );
}

const columns: readonly Column<Row>[] = [
  { key: 'name', head: '学员', cell: ({ name }) => name },
  {
    key: 'state',
    head: '状态',
    width: 100,
    cell: ({ isCompleted }) => (
      <StatusDot tone={isCompleted === 1 ? 'passed' : 'idle'}>{isCompleted === 1 ? '已学完' : '在学'}</StatusDot>
    ),
  },
  { key: 'progress', head: '进度', width: 90, align: 'end', cell: ({ progress }) => `${progress}%` },
  { key: 'done', head: '学完课时', width: 90, align: 'end', cell: ({ periodDone }) => periodDone },
  { key: 'time', head: '学习时间', width: 120, align: 'end', cell: ({ seconds }) => spokenSeconds(seconds) },
  { key: 'version', head: '版本', width: 70, align: 'end', wideOnly: true, cell: ({ version }) => version },
  { key: 'last', head: '最近学习', width: 150, cell: ({ lastStudyAt }) => lastStudyAt?.slice(0, 16) ?? '没有学过' },
];
