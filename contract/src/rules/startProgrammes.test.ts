import { expect, it } from 'vitest';
import { randomFrom } from './draw.ts';
import {
  answerProblem,
  assignReadings,
  criteriaProblem,
  missingRounds,
  programmePhaseOf,
  programmeScore,
  questionsProblem,
  sheetTotal,
} from './startProgrammes.ts';

const gave = (...totals: (number | null)[]) => totals.map((total, at) => ({ round: at + 1, total }));

it('two who agree give their mean, a third decides by the median, and whoever is asked is waited for', () => {
  expect(programmeScore(gave(700), 15)).toEqual({ kind: 'open', spread: null });
  expect(programmeScore(gave(700, null), 15)).toEqual({ kind: 'open', spread: null });
  expect(programmeScore(gave(700, 850), 15)).toEqual({ kind: 'settled', spread: 150, score: 775 });
  expect(programmeScore(gave(700, 851), 15)).toEqual({ kind: 'apart', spread: 151 });
  expect(programmeScore(gave(700, 900, null), 15)).toEqual({ kind: 'open', spread: 200 });
  expect(programmeScore(gave(700, 900, 720), 15)).toEqual({ kind: 'settled', spread: 200, score: 720 });
});

it('a third is asked on spread, a fourth after an objection, and nobody twice', () => {
  expect(missingRounds([], 15, false)).toEqual([1, 2]);
  expect(missingRounds([{ round: 2, total: null }], 15, false)).toEqual([1]);
  expect(missingRounds(gave(700, 850), 15, false)).toEqual([]);
  expect(missingRounds(gave(700, 900), 15, false)).toEqual([3]);
  expect(missingRounds(gave(700, 900, null), 15, false)).toEqual([]);
  expect(missingRounds(gave(700, 850), 15, true)).toEqual([4]);
  expect(missingRounds([...gave(700, 850), { round: 4, total: null }], 15, true)).toEqual([]);
});

it('a sheet makes tenths of a hundred, every criterion by its weight', () => {
  const criteria = [
    { id: 'a', weight: 60, most: 5 },
    { id: 'b', weight: 40, most: 10 },
  ];
  expect(sheetTotal(criteria, { a: 5, b: 10 })).toBe(1000);
  expect(sheetTotal(criteria, { a: 4, b: 7 })).toBe(760);
  expect(sheetTotal(criteria, { a: 1, b: 0 })).toBe(120);
});

it('readers are shared out evenly, never one who is barred, and it is said for what there is nobody', () => {
  const needs = Array.from({ length: 30 }, (_, at) => ({
    applicationId: String(at),
    barred: new Set(at === 0 ? ['x', 'y'] : ['x']),
    count: 2,
  }));
  const loads = new Map(['x', 'y', 'z', 'u'].map((userNo) => [userNo, 0]));
  const { assigned, short } = assignReadings(needs, loads, randomFrom(7));
  expect(short).toEqual([]);
  const countOf = (userNo: string) => assigned.filter((one) => one.userNo === userNo).length;
  expect(countOf('x')).toBe(0);
  const loadsNow = ['y', 'z', 'u'].map(countOf);
  expect(loadsNow.reduce((all, n) => all + n, 0)).toBe(60);
  // one application bars another reader, so they may be off by one each
  expect(Math.max(...loadsNow) - Math.min(...loadsNow)).toBeLessThanOrEqual(2);
  expect(
    assigned
      .filter((one) => one.applicationId === '0')
      .map(({ userNo }) => userNo)
      .toSorted(),
  ).toEqual(['u', 'z']);
  const alone = assignReadings(needs.slice(0, 1), new Map([['z', 0]]), randomFrom(7));
  expect(alone).toEqual({ assigned: [{ applicationId: '0', userNo: 'z' }], short: ['0'] });
});

it('what is wrong with a form, a sheet and an answer stands at its row', () => {
  const question = {
    id: 'a',
    title: '想要什么',
    note: '',
    kind: 4 as const,
    isRequired: 1 as const,
    choices: ['工位'],
  };
  expect(questionsProblem([question])).toMatchObject({ path: 'questions.0.choices' });
  expect(questionsProblem([{ ...question, choices: ['工位', '工位'] }])).toMatchObject({ path: 'questions.0.choices' });
  const criterion = { id: 'a', title: '做法', note: '', weight: 90, least: 0, most: 5 };
  expect(criteriaProblem([criterion])).toEqual({ path: 'criteria', message: '各项的比重合计 90%，要是 100%' });
  expect(criteriaProblem([{ ...criterion, least: 5 }])).toMatchObject({ path: 'criteria.0.most' });
  expect(answerProblem(question, '')).toBe('请回答「想要什么」');
  expect(answerProblem(question, '钱')).toBe('请从选项里选一个');
  expect(answerProblem({ ...question, kind: 3 }, '二十')).toBe('请填数字');
  expect(answerProblem({ ...question, kind: 1 }, '一\n二')).not.toBe('');
  expect(answerProblem({ ...question, isRequired: 0 }, ' ')).toBe('');
});

it('the day decides what can be applied for', () => {
  const days = { applyFrom: '2026-11-20', applyUntil: '2026-11-30' };
  const on = (today: string, programmeState: 1 | 2 | 3 = 1) => programmePhaseOf({ ...days, programmeState }, today);
  expect([on('2026-11-19'), on('2026-11-20'), on('2026-11-30'), on('2026-12-01')]).toEqual([2, 1, 1, 3]);
  expect([on('2026-11-25', 2), on('2026-11-25', 3)]).toEqual([3, 4]);
});
