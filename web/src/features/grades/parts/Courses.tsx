import type { GradeOffering } from '#contract/exam/gradeOffering.ts';
import { NONE } from '#contract/rules/id.ts';
import { LessonKind, OfferingState, Semester } from '#contract/rules/school.ts';
import { List } from '../../../kit/list/List.tsx';
import type { LoadedPage } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { plainList } from './addresses.ts';
import styles from './Grades.module.css';

/** What the class is taught, with who teaches it. */
export function Courses({ rows }: { rows: LoadedPage<GradeOffering> }) {
  const list = useList(plainList, rows);
  return (
    <List
      of={list}
      unit="门"
      empty={<Empty title="还没有课程" note="学校给这个班开课后，课程与任课教师会出现在这里" />}
    >
      {(offerings) => <Table caption="班级课程" columns={columns} rows={offerings} rowKey={({ id }) => id} />}
    </List>
  );
}

const tones = { 0: 'waiting', 1: 'passed', 2: 'idle' } as const;

const columns: Column<GradeOffering>[] = [
  {
    key: 'name',
    head: '课程',
    cell: (row) => (
      <span className={styles.words}>
        {row.courseId === NONE ? (
          <b>{row.offeringName}</b>
        ) : (
          <TextLink to={`/course/${row.courseId}`}>{row.offeringName}</TextLink>
        )}
        <small>{LessonKind.labels[row.lessonKind]}</small>
      </span>
    ),
  },
  {
    key: 'teachers',
    head: '任课教师',
    width: 160,
    cell: ({ teachers }) => teachers.map(({ teacherName }) => teacherName).join('、') || '还没有安排',
  },
  {
    key: 'term',
    head: '学期',
    width: 190,
    cell: ({ schoolYear, semester }) => `${schoolYear} ${Semester.labels[semester]}`,
  },
  { key: 'credit', head: '学分', width: 70, align: 'end', cell: ({ credit }) => credit / 10 },
  {
    key: 'state',
    head: '状态',
    width: 100,
    cell: ({ offeringState }) => (
      <StatusDot tone={tones[offeringState]}>{OfferingState.labels[offeringState]}</StatusDot>
    ),
  },
];
