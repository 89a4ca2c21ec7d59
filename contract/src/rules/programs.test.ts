import { expect, it } from 'vitest';
import { inOrder, joinable, programProgress, scheduleOf, stagesInCircles } from './programs.ts';
import type { ProgramStage } from './programs.ts';

const stage = (key: string, needs: string[], more: Partial<ProgramStage> = {}): ProgramStage => ({
  key,
  needs,
  stageName: key,
  intro: '',
  courseIds: [`${key}1`],
  testIds: [],
  hours: 10,
  credit: 0,
  beginDate: '',
  endDate: '',
  ...more,
});

it('stages that wait for each other are told; a stage that waits for one of them too', () => {
  expect(stagesInCircles([stage('a', []), stage('b', ['a']), stage('c', ['a', 'b'])])).toEqual([]);
  expect(stagesInCircles([stage('a', ['a'])])).toEqual(['a']);
  expect(stagesInCircles([stage('a', ['c']), stage('b', ['a']), stage('c', ['b']), stage('d', [])])).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('none comes before what it needs, whatever order the author wrote', () => {
  const order = inOrder([stage('c', ['b']), stage('a', []), stage('b', ['a'])]).map(({ key }) => key);
  expect(order).toEqual(['a', 'b', 'c']);
});

it('a stage opens when all it needs is done, and a test counts as much as a course', () => {
  const stages = [stage('a', [], { testIds: ['t'] }), stage('b', ['a'])];
  const half = programProgress(stages, { courses: new Map([['a1', 10_000]]), tests: new Set() });
  expect(half).toMatchObject({ progress: 3333, isDone: false });
  expect(half.stages).toEqual([
    { key: 'a', standing: 'open', progress: 5000 },
    { key: 'b', standing: 'locked', progress: 0 },
  ]);
  const on = programProgress(stages, { courses: new Map([['a1', 10_000]]), tests: new Set(['t']) });
  expect(on.stages.map(({ standing }) => standing)).toEqual(['done', 'open']);
  const all = { courses: new Map(['a1', 'b1'].map((id) => [id, 10_000])), tests: new Set(['t']) };
  expect(programProgress(stages, all)).toMatchObject({ progress: 10_000, isDone: true });
  expect(programProgress([], all)).toMatchObject({ progress: 0, isDone: false });
});

it('the own pace sets the days, one stage after the other, none before its first day, and says what comes too late', () => {
  const stages = [
    stage('a', [], { hours: 10 }),
    stage('b', ['a'], { hours: 5, beginDate: '2026-12-20', endDate: '2026-12-21' }),
  ];
  expect(scheduleOf(stages, { startDate: '2026-12-01', hoursPerWeek: 5 })).toEqual([
    { key: 'a', begins: '2026-12-01', ends: '2026-12-14', isLate: false },
    { key: 'b', begins: '2026-12-20', ends: '2026-12-26', isLate: true },
  ]);
});

it('the first and the last day count', () => {
  const days = { openDate: '2026-12-01', endDate: '2026-12-31' };
  expect(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => joinable(days, day))).toEqual([
    'early',
    'open',
    'open',
    'over',
  ]);
  expect(joinable({ openDate: '', endDate: '' }, '2026-12-01')).toBe('open');
});
