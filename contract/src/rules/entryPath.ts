import type { AssessmentKind } from './assessmentKinds.ts';
import { assessmentTraits } from './assessments.ts';

/** Where a sitting of an assessment is entered; what is formal has a page of rules before its room. */
export const entryPath = (kind: AssessmentKind, id: string): string =>
  assessmentTraits[kind].isFormal ? `/exam/startExam?examId=${id}` : `/account/exams/startTask?id=${id}`;
