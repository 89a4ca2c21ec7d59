import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as check from '#contract/position/smartCheck.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as messages from '#contract/user/msg.ts';
import { userBase } from '#server/db/schema/profile.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);

let [boss, stranger]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  vacancyId = await openVacancy(boss, await t.person({ userType: 0 }));
});

async function apply(nickname: string, degree: string) {
  const person = await applicant(t, nickname);
  await t.database.db
    .update(userBase)
    .set({ eduGrade: degree })
    .where(sql`user_no = ${person.userNo}`);
  const { id } = (await person.send(vacancy.apply, { id: vacancyId, sections: ['base'], note: '' })).data;
  return { person, id };
}

const proposed = async (by = boss!) =>
  (await by.send(check.results, {})).data.list.map(({ name, isFit, lacks }) => ({ name, isFit, lacks }));
const ruleOf = async () => (await boss!.send(check.list)).data.list[0]!;

it('proposes for who waits already and for who comes, and moves nobody', async () => {
  await apply('早来的人', '4');
  expect((await boss!.send(check.view, { vacancyId })).data.rule).toBeNull();
  expect((await boss!.send(check.save, { vacancyId, isOn: 1, degree: '5' })).code).toBe(200);
  await t.runJobs();
  expect(await proposed()).toEqual([{ name: '早来的人', isFit: 0, lacks: ['本科以上'] }]);
  await apply('后来的人', '5');
  expect(await proposed()).toContainEqual({ name: '后来的人', isFit: 1, lacks: [] });
  const states = (await boss!.send(talent.list)).data.list.map(({ applicationState }) => applicationState);
  expect(states).toEqual([0, 0]);
  expect(await ruleOf()).toMatchObject({
    vacancyName: '数据分析助理',
    words: ['本科以上'],
    isOn: 1,
    countFit: 1,
    countLack: 1,
    countAsked: 0,
    path: `/account/smartcheck/add?vacancy=${vacancyId}&degree=5`,
  });
  const { rule } = (await boss!.send(check.view, { vacancyId })).data;
  expect(rule).toMatchObject({ isOn: 1, degree: '5', leastYears: 0 });
  expect(rule).not.toHaveProperty('schoolName');
});

it('the person reads what the rule found, asks for a human once, and hears the answer', async () => {
  const { person, id } = await apply('请人看的人', '4');
  expect((await person.send(check.mine, { id })).data.result).toMatchObject({
    isFit: 0,
    lacks: ['本科以上'],
    askedAt: null,
  });
  expect((await boss!.send(check.answer, { id, answerText: '看过了' })).code).toBe(check.NOT_ASKED.code);
  const asked = await Promise.all([1, 2].map(() => person.send(check.ask, { id, askText: '专升本在读' })));
  expect(asked.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, check.ASKED_ALREADY.code]);
  expect((await ruleOf()).countAsked).toBe(1);
  const [first] = (await boss!.send(check.results, {})).data.list;
  expect(first).toMatchObject({ name: '请人看的人', askText: '专升本在读' });
  expect((await boss!.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle)).toContain(
    '「数据分析助理」有人请你看一看',
  );
  // What somebody asked about stays as they read it.
  await boss!.send(check.save, { vacancyId, isOn: 1, degree: '4' });
  await t.runJobs();
  expect((await person.send(check.mine, { id })).data.result).toMatchObject({ isFit: 0, lacks: ['本科以上'] });
  expect(await proposed()).toContainEqual({ name: '早来的人', isFit: 1, lacks: [] });
  expect((await boss!.send(check.answer, { id, answerText: '看了你的项目，明天联系' })).code).toBe(200);
  expect((await boss!.send(check.answer, { id, answerText: '再一次' })).code).toBe(check.NOT_ASKED.code);
  expect((await person.send(check.mine, { id })).data.result).toMatchObject({ answerText: '看了你的项目，明天联系' });
  expect((await person.send(messages.list, {})).data.list[0]!.msgTitle).toContain('有人看过你的投递了');
});

it('a proposal is gone with the first decision, and with what was handed over', async () => {
  const { person, id } = await apply('撤回的人', '5');
  const { id: moved } = await apply('沟通的人', '5');
  await boss!.send(talent.move, { ids: [moved], applicationState: 2 });
  await person.send(vacancy.withdraw, { id });
  const names = (await proposed()).map(({ name }) => name);
  expect(names).not.toContain('撤回的人');
  expect(names).not.toContain('沟通的人');
  expect((await person.send(check.mine, { id })).data.result).toBeNull();
});

it('a rule that is off looks at nobody, and a removed one takes its proposals along', async () => {
  const { id } = await ruleOf();
  await boss!.send(check.turn, { id, isOn: 0 });
  const { person, id: application } = await apply('没被检测的人', '4');
  expect((await person.send(check.mine, { id: application })).data.result).toBeNull();
  await boss!.send(check.turn, { id, isOn: 1 });
  await t.runJobs();
  expect((await person.send(check.mine, { id: application })).data.result).toMatchObject({ isFit: 1 });
  await boss!.send(check.remove, { id });
  expect(await proposed()).toEqual([]);
});

it('needs a condition, knows no school, and is closed to others', async () => {
  const none = await boss!.send(check.save, { vacancyId, isOn: 1 });
  expect(none.code).toBe(INVALID_INPUT.code);
  const school = { vacancyId, isOn: 1, schoolName: '江城' } as { vacancyId: string; isOn: 1 };
  expect((await boss!.send(check.save, school)).code).toBe(INVALID_INPUT.code);
  expect((await stranger!.send(check.save, { vacancyId, isOn: 1, degree: '5' })).code).toBe(NOT_FOUND.code);
  const { id } = (await boss!.send(check.save, { vacancyId, isOn: 1, degree: '5' })).data;
  await t.runJobs();
  expect((await stranger!.send(check.remove, { id })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(check.view, { vacancyId })).code).toBe(NOT_FOUND.code);
  expect(await proposed(stranger)).toEqual([]);
  const { id: application } = await apply('别人的投递', '4');
  const other = await applicant(t);
  expect((await other.send(check.mine, { id: application })).code).toBe(NOT_FOUND.code);
  expect((await other.send(check.ask, { id: application, askText: '' })).code).toBe(NOT_FOUND.code);
  const teacher = await t.person({ userType: 4 });
  expect((await teacher.send(check.list)).code).toBe(NO_PERMISSION.code);
});
