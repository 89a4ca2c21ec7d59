import type { ReportRow } from '#contract/user/training.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { TRAINING_POINTS, trainingReportPath } from '#contract/rules/training.ts';
import { gotText, lateText, stepTones } from '../../../shared/tasks/taskText.ts';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';

const columns: Column<ReportRow>[] = [
  { key: 'name', head: '学员', cell: ({ studentName }) => studentName },
  { key: 'number', head: '学号', width: 130, cell: ({ studentNumber }) => studentNumber || '—' },
  {
    key: 'step',
    head: '状态',
    width: 110,
    cell: ({ taskStep }) => <Tag tone={stepTones[taskStep]}>{TaskStep.labels[taskStep]}</Tag>,
  },
  {
    key: 'at',
    head: '提交时间',
    width: 200,
    cell: ({ submittedAt, lateDays }) =>
      submittedAt === null ? '—' : [shownTime(submittedAt), lateText(lateDays)].filter(Boolean).join('，'),
  },
  {
    key: 'points',
    head: '得分',
    width: 110,
    align: 'end',
    cell: ({ finalPoints }) => (finalPoints === null ? '—' : gotText(finalPoints, TRAINING_POINTS)),
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    width: 72,
    cell: ({ reportId, studentName, taskStep }) =>
      reportId === null ? (
        ''
      ) : (
        <TextLink to={trainingReportPath(reportId)} aria-label={`打开${studentName}的报告`}>
          {taskStep === TaskStep.submitted ? '批改' : '查看'}
        </TextLink>
      ),
  },
];

/** Everybody of the offering with how far they are. */
export const ReportTable = ({ rows }: { rows: readonly ReportRow[] }) => (
  <Table caption="学员的实训报告" columns={columns} rows={rows} rowKey={({ userNo }) => userNo} />
);
