import { listSpec } from '../../../kit/list/listAddress.ts';

export const paperList = listSpec({ filters: { keyword: '', kind: ['', '1', '2'], state: ['', '1', '0'] } });

export const assessmentList = listSpec({
  filters: { keyword: '', kind: ['', '1', '2', '3', '4', '5'], phase: ['', '1', '2', '3', '4', '5', '6'] },
});

export const candidateList = listSpec({ filters: { keyword: '', state: ['', '0', '1', '2', '3', '4'] } });

export const editorPath = (paperId: string, base = '/account/exams'): string =>
  `${base}/selectIssue?${new URLSearchParams({ paperId })}`;

export const paperPreviewPath = (paperId: string): string =>
  `/account/exams/preview?${new URLSearchParams({ paperId })}`;

export const previewPath = (id: string, base: string): string => `${base}/preview?${new URLSearchParams({ id })}`;

/** The room in which an author tries an assessment; it leads back to where they came from. */
export const trialPath = (examId: string, fromPage: string): string =>
  `/exam/startExam?${new URLSearchParams({ examId, fromPage })}`;

export const wizardPath = (id: string, base: string, step = 1): string =>
  `${base}/add?${new URLSearchParams({ id, step: String(step) })}`;

export const candidatesPath = (id: string): string => `/account/myTest/student?${new URLSearchParams({ id })}`;

export const drawnPath = (id: string): string => `/account/myTest/studentRand?${new URLSearchParams({ id })}`;

export const adminPath = (id: string): string => `/account/exams/examAdmin?${new URLSearchParams({ id })}`;

export const markingPath = (id: string): string => `/account/exams/marking?${new URLSearchParams({ id })}`;
