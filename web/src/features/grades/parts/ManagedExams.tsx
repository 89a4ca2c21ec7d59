import { useState } from 'react';
import type { ManagedExam } from '#contract/exam/gradeExamShapes.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentPhase } from '#contract/rules/assessments.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { plainList } from './addresses.ts';
import { dropExam } from './calls.ts';
import { phaseTones, timesText } from './examTexts.ts';
import styles from './Grades.module.css';

/** The examinations of the class for who runs it: planned, watched, marked. */
export function ManagedExams({ gradeId, rows }: { gradeId: string; rows: LoadedPage<ManagedExam> }) {
  const list = useList(plainList, rows);
  const [leaving, setLeaving] = useState<ManagedExam | null>(null);
  const dropping = usePress(dropExam);
  const kind = String(AssessmentKind.classExam);
  const add = `/account/exams/add?${new URLSearchParams({ kind, gradeId })}`;
  const drop = async () => {
    await dropping.send({ id: leaving!.id }, '考试取消了');
    setLeaving(null);
  };
  return (
    <>
      <p className={styles.bar}>
        <LinkButton to={add} size="sm" variant="primary">
          安排考试
        </LinkButton>
      </p>
      <List of={list} unit="场" empty={<Empty title="还没有考试" note="选一份试卷、定好时间，全班会收到消息" />}>
        {(exams) => <Table caption="班级考试" columns={columnsWith(setLeaving)} rows={exams} rowKey={({ id }) => id} />}
      </List>
      <ConfirmDialog
        open={leaving !== null}
        title="取消考试"
        note={leaving ? `「${leaving.gradeExamName}」会被取消，班里的学员收到消息。` : ''}
        confirmLabel="取消考试"
        loading={dropping.sending}
        loadingLabel="取消中"
        onConfirm={() => void drop()}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

const columnsWith = (onDrop: (row: ManagedExam) => void): Column<ManagedExam>[] => [
  {
    key: 'name',
    head: '考试',
    cell: (row) => (
      <span className={styles.words}>
        <b>{row.gradeExamName}</b>
        <small>
          {row.countSubmit} / {row.countStudent} 人已交
        </small>
      </span>
    ),
  },
  { key: 'time', head: '时间', width: 200, cell: timesText },
  {
    key: 'phase',
    head: '状态',
    width: 100,
    cell: ({ phase }) => <StatusDot tone={phaseTones[phase]}>{AssessmentPhase.labels[phase]}</StatusDot>,
  },
  {
    key: 'acts',
    head: '操作',
    width: 210,
    align: 'end',
    cell: (row) => (
      <span className={styles.acts}>
        {row.phase === AssessmentPhase.draft || row.isBegun === 0 ? (
          <>
            <TextLink to={`/account/exams/add?id=${row.id}`}>设置</TextLink>
            <Button size="sm" variant="text" onClick={() => onDrop(row)}>
              取消
            </Button>
          </>
        ) : (
          <TextLink to={`/account/exams/marking?id=${row.id}`}>阅卷</TextLink>
        )}
        {row.phase === AssessmentPhase.running || row.phase === AssessmentPhase.coming ? (
          <TextLink to={`/account/exams/examAdmin?id=${row.id}`}>考务</TextLink>
        ) : null}
      </span>
    ),
  },
];
