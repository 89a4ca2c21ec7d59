import type { listStudentCourse } from '#contract/user/orgStudent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Column } from '../../../ui/Table.tsx';
import { Table } from '../../../ui/Table.tsx';

export type CourseScore = OutputOf<typeof listStudentCourse.output>['list'][number];

const columns: Column<CourseScore>[] = [
  { key: 'name', head: '课程', cell: ({ courseName }) => courseName },
  { key: 'progress', head: '视频与阅读', width: 110, align: 'end', cell: ({ studyProgress }) => `${studyProgress}%` },
  { key: 'periods', head: '学完的课时', width: 110, align: 'end', cell: ({ periodDone }) => periodDone },
  {
    key: 'state',
    head: '结果',
    width: 150,
    cell: ({ completedAt }) => (
      <StatusDot tone={completedAt ? 'passed' : 'waiting'} reason={completedAt?.slice(0, 10)}>
        {completedAt ? '已学完' : '在学'}
      </StatusDot>
    ),
  },
  { key: 'credit', head: '认定学分', width: 96, align: 'end', cell: ({ credit }) => credit },
];

/** How far somebody is in each course, from the ledger of studying. */
export function CourseScores({ courses }: { courses: readonly CourseScore[] }) {
  return <Table caption="课程的学习成绩" columns={columns} rows={courses} rowKey={({ courseId }) => courseId} />;
}
