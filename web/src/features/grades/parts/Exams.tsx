import type { OwnRelation } from '#contract/exam/gradeExamShapes.ts';
import { AssessmentPhase, SittingState } from '#contract/rules/assessments.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { plainList } from './addresses.ts';
import { phaseTones, timesText } from './examTexts.ts';
import styles from './Grades.module.css';

/** The examinations of the class as one of its students meets them. */
export function Exams({ rows }: { rows: LoadedPage<OwnRelation> }) {
  const list = useList(plainList, rows);
  return (
    <List of={list} unit="场" empty={<Empty title="还没有考试" note="老师安排考试以后会出现在这里，也会收到消息" />}>
      {(exams) => <Table caption="班级考试" columns={columns} rows={exams} rowKey={({ id }) => id} />}
    </List>
  );
}

const columns: Column<OwnRelation>[] = [
  {
    key: 'name',
    head: '考试',
    cell: (row) => (
      <span className={styles.words}>
        <b>{row.gradeExamName}</b>
        <small>{row.totalScore / 10} 分</small>
      </span>
    ),
  },
  { key: 'time', head: '时间', width: 220, cell: timesText },
  {
    key: 'phase',
    head: '状态',
    width: 120,
    cell: ({ phase, examStatus }) => (
      <StatusDot tone={phaseTones[phase]}>
        {examStatus === null ? AssessmentPhase.labels[phase] : SittingState.labels[examStatus]}
      </StatusDot>
    ),
  },
  { key: 'way', head: '操作', width: 110, align: 'end', cell: wayOf },
];

/** In, back in, or to what came of it. */
function wayOf({ id, phase, examStatus, sittingId }: OwnRelation) {
  if (sittingId !== null && examStatus !== SittingState.running) {
    return <TextLink to={`/exam/gradeResult?id=${sittingId}`}>看成绩</TextLink>;
  }
  const isOpen = phase === AssessmentPhase.running || phase === AssessmentPhase.coming;
  if (!isOpen) return examStatus === null ? '没有参加' : '';
  const label = phase === AssessmentPhase.coming ? '考前检查' : examStatus === null ? '去考试' : '接着答';
  return <TextLink to={`/exam/startExam?${new URLSearchParams({ examId: id, fromPage: 'grade' })}`}>{label}</TextLink>;
}
