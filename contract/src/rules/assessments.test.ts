import { describe, expect, it } from 'vitest';
import { AssessmentKind } from './assessmentKinds.ts';
import { AnswerShow, areAnswersShown, AssessmentPhase, AssessmentState, phaseOf, rulesOf } from './assessments.ts';

const at = (clock: string) => `2026-11-23 ${clock}:00`;
const exam = {
  assessmentState: AssessmentState.published,
  beginsAt: at('09:00'),
  endsAt: at('11:00'),
  releasedAt: null,
};

describe('where an assessment stands', () => {
  it.each([
    ['before it begins', exam, '08:59', AssessmentPhase.coming],
    ['at the very beginning', exam, '09:00', AssessmentPhase.running],
    ['just before the end', exam, '10:59', AssessmentPhase.running],
    ['at the very end', exam, '11:00', AssessmentPhase.marking],
    ['after the release', { ...exam, releasedAt: at('12:00') }, '12:01', AssessmentPhase.released],
    ['released while it runs', { ...exam, releasedAt: at('10:00') }, '10:30', AssessmentPhase.running],
    ['without a beginning', { ...exam, beginsAt: null }, '00:00', AssessmentPhase.running],
    ['without an end', { ...exam, endsAt: null }, '23:59', AssessmentPhase.running],
    ['a draft, whatever the time', { ...exam, assessmentState: AssessmentState.draft }, '10:00', AssessmentPhase.draft],
    ['withdrawn', { ...exam, assessmentState: AssessmentState.withdrawn }, '10:00', AssessmentPhase.withdrawn],
  ])('%s', (_, facts, now, phase) => {
    expect(phaseOf(facts, at(now))).toBe(phase);
  });
});

describe('whether the right answers are shown', () => {
  const facts = { ...exam, answerShow: AnswerShow.ended as AnswerShow, answerShowTime: null, isSubmitted: true };
  const later = { ...facts, answerShow: AnswerShow.atTime, answerShowTime: at('18:00') };

  it.each([
    [
      'never while one can still change one’s own',
      { ...facts, answerShow: AnswerShow.submitted, isSubmitted: false },
      '23:00',
      false,
    ],
    ['as soon as it is handed in', { ...facts, answerShow: AnswerShow.submitted }, '09:30', true],
    ['never', { ...facts, answerShow: AnswerShow.never, releasedAt: at('12:00') }, '23:00', false],
    ['not before the end', facts, '10:59', false],
    ['at the end', facts, '11:00', true],
    ['not while others still write, though the marks are out', { ...facts, releasedAt: at('10:00') }, '10:30', false],
    ['what has no end, with the marks', { ...facts, endsAt: null, releasedAt: at('10:00') }, '10:30', true],
    ['what has no end, not before the marks', { ...facts, endsAt: null }, '10:30', false],
    ['not before its time', later, '17:59', false],
    ['at its time', later, '18:00', true],
    ['at a time nobody set', { ...later, answerShowTime: null }, '23:00', false],
  ])('%s', (_, given, now, isShown) => {
    expect(areAnswersShown(given, at(now))).toBe(isShown);
  });
});

it('each kind has the usual rules but for its own', () => {
  expect(rulesOf(AssessmentKind.homework)).toMatchObject({ isOptionShuffled: 0, graceSeconds: 0, penalty: 0 });
  expect(rulesOf(AssessmentKind.exam)).toMatchObject({ isQuestionShuffled: 1, graceSeconds: 60 });
});
