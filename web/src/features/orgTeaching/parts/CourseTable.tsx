import type { OrgCourse } from '#contract/course/courseOrg.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { DraftState } from '#contract/rules/draftStates.ts';
import { centsOf } from '#contract/rules/money.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { useSession } from '../../../kit/session.tsx';
import { usePress } from '../../../kit/usePress.ts';
import { CourseCover } from '../../../shared/courses/CourseCover.tsx';
import { Price } from '../../../ui/Price.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { standCourse } from './calls.ts';
import { editorBase } from './editorBase.ts';
import styles from './OrgCoursesPage.module.css';

interface CourseTableProps {
  courses: readonly OrgCourse[];
  /** The pages of the author that there are. */
  editors: readonly string[];
}

/** Courses with how they stand; who may write them puts them on the shelf and takes them off. */
export function CourseTable({ courses, editors }: CourseTableProps) {
  const mayEdit = useSession()?.can('course:edit') ?? false;
  return (
    <Table
      caption="机构的课程"
      density="tall"
      rows={courses}
      rowKey={({ id }) => id}
      columns={columnsOf(mayEdit, editors)}
    />
  );
}

const tones = { 0: 'waiting', 1: 'passed', 2: 'failed', 3: 'idle' } as const;

const columnsOf = (mayEdit: boolean, editors: readonly string[]): Column<OrgCourse>[] => [
  {
    key: 'course',
    head: '课程',
    cell: (row) => (
      <span className={styles.course}>
        <span className={styles.cover}>
          <CourseCover course={row} size="sm" />
        </span>
        <span className={styles.words}>
          <b>{row.courseName}</b>
          <small>{[CourseKind.labels[row.courseKind], row.lecturerName || '还没有讲师'].join('，')}</small>
        </span>
      </span>
    ),
  },
  {
    key: 'price',
    head: '价格',
    width: 92,
    cell: (row) => <Price cents={row.isFree === 1 ? 0 : centsOf(row.courseDiscount)} />,
  },
  {
    key: 'figures',
    head: '课时与学员',
    width: 116,
    cell: ({ periodTotal, countStudy }) => `${periodTotal} 课时，${countStudy} 人`,
  },
  {
    key: 'state',
    head: '审核',
    width: 124,
    cell: ({ auditStatus, auditOpinion }) => (
      <StatusDot tone={tones[auditStatus]} reason={auditStatus === DraftState.refused ? auditOpinion : ''}>
        {DraftState.labels[auditStatus]}
      </StatusDot>
    ),
  },
  { key: 'shelf', head: '货架', width: 92, cell: (row) => <Shelf row={row} mayEdit={mayEdit} /> },
  {
    key: 'act',
    head: '操作',
    hideHead: true,
    act: true,
    align: 'end',
    width: 116,
    cell: (row) => (
      <span className={styles.acts}>
        {row.isPutaway === 1 ? <TextLink to={coursePath(row)}>课程页</TextLink> : null}
        {mayEdit && editors.includes(editorBase(row.courseKind)) ? (
          <TextLink to={`${editorBase(row.courseKind)}?id=${row.id}`}>编辑</TextLink>
        ) : null}
      </span>
    ),
  },
];

function Shelf({ row, mayEdit }: { row: OrgCourse; mayEdit: boolean }) {
  const stand = usePress(standCourse);
  const isOn = row.isPutaway === 1;
  if (row.version === 0) return <span className={styles.quiet}>未公开</span>;
  if (!mayEdit) return <span>{isOn ? '已上架' : '已下架'}</span>;
  return (
    <Switch
      checked={isOn}
      disabled={stand.sending}
      aria-label={`上架「${row.courseName}」`}
      onChange={(isPutaway) =>
        void stand.send({ id: row.id, isPutaway: isPutaway ? 1 : 0 }, isPutaway ? '上架成功' : '下架成功')
      }
    />
  );
}
