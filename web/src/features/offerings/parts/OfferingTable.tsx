import type { Offering } from '#contract/course/courseClass.ts';
import { LessonKind, OfferingState } from '#contract/rules/school.ts';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './Offerings.module.css';
import { stepOf } from './steps.ts';

interface OfferingTableProps {
  offerings: readonly Offering[];
  canEdit: boolean;
  onEdit: (row: Offering) => void;
  onStep: (row: Offering) => void;
  onRemove: (row: Offering) => void;
}

/** The offerings of a page; a name leads to its roster. */
export function OfferingTable({ offerings, canEdit, ...acts }: OfferingTableProps) {
  const columns = canEdit ? [...facts, actsOf(acts)] : facts;
  return <Table caption="开课" density="tall" rows={offerings} rowKey={({ id }) => id} columns={columns} />;
}

const tones = { 0: 'waiting', 1: 'passed', 2: 'idle' } as const;

const facts: Column<Offering>[] = [
  {
    key: 'name',
    head: '名称',
    cell: ({ id, offeringName, lessonKind, courseName }) => (
      <span className={styles.words}>
        <TextLink to={`/account/class/${id}`}>{offeringName}</TextLink>
        <small>{[LessonKind.labels[lessonKind], courseName && `课程：${courseName}`].filter(Boolean).join('，')}</small>
      </span>
    ),
  },
  {
    key: 'teachers',
    head: '教师',
    width: 110,
    cell: ({ teachers }) => teachers.map(({ name }) => name).join('、') || '还没有',
  },
  {
    key: 'grades',
    head: '班级',
    width: 150,
    cell: ({ grades }) => grades.map(({ name }) => name).join('、') || '没有',
  },
  {
    key: 'counts',
    head: '学分与学时',
    width: 110,
    cell: ({ credit, hours }) => `${credit} 分，${hours} 时`,
  },
  {
    key: 'seats',
    head: '人数',
    width: 80,
    cell: ({ countStudent, seats }) => `${countStudent} / ${seats}`,
  },
  {
    key: 'state',
    head: '状态',
    width: 88,
    cell: ({ offeringState }) => (
      <StatusDot tone={tones[offeringState]}>{OfferingState.labels[offeringState]}</StatusDot>
    ),
  },
];

const actsOf = ({ onEdit, onStep, onRemove }: Omit<OfferingTableProps, 'offerings' | 'canEdit'>): Column<Offering> => ({
  key: 'act',
  head: '操作',
  hideHead: true,
  act: true,
  width: 150,
  align: 'end',
  cell: (row) => (
    <span className={styles.acts}>
      {row.offeringState === OfferingState.ended ? null : (
        <Button size="sm" variant="text" aria-label={`修改 ${row.offeringName}`} onClick={() => onEdit(row)}>
          修改
        </Button>
      )}
      <Button
        size="sm"
        variant="text"
        aria-label={`${stepOf(row).label} ${row.offeringName}`}
        onClick={() => onStep(row)}
      >
        {stepOf(row).label}
      </Button>
      {row.offeringState === OfferingState.planned ? (
        <Button size="sm" variant="text" aria-label={`删除 ${row.offeringName}`} onClick={() => onRemove(row)}>
          删除
        </Button>
      ) : null}
    </span>
  ),
});
