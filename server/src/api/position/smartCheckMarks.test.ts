import { beforeAll, expect, it } from 'vitest';
import * as sitting from '#contract/exam/sitting.ts';
import * as check from '#contract/position/smartCheck.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import type { Answer } from '#contract/rules/questions.ts';
import { vacancyTest } from '#server/db/schema/vacancy.ts';
import { makeAssessment, makePaper } from '#test/assessment.ts';
import type { MadePaper } from '#test/assessment.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);

let boss: Person;
let paper: MadePaper;
let [vacancyId, assessmentId, examId] = ['', '', ''];

beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  vacancyId = await openVacancy(boss, await t.person({ userType: 0 }));
  const { userNo: authorUserNo } = await t.person({ userType: 2 });
  paper = await makePaper(db, { authorUserNo, samples: ['single', 'judge'] });
  const open = { authorUserNo, paper, isOpen: 1 as const, attempts: 2 };
  assessmentId = await makeAssessment(db, { ...open, kind: AssessmentKind.positionTest, title: '取数测试' });
  examId = await makeAssessment(db, { ...open, kind: AssessmentKind.exam, title: '公开的考试' });
  await db.insert(vacancyTest).values([
    { vacancyId, assessmentId, sort: 0 },
    { vacancyId, assessmentId: examId, sort: 1 },
  ]);
});

const apply = (person: Person, isTestShown: 0 | 1) =>
  person.send(vacancy.apply, { id: vacancyId, sections: ['base'], note: '', isTestShown });

async function sit(person: Person, answers: readonly Answer[]): Promise<void> {
  const { id } = (await person.send(sitting.begin, { assessmentId, tabKey: 'tab-one-1' })).data;
  const entries = answers.map((answer, at) => ({
    clientSeq: at + 1,
    slot: paper.items[at]!.itemId,
    answer,
    givenAt: 1000,
  }));
  expect((await person.send(sitting.save, { id, tabTurn: 1, sentAt: 1000, entries })).code).toBe(200);
  expect((await person.send(sitting.submit, { id, tabTurn: 1 })).code).toBe(200);
  await t.runJobs();
}

const rule = () => ({ vacancyId, isOn: 1 as const, tests: [{ assessmentId, least: 70 as const }] });
const resultOf = async (person: Person, id: string) => (await person.send(check.mine, { id })).data.result;
const lacking = { isFit: 0, lacks: ['取数测试 70 分以上'] };
const matching = async () => (await boss.send(filter.count, rule())).data.matching;

it('offers the tests that measure, and keeps the rule with its marks in the address', async () => {
  const { tests } = (await boss.send(filter.choices, { vacancyId })).data;
  expect(tests).toEqual([{ assessmentId, title: '取数测试' }]);
  expect((await boss.send(check.save, rule())).code).toBe(200);
  await t.runJobs();
  const [kept] = (await boss.send(check.list)).data.list;
  expect(kept).toMatchObject({
    words: ['取数测试 70 分以上'],
    path: `/account/smartcheck/add?vacancy=${vacancyId}&tests=${assessmentId}-70`,
  });
  expect((await boss.send(check.view, { vacancyId })).data.rule).toMatchObject({ tests: rule().tests });
});

it('counts the marks of who applied after the test, and looks again once somebody who waits has sat it', async () => {
  const early = await applicant(t, '先考的人');
  await sit(early, ['b', 1]);
  const { id } = (await apply(early, 1)).data;
  expect(await resultOf(early, id)).toMatchObject({ isFit: 1, lacks: [] });
  const late = await applicant(t, '后考的人');
  const { id: waiting } = (await apply(late, 1)).data;
  expect(await resultOf(late, waiting)).toMatchObject(lacking);
  await sit(late, ['a', 1]);
  expect(await resultOf(late, waiting)).toMatchObject(lacking);
  // The best of several goes counts.
  await sit(late, ['b', 1]);
  expect(await resultOf(late, waiting)).toMatchObject({ isFit: 1, lacks: [] });
  expect(await matching()).toBe(2);
});

it('knows nothing of the marks of who does not let them be looked at, or took the application back', async () => {
  const person = await applicant(t, '不给看的人');
  await sit(person, ['b', 1]);
  const { id } = (await apply(person, 0)).data;
  expect(await resultOf(person, id)).toMatchObject(lacking);
  expect(await matching()).toBe(2);
  await person.send(vacancy.withdraw, { id });
  const { id: again } = (await apply(person, 1)).data;
  expect(await resultOf(person, again)).toMatchObject({ isFit: 1 });
  await person.send(vacancy.withdraw, { id: again });
  expect(await matching()).toBe(2);
});

it('refuses marks that are no step, and more tests than a vacancy asks for', async () => {
  const odd = { ...rule(), tests: [{ assessmentId, least: 61 }] } as unknown as ReturnType<typeof rule>;
  expect((await boss.send(check.save, odd)).code).toBe(422);
  const many = { ...rule(), tests: Array.from({ length: 4 }, () => rule().tests[0]!) };
  expect((await boss.send(check.save, many)).code).toBe(422);
});
