import { beforeAll, expect, it } from 'vitest';
import { CONFLICT, INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { AppealState } from '#contract/rules/appeals.ts';
import { SCORE_APPEAL_DAYS } from '#contract/rules/scores.ts';
import * as orgStudent from '#contract/user/orgStudent.ts';
import * as score from '#contract/user/score.ts';
import * as appeals from '#contract/user/scoreAppeal.ts';
import { NOT_HEAD, SCORE_APPEAL_CLOSED, SCORE_APPEAL_WAITING } from '#contract/user/scoreFailures.ts';
import { session } from '#server/db/schema/user.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const RELEASED = new Date('2026-11-21T02:00:00Z');
t.setNow(RELEASED);
let school: School;
let [head, helper, stranger, one, other]: Person[] = [];
let gradeId: string;
beforeAll(async () => {
  school = await makeSchool(t);
  [head, helper, stranger] = [
    await makeTeacher(t, school, '主讲'),
    await makeTeacher(t, school, '助教'),
    await makeTeacher(t, school, '别的老师'),
  ];
  [one, other] = [await t.person({ idCardName: '甲同学' }), await t.person({ idCardName: '乙同学' })];
  gradeId = await makeGrade(db, school, [one, other]);
  // the clock goes on by weeks, and everybody stays signed in
  await db.update(session).set({ ttlSeconds: 9_000_000, expiresAt: '2036-01-01 00:00:00' });
});

async function released(mark = '58'): Promise<{ offeringId: string; partId: string }> {
  t.setNow(RELEASED);
  const offeringId = await makeOffering(db, school, { teachers: [head!, helper!], gradeIds: [gradeId] });
  const wished = [{ partName: '期末', weight: 100 }];
  const partId = (await head!.send(score.parts, { offeringId, parts: wished })).data.parts[0]!.id;
  const cells = [one!, other!].map(({ userNo }) => ({ partId, userNo, value: mark }));
  await head!.send(score.enter, { offeringId, cells });
  expect((await head!.send(score.release, { offeringId })).code).toBe(200);
  return { offeringId, partId };
}

const markOf = async (person: Person, offeringId: string) =>
  (await person.send(orgStudent.getScoreInfo)).data.terms
    .flatMap(({ offerings }) => offerings)
    .find((row) => row.offeringId === offeringId)!;

it('an objection is answered with a correction that keeps its trail, and the learner reads both', async () => {
  const { offeringId, partId } = await released();
  const reason = '最后一题漏批了';
  const { id } = (await one!.send(appeals.submit, { offeringId, reason })).data;
  expect((await one!.send(appeals.submit, { offeringId, reason })).code).toBe(SCORE_APPEAL_WAITING.code);
  const waiting = (await head!.send(appeals.list, { offeringId })).data.list;
  expect(waiting).toMatchObject([{ id, studentName: '甲同学', reason, waitedHours: 0, isOverdue: 0 }]);
  const own = (await head!.send(score.offerings)).data.list.find((row) => row.offeringId === offeringId);
  expect(own).toMatchObject({ appealCount: 1 });
  const grant = { id, isGranted: 1 as const, partId, value: '66', auditOpinion: '补批最后一题' };
  expect((await helper!.send(appeals.decide, grant)).code).toBe(NOT_HEAD.code);
  expect((await stranger!.send(appeals.decide, grant)).code).toBe(NOT_FOUND.code);
  const both = await Promise.all([head!.send(appeals.decide, grant), school.admin.send(appeals.decide, grant)]);
  expect(both.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, CONFLICT.code]);
  const shown = await markOf(one!, offeringId);
  expect(shown).toMatchObject({ total: 66, isPassed: 1, appeal: { id, auditStatus: AppealState.granted } });
  const { changes } = (await head!.send(score.sheet, { offeringId })).data;
  expect(changes).toMatchObject([{ before: '58', after: '66', reason: '申诉：补批最后一题', studentName: '甲同学' }]);
});

it('it is refused at the field that is missing, and a mark that is the same leaves it waiting', async () => {
  const { offeringId, partId } = await released();
  const { id } = (await one!.send(appeals.submit, { offeringId, reason: '请再看看' })).data;
  const answer = { id, isGranted: 1 as const, auditOpinion: '看过了' };
  const missing = await head!.send(appeals.decide, answer);
  expect(missing).toMatchObject({ code: INVALID_INPUT.code });
  expect((missing.data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([
    'partId',
    'value',
  ]);
  expect((await head!.send(appeals.decide, { ...answer, partId, value: '58' })).code).toBeGreaterThan(1000);
  expect((await markOf(one!, offeringId)).appeal).toMatchObject({ auditStatus: AppealState.waiting });
  const kept = await head!.send(appeals.decide, { id, isGranted: 0, auditOpinion: '评分无误' });
  expect(kept.code).toBe(200);
  expect(await markOf(one!, offeringId)).toMatchObject({
    total: 58,
    appeal: { auditStatus: AppealState.refused, auditOpinion: '评分无误' },
  });
});

it('the clock: open for so many days after the release, and its owner may take it back while it waits', async () => {
  const { offeringId } = await released();
  const until = (days: number) => new Date(RELEASED.getTime() + days * 86_400_000);
  t.setNow(until(SCORE_APPEAL_DAYS));
  const { id } = (await one!.send(appeals.submit, { offeringId, reason: '最后一刻' })).data;
  expect((await other!.send(appeals.withdraw, { id })).code).toBe(NOT_FOUND.code);
  expect((await one!.send(appeals.withdraw, { id })).code).toBe(200);
  expect((await one!.send(appeals.withdraw, { id })).code).toBe(CONFLICT.code);
  t.setNow(new Date(until(SCORE_APPEAL_DAYS).getTime() + 1000));
  const late = await other!.send(appeals.submit, { offeringId, reason: '晚了' });
  expect(late.code).toBe(SCORE_APPEAL_CLOSED.code);
  t.setNow(RELEASED);
});

it('only marks that are out and one has can be objected to', async () => {
  const draft = await makeOffering(db, school, { teachers: [head!], gradeIds: [gradeId] });
  expect((await one!.send(appeals.submit, { offeringId: draft, reason: '没公布' })).code).toBe(NOT_FOUND.code);
  const { offeringId } = await released();
  const lone = await t.person();
  expect((await lone.send(appeals.submit, { offeringId, reason: '不是我的' })).code).toBe(NOT_FOUND.code);
});
