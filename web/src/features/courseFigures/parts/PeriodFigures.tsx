import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PeriodFigures as Row } from '#contract/course/courseStatistics.ts';
import { periodsExport } from '#contract/course/courseStatistics.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { saveText } from '../../../kit/saveText.ts';
import { useSend } from '../../../kit/useCall.ts';
import { shownLength } from '../../../shared/player/shownLength.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { periodList } from './addresses.ts';
import styles from './FiguresFrame.module.css';

const CurveDialog = lazy(() => import('./CurveDialog.tsx').then((module) => ({ default: module.CurveDialog })));

interface PeriodFiguresProps {
  courseId: string;
  periods: LoadedPage<Row>;
}

/** How many began and finished each class-hour; where they left is one press away. */
export function PeriodFigures({ courseId, periods }: PeriodFiguresProps) {
  const list = useList(periodList, periods);
  const [open, setOpen] = useState<Row | null>(null);
  const exporting = useSend(periodsExport);
  const save = () => exporting.mutate({ id: courseId }, { onSuccess: ({ fileName, csv }) => saveText(fileName, csv) });
  return (
    <>
      <div className={styles.end}>
        <Button icon={<Download size={18} aria-hidden="true" />} loading={exporting.isPending} onClick={save}>
          导出表格
        </Button>
      </div>
      <List of={list} unit="个课时" empty={<Empty title="还没有课时" note="课程公开以后，每个课时的数据会在这里" />}>
        {(rows) => <Table caption="课时数据" columns={columnsOf(setOpen)} rows={rows} rowKey={(row) => row.periodId} />}
      </List>
      {open ? (
        <Suspense>
          <CurveDialog courseId={courseId} period={open} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

const columnsOf = (show: (row: Row) => void): Column<Row>[] => [
  { key: 'name', head: '课时', cell: ({ periodName }) => periodName },
  { key: 'chapter', head: '章', wideOnly: true, cell: ({ chapterName }) => chapterName },
  {
    key: 'length',
    head: '长度',
    width: 80,
    align: 'end',
    cell: ({ fileType, length }) => shownLength(fileType, length),
  },
  { key: 'plays', head: '播放', width: 80, align: 'end', wideOnly: true, cell: ({ plays }) => `${plays} 次` },
  { key: 'begun', head: '开始', width: 80, align: 'end', cell: ({ begun }) => `${begun} 人` },
  { key: 'done', head: '学完', width: 80, align: 'end', cell: ({ done }) => `${done} 人` },
  { key: 'rate', head: '学完率', width: 90, align: 'end', cell: ({ doneRate }) => `${doneRate}%` },
  { key: 'watched', head: '平均看过', width: 100, align: 'end', cell: ({ watched }) => `${watched}%` },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    width: 110,
    align: 'end',
    cell: (row) =>
      row.begun === 0 ? null : (
        <Button
          size="sm"
          variant="text"
          aria-haspopup="dialog"
          aria-label={`${row.periodName} 在哪里离开`}
          onClick={() => show(row)}
        >
          在哪里离开
        </Button>
      ),
  },
];
