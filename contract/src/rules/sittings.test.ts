import { describe, expect, it } from 'vitest';
import { AssessmentKind } from './assessmentKinds.ts';
import { AnswerShow, LateRule, ProctorGrade, rulesOf, SittingEventKind } from './assessments.ts';
import {
  areAnswersShown,
  areMarksShown,
  closesAt,
  givenMoment,
  isClosed,
  isRecorded,
  latePercentOf,
  patienceOf,
  rulesInWords,
  sittingEnd,
  whyNotBegin,
} from './sittings.ts';
import type { SittingFacts } from './sittings.ts';
import { momentOf } from './time.ts';

const at = (time: string) => momentOf(`2026-11-23 ${time}`);
const exam = (change: Partial<SittingFacts> = {}): SittingFacts => ({
  assessmentKind: AssessmentKind.exam,
  assessmentState: 2,
  beginsAt: '2026-11-23 09:00:00',
  endsAt: '2026-11-23 11:00:00',
  minutes: 90,
  rules: rulesOf(AssessmentKind.exam),
  releasedAt: null,
  extraMinutes: 0,
  mayEnterLate: 0,
  redoUntil: null,
  ...change,
});
const homework = (lateRule: LateRule): SittingFacts =>
  exam({ assessmentKind: AssessmentKind.homework, minutes: null, rules: { ...rulesOf(3), lateRule } });

describe('when a sitting ends', () => {
  it('after its minutes, and with the window where that comes first', () => {
    expect(sittingEnd(exam(), at('09:10:00'))).toBe('2026-11-23 10:40:00');
    expect(sittingEnd(exam(), at('10:30:00'))).toBe('2026-11-23 11:00:00');
  });

  it('extra minutes are added to both', () => {
    expect(sittingEnd(exam({ extraMinutes: 30 }), at('09:10:00'))).toBe('2026-11-23 11:10:00');
    expect(sittingEnd(exam({ extraMinutes: 30 }), at('10:30:00'))).toBe('2026-11-23 11:30:00');
    expect(closesAt(exam({ extraMinutes: 30 }))).toBe('2026-11-23 11:30:00');
  });

  it('never, where what comes late is taken', () => {
    expect(sittingEnd(homework(LateRule.accept), at('09:10:00'))).toBeNull();
    expect(sittingEnd(homework(LateRule.refuse), at('09:10:00'))).toBe('2026-11-23 11:00:00');
  });
});

describe('how long somebody is waited for after the end', () => {
  const end = '2026-11-23 11:00:00';
  const of = {
    assessmentKind: AssessmentKind.exam,
    graceSeconds: 60,
    heardAt: '2026-11-23 10:55:00',
    outageSeconds: 0,
  };

  it('the grace; what is left of the credit for whom the end found away', () => {
    expect(patienceOf(of, end)).toBe(600);
    expect(patienceOf({ ...of, outageSeconds: 240 }, end)).toBe(360);
    expect(patienceOf({ ...of, outageSeconds: 590 }, end)).toBe(60);
    expect(patienceOf({ ...of, heardAt: '2026-11-23 10:59:19' }, end)).toBe(600);
    expect(patienceOf({ ...of, heardAt: '2026-11-23 10:59:20' }, end)).toBe(60);
  });

  it('never where a page gave no sign, nothing ends or no time is measured', () => {
    expect(patienceOf({ ...of, heardAt: null }, end)).toBe(60);
    expect(patienceOf(of, null)).toBe(60);
    expect(patienceOf({ ...of, assessmentKind: AssessmentKind.homework }, end)).toBe(60);
  });
});

it('who is watched is told how long the record is kept', () => {
  const said = (proctorGrade: ProctorGrade) =>
    rulesInWords(exam({ rules: { ...rulesOf(AssessmentKind.exam), proctorGrade } })).join('');
  expect(said(ProctorGrade.light)).toContain('保存 90 天');
  expect(said(ProctorGrade.strict)).toContain('保存 90 天');
  expect(said(ProctorGrade.none)).not.toContain('保存 90 天');
});
const releasedAt = '2026-11-23 11:30:00';

describe('who may begin', () => {
  const none = { used: 0, allowed: 1 };
  it.each([
    ['08:59:59', exam(), none, 'notYet'],
    ['09:00:00', exam(), none, undefined],
    ['09:30:00', exam(), none, undefined],
    ['09:30:01', exam(), none, 'entryOver'],
    ['09:30:01', exam({ mayEnterLate: 1 }), none, undefined],
    ['09:45:00', exam(), { used: 1, allowed: 2 }, undefined],
    ['09:10:00', exam(), { used: 1, allowed: 1 }, 'noAttempt'],
    ['11:00:00', exam(), none, 'closed'],
    ['09:10:00', exam({ assessmentState: 3 }), none, 'withdrawn'],
    ['12:00:00', homework(LateRule.accept), none, undefined],
    [
      '12:00:00',
      { ...homework(LateRule.refuse), redoUntil: '2026-11-23 12:00:01' },
      { used: 1, allowed: 2 },
      undefined,
    ],
    ['12:00:01', { ...homework(LateRule.refuse), redoUntil: '2026-11-23 12:00:01' }, { used: 1, allowed: 2 }, 'closed'],
    ['12:00:00', { ...homework(LateRule.accept), releasedAt }, none, undefined],
    ['12:00:00', { ...homework(LateRule.accept), releasedAt }, { used: 1, allowed: 2 }, 'closed'],
  ] as const)('at %s', (time, facts, attempts, refusal) => {
    expect(whyNotBegin(facts, attempts, at(time))).toBe(refusal);
  });
});

describe('whether the right answers are shown', () => {
  const by = (answerShow: AnswerShow, change: Partial<Parameters<typeof areAnswersShown>[0]> = {}) => ({
    ...exam(),
    rules: { ...rulesOf(AssessmentKind.exam), answerShow },
    answerShowTime: null,
    isSubmitted: true,
    isStillWritten: false,
    ...change,
  });
  const later = { answerShowTime: '2026-11-23 18:00:00' };
  const late = { assessmentKind: AssessmentKind.homework, rules: homework(LateRule.accept).rules };
  const { submitted, ended, atTime, never } = AnswerShow;

  it.each([
    ['never while one can still change one’s own', by(submitted, { isSubmitted: false }), '23:00', false],
    ['as soon as it is handed in', by(submitted, { isStillWritten: true }), '09:30', true],
    ['never', by(never, { releasedAt }), '23:00', false],
    ['not before the end', by(ended), '10:59', false],
    ['at the end', by(ended), '11:00', true],
    ['not while somebody with more time still writes', by(ended, { isStillWritten: true }), '11:10', false],
    ['not before the end, though the marks are out', by(ended, { releasedAt }), '10:30', false],
    ['what has no end, with the marks', by(ended, { endsAt: null, releasedAt }), '10:30', true],
    ['what has no end, not before the marks', by(ended, { endsAt: null }), '10:30', false],
    ['what is taken late, not at its end', by(ended, late), '12:00', false],
    ['what is taken late, with the marks', by(ended, { ...late, releasedAt }), '12:00', true],
    [
      'what is taken late, not while it is done again',
      by(ended, { ...late, releasedAt, isStillWritten: true }),
      '12:00',
      false,
    ],
    ['what has no end, not at its time before the marks', by(atTime, { ...later, endsAt: null }), '18:00', false],
    ['what has no end, at its time with the marks', by(atTime, { ...later, endsAt: null, releasedAt }), '18:00', true],
    ['not before its time', by(atTime, later), '17:59', false],
    ['at its time', by(atTime, later), '18:00', true],
    ['not at its time while somebody still writes', by(atTime, { ...later, isStillWritten: true }), '18:00', false],
    ['at a time nobody set', by(atTime), '23:00', false],
  ])('%s', (_, given, now, isShown) => {
    expect(areAnswersShown(given, `2026-11-23 ${now}:00`)).toBe(isShown);
  });
});

describe('when an answer was given', () => {
  const [began, now] = [at('09:00:00'), at('10:00:00')];
  const by = (sentAt: number, givenAt: number) =>
    givenMoment({ sentAt, givenAt }, began, now).getTime() - now.getTime();

  it('is as long ago as the page says, whatever its clock shows', () => {
    expect(by(5000, 2000)).toBe(-3000);
    expect(by(5000 + 3_600_000, 2000 + 3_600_000)).toBe(-3000);
  });

  it('is never after its arrival nor before the beginning', () => {
    expect(by(2000, 9000)).toBe(0);
    expect(by(90_000_000, 0)).toBe(began.getTime() - now.getTime());
  });
});

it('what comes after the grace is refused', () => {
  expect(isClosed('2026-11-23 11:00:00', 60, at('11:01:00'))).toBe(false);
  expect(isClosed('2026-11-23 11:00:00', 60, at('11:01:01'))).toBe(true);
  expect(isClosed(null, 60, at('11:01:01'))).toBe(false);
});

it('being late costs a share for each day begun', () => {
  const facts = { ...homework(LateRule.deduct) };
  expect(latePercentOf(facts, at('11:00:00'))).toBe(0);
  expect(latePercentOf(facts, at('11:00:01'))).toBe(10);
  expect(latePercentOf(facts, momentOf('2026-11-24 12:00:00'))).toBe(20);
  expect(latePercentOf(facts, momentOf('2026-12-24 12:00:00'))).toBe(100);
  expect(latePercentOf(homework(LateRule.accept), momentOf('2026-11-24 12:00:00'))).toBe(0);
});

it('each grade of watching keeps what the one before keeps, and the connection is kept always', () => {
  const kept = (grade: ProctorGrade) =>
    [SittingEventKind.left, SittingEventKind.copied, SittingEventKind.offline].map((kind) => isRecorded(grade, kind));
  expect([0, 1, 2].map((grade) => kept(grade as ProctorGrade))).toEqual([
    [false, false, true],
    [true, false, true],
    [true, true, true],
  ]);
});

it('marks are known once they are released, of practice at once', () => {
  const rules = rulesOf(AssessmentKind.practice);
  expect(areMarksShown({ assessmentKind: AssessmentKind.practice, releasedAt: null, rules })).toBe(true);
  expect(areMarksShown({ assessmentKind: AssessmentKind.exam, releasedAt: null, rules })).toBe(false);
  expect(areMarksShown({ assessmentKind: AssessmentKind.exam, releasedAt: '2026-11-24 08:00:00', rules })).toBe(true);
});

it('the rules are told in words before the beginning', () => {
  const words = rulesInWords(exam({ extraMinutes: 20 })).join('');
  for (const said of ['90 分钟', '20 分钟的额外时间', '30 分钟以后不能入场', '离开作答页面会被记录']) {
    expect(words).toContain(said);
  }
  expect(rulesInWords(homework(LateRule.deduct)).join('')).toContain('每晚一天扣 10%');
});
