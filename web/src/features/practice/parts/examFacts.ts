import type { ExamCard } from '#contract/exam/examInfo.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { PaperSort } from '#contract/rules/assessments.ts';

/** What kind of paper it is, in one word. */
export const sortName = ({ paperSort, assessmentKind }: Pick<ExamCard, 'paperSort' | 'assessmentKind'>): string =>
  paperSort === null ? AssessmentKind.labels[assessmentKind] : PaperSort.labels[paperSort];

export const timeText = (minutes: number | null): string => (minutes === null ? '不限时' : `${minutes} 分钟`);

export const scoreText = (tenths: number): string => `${tenths / 10} 分`;
