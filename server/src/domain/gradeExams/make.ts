import { BEGUN } from '#contract/exam/assessmentFailures.ts';
import type { save } from '#contract/exam/gradeExam.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { AssessmentState, rulesOf } from '#contract/rules/assessments.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { removeAssessment, saveAssessment } from '../assessments/keep.ts';
import type { AssessmentRow } from '../assessments/policies.ts';
import { publishAssessment, withdrawAssessment } from '../assessments/publish.ts';
import { heldAssessment, isBegun } from '../assessments/reach.ts';
import { managedGrade } from '../grades/policies.ts';

type Wish = OutputOf<typeof save.input>;

interface Draft extends Omit<Wish, 'isPublish'> {
  id: string;
  revision: number;
  kept?: AssessmentRow;
}

/** An examination of a class by who runs the class. @throws GRADE_GONE, NOT_MANAGER, GRADE_DISBANDED, 422 */
export async function planExam(ctx: UserCtx, { isPublish, ...wish }: Wish): Promise<{ id: string }> {
  await managedGrade(ctx, wish.gradeId);
  const made = await saveAssessment(ctx, draftOf({ id: '', revision: 0, ...wish }));
  if (isPublish) await publishAssessment(ctx, made);
  return { id: made.id };
}

interface Change extends Omit<Wish, 'gradeId'> {
  id: string;
  revision: number;
}

/** Changes what nobody began yet; what was out is taken back, changed and put out again. @throws BEGUN */
export async function changeExam(ctx: UserCtx, { isPublish, id, revision, ...wish }: Change): Promise<void> {
  const kept = await heldAssessment(ctx, id, revision);
  const isOut = kept.assessmentState === AssessmentState.published;
  if (await isBegun(ctx.db, id)) throw fail(BEGUN);
  if (isOut) await withdrawAssessment(ctx, id);
  const at = isOut ? revision + 1 : revision;
  const saved = await saveAssessment(ctx, draftOf({ ...wish, id, revision: at, gradeId: kept.gradeId ?? '', kept }));
  if (isPublish) await publishAssessment(ctx, saved);
}

/** @throws ASSESSMENT_GONE, BEGUN */
export async function dropExam(ctx: UserCtx, id: string): Promise<void> {
  const { assessmentState } = await heldAssessment(ctx, id);
  if (assessmentState === AssessmentState.published) await withdrawAssessment(ctx, id);
  await removeAssessment(ctx, id);
}

/** What a class does not decide stays as it was, or as the kind has it. */
function draftOf({ gradeExamName, description, beginTime, endTime, answerShow, kept, ...rest }: Draft) {
  const { passPoints = null, attempts = 1 } = kept ?? {};
  return {
    ...rest,
    assessmentKind: AssessmentKind.classExam,
    title: gradeExamName,
    intro: description,
    beginsAt: beginTime,
    endsAt: endTime,
    subjectId: '',
    paperSort: null,
    isOpen: 0 as const,
    attempts,
    passPoints,
    rules: { ...(kept?.rules ?? rulesOf(AssessmentKind.classExam)), answerShow },
  };
}
