import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import * as marking from '#contract/exam/marking.ts';

import * as result from '#contract/exam/result.ts';
import * as sitting from '#contract/exam/sitting.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { SittingState } from '#contract/rules/assessments.ts';
import { assessment, assessmentCandidate } from '#server/db/schema/assessment.ts';
import { examSitting } from '#server/db/schema/sitting.ts';
import { addCandidate, makeSitting } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { makeFiveWhoSat } from '#test/exams.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

type Five = Awaited<ReturnType<typeof makeFiveWhoSat>>;

const t = await testApp();
const { db } = t.database;
const DURING = new Date('2026-11-25T02:00:00Z');
const AFTER = new Date('2026-12-01T02:00:00Z');

t.setNow(AFTER);
let [author, stranger]: Person[] = [];
let learners: Person[] = [];
let made: MadePaper;
let exam: Five['exam'];
beforeAll(async () => {
  ({ author, learners, made, exam } = await makeFiveWhoSat(t));
  stranger = await t.person();
});

/** What stands in the keys alone. */
const secrets = ['秘密的参考答案', '秘密的解析', '"right"', '"isTrue"', '"rubric"', '说明原因","share'];
const leaks = (reply: unknown) => secrets.filter((secret) => JSON.stringify(reply).includes(secret));

it('before the release there is neither a mark nor a key; a stranger finds nothing', async () => {
  t.setNow(DURING);
  const { sittings, markAll } = await exam();
  const [sittingId] = sittings;
  const one = learners[0]!;
  await markAll(author!);
  const seen = [await one.send(result.view, { sittingId }), await one.send(result.answers, { sittingId })];
  expect(leaks(seen)).toEqual([]);
  expect(seen[0]!.data).toMatchObject({ areMarksShown: 0, totalPoints: null, types: [], rank: null });
  const { items } = (await one.send(result.answers, { sittingId })).data;
  expect(items.map(({ answers }) => answers[0]!.points)).toEqual([null, null, null]);
  expect(JSON.stringify(items)).not.toContain('写得清楚');
  for (const person of [stranger!, learners[1]!]) {
    expect((await person.send(result.view, { sittingId })).code).toBe(NOT_FOUND.code);
    expect((await person.send(result.answers, { sittingId })).code).toBe(NOT_FOUND.code);
  }
  t.setNow(AFTER);
  const ended = (await one.send(result.answers, { sittingId })).data;
  expect(ended.areMarksShown).toBe(0);
  expect(leaks(ended)).toContain('秘密的参考答案');
});

it('after the end nothing of the keys is told while somebody with more time has not handed in', async () => {
  t.setNow(DURING);
  const { assessmentId, sittings } = await exam();
  const one = learners[0]!;
  const told = async (now: Date) => {
    t.setNow(now);
    const { isExplained } = (await one.send(sitting.records)).data.list.find(({ id }) => id === sittings[0])!;
    const leaked = leaks(await one.send(result.answers, { sittingId: sittings[0] })).length > 0;
    return { isExplained, leaked };
  };
  const hidden = { isExplained: 0, leaked: false };
  const shown = { isExplained: 1, leaked: true };
  const end = new Date('2026-11-30T14:00:00Z');
  const later = (minutes: number) => new Date(end.getTime() + minutes * 60_000);
  expect(await told(later(1))).toEqual(shown);

  // one who has half an hour more has not begun yet
  const { userNo } = stranger!;
  const candidateId = await addCandidate(db, assessmentId, userNo, made);
  await db.update(assessmentCandidate).set({ extraMinutes: 30 }).where(eq(assessmentCandidate.id, candidateId));
  expect(await told(later(29))).toEqual(hidden);
  expect(await told(later(30))).toEqual(shown);

  // and has begun, and got more minutes
  const running = await makeSitting(db, { assessmentId, candidateId, userNo, paper: made });
  expect(await told(later(40))).toEqual(hidden);
  await db.update(examSitting).set({ sittingState: SittingState.cancelled }).where(eq(examSitting.id, running));
  expect(await told(later(40))).toEqual(shown);
  t.setNow(AFTER);
});

it('what is never to be shown stays hidden after the release too', async () => {
  const { assessmentId, sittings, markAll } = await exam({ answerShow: 1 });
  await markAll(author!);
  await author!.send(marking.release, { assessmentId });
  const seen = await learners[0]!.send(result.answers, { sittingId: sittings[0] });
  expect(leaks(seen)).toEqual([]);
  expect(seen.data.items.map(({ answers }) => answers[0]!.points)).toEqual([20, 10, 30]);
  expect(seen.data.items[2]!.answers[0]!.said).toMatchObject([{ remark: '写得清楚' }]);
});

it('after the release: mark, pass, grade, place and bars', async () => {
  const { assessmentId, sittings, markAll } = await exam();
  await markAll(author!);
  await author!.send(marking.release, { assessmentId });
  const { data } = await learners[1]!.send(result.view, { sittingId: sittings[1] });
  expect(data).toMatchObject({
    totalPoints: 50,
    fullPoints: 90,
    isPassed: 1,
    gradeName: '',
    rank: { place: 2, among: 5, percentile: 60 },
    appealUntil: '2026-12-08 10:00:00',
    countAnswered: 3,
  });
  expect(data.types.map(({ name, points, fullPoints }) => [name, points, fullPoints])).toEqual([
    ['单选', 20, 20],
    ['判断', 0, 10],
    ['简答', 30, 60],
  ]);
  expect((await learners[0]!.send(result.view, { sittingId: sittings[0] })).data.gradeName).toBe('合格');
  expect((await learners[1]!.send(result.mine, { assessmentId })).data.sittingId).toBe(sittings[1]);
  expect((await stranger!.send(result.mine, { assessmentId })).code).toBe(NOT_FOUND.code);
});

it('the figures of the questions are those counted by hand', async () => {
  const { assessmentId, sittings, markAll } = await exam();
  await markAll(author!);
  await db.update(assessment).set({ passPoints: 50 }).where(eq(assessment.id, assessmentId));
  const { data } = await author!.send(marking.analysis, { assessmentId });
  // totals 60 50 40 30 30, mean 42, σ² = 136; questions 2 of 5 and 2 of 5 right, the last the same for all
  expect(data).toMatchObject({ markedCount: 5, submitCount: 5, mean: 42, highest: 60, lowest: 30, passCount: 2 });
  expect(data.deviation).toBeCloseTo(Math.sqrt(136), 10);
  expect(data.distribution).toEqual([0, 0, 0, 2, 1, 1, 1, 0, 0, 0]);
  expect(data.items.map(({ number, difficulty, n }) => [number, difficulty, n])).toEqual([
    ['1', 0.4, 5],
    ['2', 0.4, 5],
    ['3', 0.5, 5],
  ]);
  // groups of one: the best was right, the last was not
  expect(data.items.map(({ discrimination }) => discrimination)).toEqual([1, 1, 0]);
  // σ² 96, 24 and 0: α = 3/2 · (1 − 120 / 136)
  expect(data.alpha).toBeCloseTo(1.5 * (1 - 120 / 136), 10);
  expect(data.items[2]!.correlation).toBeNull();
  const { item } = (await author!.send(marking.item, { assessmentId, slot: made.items[0]!.itemId })).data;
  expect(item!.options.map(({ id, isRight, all, upper, lower }) => [id, isRight, all, upper, lower])).toEqual([
    ['a', 0, 0.4, 0, 0],
    ['b', 1, 0.4, 1, 0],
    ['c', 0, 0.2, 0, 1],
    ['d', 0, 0, 0, 0],
  ]);
  expect([item!.groups, item!.next!.number, item!.previous]).toEqual([[0, 0, 0, 1, 1], '2', null]);
  expect(item!.meanSeconds).toBe(60);
  expect(sittings).toHaveLength(5);
});
