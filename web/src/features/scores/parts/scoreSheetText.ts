import type { getScoreInfo } from '#contract/user/orgStudent.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ScoreMark } from '#contract/rules/scores.ts';
import type { CourseScore } from './CourseScores.tsx';

/** A cell that a spreadsheet neither splits nor reckons. */
const cell = (value: string | number): string => {
  const text = String(value);
  const plain = /^[=+\-@\t\r]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** Courses and marks as comma-separated lines. */
export function scoreSheetText(courses: readonly CourseScore[], marks: OutputOf<typeof getScoreInfo.output>): string {
  const lines: (string | number)[][] = [
    ['类别', '学期', '名称', '组成', '进度或总评', '绩点', '学分', '结果'],
    ...courses.map((row) => [
      '平台课程',
      '',
      row.courseName,
      `学完 ${row.periodDone} 课时`,
      `${row.studyProgress}%`,
      '',
      row.credit,
      row.completedAt ? '已学完' : '在学',
    ]),
    ...marks.terms.flatMap(({ termName, offerings }) =>
      offerings.map((row) => [
        '开课',
        termName,
        row.offeringName,
        row.parts
          .map(({ partName, weight, score, scoreMark }) => {
            return `${partName} ${scoreMark === ScoreMark.plain ? score : ScoreMark.labels[scoreMark]}（${weight}%）`;
          })
          .join('，'),
        row.total ?? '免修',
        row.point ?? '不计',
        row.credit,
        row.isPassed === 1 ? '合格' : '不合格',
      ]),
    ),
  ];
  return lines.map((line) => line.map(cell).join(',')).join('\r\n');
}
