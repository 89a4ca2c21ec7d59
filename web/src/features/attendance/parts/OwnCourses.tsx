import type { OutputOf } from '#contract/kit/schema.ts';
import type { mine } from '#contract/user/attendance.ts';
import { Link } from '../../../ui/Link.tsx';
import { Table } from '../../../ui/Table.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { rateText } from './states.tsx';

type Course = OutputOf<typeof mine.output>['list'][number];

interface OwnCoursesProps {
  rows: readonly Course[];
  /** The same page with the lessons of one course. */
  hrefOf: (course: string) => string;
}

/** A semester by course; the name leads to its lessons below. */
export function OwnCourses({ rows, hrefOf }: OwnCoursesProps) {
  return <Table caption="每门课的考勤" columns={columnsOf(hrefOf)} rows={rows} rowKey={({ key }) => key} />;
}

const count = (key: 'present' | 'late' | 'leave' | 'absent', head: string): Column<Course> => ({
  key,
  head,
  align: 'end',
  width: 84,
  cell: (row) => row[key],
});

const columnsOf = (hrefOf: OwnCoursesProps['hrefOf']): Column<Course>[] => [
  {
    key: 'name',
    head: '课程',
    cell: ({ key, name }) => (
      <Link to={hrefOf(key)} preventScrollReset>
        {name}
      </Link>
    ),
  },
  count('present', '出勤'),
  count('late', '迟到'),
  count('leave', '请假'),
  count('absent', '缺勤'),
  { key: 'rate', head: '出勤率', align: 'end', width: 100, cell: ({ rate }) => rateText(rate) },
];
