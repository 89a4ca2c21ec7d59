import type { QueuedCredit } from '#contract/course/userCourseScoreApply.ts';
import { countedText } from '#contract/rules/courseAuth.ts';
import type { BatchPlan } from '../../../kit/review/BatchDialog.tsx';
import type { Column } from '../../../ui/Table.tsx';

export const creditName = ({ studentName, subjectName }: QueuedCredit): string => `${studentName}：${subjectName}`;

/** What tells one application from another. */
export const creditColumns: Column<QueuedCredit>[] = [
  { key: 'student', head: '学生', width: 84, cell: ({ studentName }) => studentName },
  { key: 'class', head: '班级', width: 108, wideOnly: true, cell: ({ className }) => className || '未登记' },
  { key: 'subject', head: '课程', cell: ({ subjectName }) => subjectName },
  { key: 'counts', head: '计', width: 112, cell: (row) => countedText(row) },
];

/** What both queues say of deciding on several together. */
export const creditBatch: Pick<BatchPlan, 'unit' | 'subject' | 'told' | 'refuseNote'> = {
  unit: '份',
  subject: '学分申请',
  told: '学生',
  refuseNote: '退回后学生看得到意见，可以补充证明再交',
};
