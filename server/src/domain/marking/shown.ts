import { AnswerShow, areAnswersShown, SittingState } from '#contract/rules/assessments.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { examSitting } from '../../db/schema/sitting.ts';
import type { AssessmentRow } from '../assessments/policies.ts';

type Sitting = typeof examSitting.$inferSelect;

/**
 * Whether a candidate may know their marks: after the release; without one only where the answers are shown on handing
 * in and everything is marked. Part of the marks is never told, for it would tell the answers of the rest.
 */
export const areMarksShown = ({ releasedAt, rules }: AssessmentRow, { sittingState }: Sitting): boolean =>
  sittingState === SittingState.marked && (releasedAt !== null || rules.answerShow === AnswerShow.submitted);

/** Whether they may know the right answers. */
export const mayReadKeys = (row: AssessmentRow, { submittedAt }: Sitting, now: Date): boolean =>
  areAnswersShown({ ...row, answerShow: row.rules.answerShow, isSubmitted: submittedAt !== null }, wireTime(now));
