import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { assessmentTraits } from '#contract/rules/assessments.ts';
import { isId } from '#contract/rules/id.ts';
import { listSpec } from '../../../kit/list/listAddress.ts';
import { missing } from '../../../kit/answerOr.ts';
import { pageUrl } from '../../../kit/pageUrl.ts';

/** What belongs to a whole page and not to one of its tabs. */
export const kept = ['id'] as const;

/** The row that the address names. @throws 404 without one */
export function idIn(request: Request, name = 'id'): string {
  const id = pageUrl(request).searchParams.get(name) ?? '';
  if (!isId(id)) throw missing();
  return id;
}

export const deskPath = ({ assessmentId, assessmentKind }: { assessmentId: string; assessmentKind: AssessmentKind }) =>
  `${assessmentTraits[assessmentKind].base}/marking?id=${assessmentId}`;

/** Where a question is put right while it is being sat. */
export const correctPath = (
  { assessmentId, assessmentKind }: { assessmentId: string; assessmentKind: AssessmentKind },
  itemId: string,
): string => `${assessmentTraits[assessmentKind].base}/examAdmin?id=${assessmentId}&correct=${itemId}`;

export const detailsPath = (assessmentId: string): string => `/account/myTest/details?id=${assessmentId}`;
export const personPath = (sittingId: string): string => `/exam/userExplain?id=${sittingId}`;

const isOfGrade = (kind: AssessmentKind): boolean => assessmentTraits[kind].isOfGrade;
export const resultPath = (sittingId: string, kind: AssessmentKind): string =>
  `/exam/${isOfGrade(kind) ? 'gradeResult' : 'result'}?id=${sittingId}`;
export const explainPath = (sittingId: string, kind: AssessmentKind): string =>
  `/exam/${isOfGrade(kind) ? 'gradeExplain' : 'explain'}?id=${sittingId}`;

/** What may be kept of one's own sitting, and what was recorded of it. */
export const trailPath = ({ assessmentId, sittingId }: { assessmentId: string; sittingId: string }): string =>
  `/exam/startExam?${new URLSearchParams({ examId: assessmentId, sitting: sittingId })}`;

export const sittingList = listSpec({ filters: { queue: ['0', '1', '2'] } });
export const appealList = listSpec({ filters: { state: ['0', '1', '2', '3'] } });
export const changeList = listSpec({});
