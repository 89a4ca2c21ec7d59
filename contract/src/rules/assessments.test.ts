import { describe, expect, it } from 'vitest';
import { AssessmentKind } from './assessmentKinds.ts';
import { AssessmentPhase, AssessmentState, phaseOf, rulesOf } from './assessments.ts';

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

it('each kind has the usual rules but for its own', () => {
  expect(rulesOf(AssessmentKind.homework)).toMatchObject({ isOptionShuffled: 0, graceSeconds: 0, penalty: 0 });
  expect(rulesOf(AssessmentKind.exam)).toMatchObject({ isQuestionShuffled: 1, graceSeconds: 60 });
});
