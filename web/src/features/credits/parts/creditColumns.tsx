import type { QueuedCredit } from '#contract/course/userCourseScoreApply.ts';
import { countedText } from '#contract/rules/courseAuth.ts';
import type { Column } from '../../../ui/Table.tsx';

export const creditName = ({ studentName, subjectName }: QueuedCredit): string => `${studentName}：${subjectName}`;

/** What tells one application from another. */
export const creditColumns: Column<QueuedCredit>[] = [
  { key: 'student', head: '学生', width: 110, cell: ({ studentName }) => studentName },
  { key: 'class', head: '班级', width: 130, wideOnly: true, cell: ({ className }) => className || '未登记' },
  { key: 'subject', head: '课程', cell: ({ subjectName }) => subjectName },
  { key: 'counts', head: '计', width: 130, cell: (row) => countedText(row) },
];
