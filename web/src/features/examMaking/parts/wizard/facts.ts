import type { AssessmentView } from '#contract/exam/assessmentShapes.ts';
import type { save } from '#contract/exam/assessment.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import type { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { rulesOf } from '#contract/rules/assessments.ts';
import { NONE } from '#contract/rules/id.ts';

export type Facts = Omit<Required<InputOf<typeof save.input>>, 'id' | 'revision'>;

const orNothing = (id: string): string => (id === NONE ? '' : id);

export const factsOf = (view: AssessmentView): Facts => ({
  assessmentKind: view.assessmentKind,
  title: view.title,
  intro: view.intro,
  paperId: orNothing(view.paperId),
  gradeId: orNothing(view.gradeId),
  subjectId: orNothing(view.subjectId),
  paperSort: view.paperSort,
  isOpen: view.isOpen,
  beginsAt: view.beginsAt,
  endsAt: view.endsAt,
  minutes: view.minutes,
  attempts: view.attempts,
  passPoints: view.passPoints,
  answerShowTime: view.answerShowTime,
  rules: view.rules,
});

export const newFacts = (kind: AssessmentKind): Facts => ({
  assessmentKind: kind,
  title: '',
  intro: '',
  paperId: '',
  gradeId: '',
  subjectId: '',
  paperSort: null,
  isOpen: 0,
  beginsAt: null,
  endsAt: null,
  minutes: null,
  attempts: 1,
  passPoints: null,
  answerShowTime: null,
  rules: rulesOf(kind),
});
