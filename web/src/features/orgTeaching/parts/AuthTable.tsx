import type { CourseAuth } from '#contract/course/courseAuth.ts';
import { AuthState, countedText } from '#contract/rules/courseAuth.ts';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { Button } from '../../../ui/Button.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import styles from './OrgCoursesPage.module.css';

interface AuthTableProps {
  auths: readonly CourseAuth[];
  onEdit: (row: CourseAuth) => void;
  onEnd: (row: CourseAuth) => void;
}

/** What is recognised, for what, for whom and how long. */
export function AuthTable({ auths, ...acts }: AuthTableProps) {
  return <Table caption="课程认证" density="tall" rows={auths} rowKey={({ id }) => id} columns={columnsOf(acts)} />;
}

const tones = { 1: 'waiting', 2: 'passed', 3: 'failed', 4: 'idle' } as const;

const columnsOf = ({ onEdit, onEnd }: Omit<AuthTableProps, 'auths'>): Column<CourseAuth>[] => [
  {
    key: 'course',
    head: '课程',
    cell: (row) => (
      <span className={styles.course}>
        <span className={styles.cover}>
          <CourseCover course={{ ...row, id: row.courseId }} size="sm" />
        </span>
        <span className={styles.words}>
          <b>{row.courseName}</b>
          <small>
            {[row.isOwnCourse === 1 ? '本单位' : '平台', row.lecturerName, row.isPutaway === 1 ? '' : '已下架']
              .filter(Boolean)
              .join('，')}
          </small>
        </span>
      </span>
    ),
  },
  { key: 'counts', head: '计', width: 116, cell: (row) => countedText(row) },
  {
    key: 'departments',
    head: '可以修的部门',
    width: 170,
    cell: ({ departments }) => departments.map(({ departName }) => departName).join('、') || '全单位',
  },
  {
    key: 'valid',
    head: '有效期',
    width: 116,
    cell: ({ validFrom, validTo }) => (
      <span className={styles.words}>
        <span>{validFrom} 起</span>
        <small>{validTo === null ? '一直有效' : `到 ${validTo}`}</small>
      </span>
    ),
  },
  {
    key: 'state',
    head: '状态',
    width: 88,
    cell: ({ authStatus }) => <StatusDot tone={tones[authStatus]}>{AuthState.labels[authStatus]}</StatusDot>,
  },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 104,
    cell: (row) =>
      row.authStatus === AuthState.ended ? null : (
        <span className={styles.acts}>
          <Button size="sm" variant="text" aria-label={`修改「${row.courseName}」的认证`} onClick={() => onEdit(row)}>
            修改
          </Button>
          <Button size="sm" variant="text" aria-label={`停止「${row.courseName}」的认证`} onClick={() => onEnd(row)}>
            停止
          </Button>
        </span>
      ),
  },
];
