import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as search from '#contract/position/talentSearch.ts';
import { TALENT_SEARCH_SAVED, TALENT_SEARCHES_FULL } from '#contract/position/talentSearchFailures.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { MOST_TALENT_SEARCHES, readConditions } from '#contract/rules/smartFilter.ts';
import type { FilterValues } from '#contract/rules/smartFilter.ts';
import * as messages from '#contract/user/msg.ts';
import { orgMember } from '#server/db/schema/organization.ts';
import { userBase } from '#server/db/schema/profile.ts';
import { tellTalent } from '#server/jobs/tellTalent.ts';
import { enqueue } from '#server/kit/job.ts';
import { statementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const at = (time: string) => t.setNow(new Date(`${time}+08:00`));
at('2026-11-24T10:00:00');
const { itemId } = await offerVacancyChoices(t);

let [boss, stranger, operator]: Person[] = [];
let [vacancyId, orgNo] = ['', ''];
beforeAll(async () => {
  ({ boss, orgNo } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator, { abilities: [{ abilityId: itemId, abilityLevel: 3 }] });
});

async function apply(degree: string) {
  const person = await applicant(t);
  await db
    .update(userBase)
    .set({ eduGrade: degree })
    .where(sql`user_no = ${person.userNo}`);
  const { id } = (await person.send(vacancy.apply, { id: vacancyId, sections: ['base'], note: '' })).data;
  return { person, id };
}

const told = async (person = boss!) =>
  (await person.send(messages.list, {})).data.list
    .map(({ msgTitle }) => msgTitle)
    .filter((one) => one.startsWith('筛选'));
const newIn = async () => (await boss!.send(search.list)).data.list.map(({ countNew }) => countNew);

async function hour(time: string) {
  await staySignedIn(t);
  at(time);
  await enqueue(db, tellTalent, {});
  await t.runJobs();
}

it('tells once a day of who applied since the last look, and only of who fits', async () => {
  await apply('5');
  at('2026-11-24T10:00:01');
  const { id } = (await boss!.send(search.save, { searchName: '本科的', vacancyId, degree: '5' })).data;
  await hour('2026-11-24T10:41:00');
  expect(await told()).toEqual([]);
  at('2026-11-24T11:00:00');
  await apply('6');
  await apply('4');
  expect(await newIn()).toEqual([1]);
  await hour('2026-11-24T11:41:00');
  expect(await told()).toEqual(['筛选「本科的」来了 1 位新的候选人']);
  const message = (await boss!.send(messages.list, {})).data.list.find(({ msgTitle }) => msgTitle.startsWith('筛选'));
  expect(message!.msgUrl).toBe(`/account/smartfilter/talentlist?vacancy=${vacancyId}&degree=5&saved=${id}`);
  await apply('7');
  await hour('2026-11-24T12:41:00');
  expect(await told()).toHaveLength(1);
  await hour('2026-11-25T08:41:00');
  expect(await told()).toHaveLength(2);
  expect(await newIn()).toEqual([2]);
  expect((await boss!.send(search.look, { id })).code).toBe(200);
  expect(await newIn()).toEqual([0]);
});

it('who takes an application back is counted no more, and whoever left the enterprise hears nothing', async () => {
  at('2026-11-26T09:00:00');
  await staySignedIn(t);
  const colleague = await t.person({ userType: 5, orgNo, isAdmin: true });
  await colleague.send(search.save, { searchName: '博士', degree: '7' });
  at('2026-11-26T09:10:00');
  const { person, id } = await apply('7');
  expect((await colleague.send(search.list)).data.list).toMatchObject([{ words: ['7以上'], count: 2, countNew: 1 }]);
  await person.send(vacancy.withdraw, { id });
  expect((await colleague.send(search.list)).data.list).toMatchObject([{ count: 1, countNew: 0 }]);
  await apply('7');
  await db.delete(orgMember).where(sql`user_no = ${colleague.userNo}`);
  await hour('2026-11-26T09:41:00');
  expect(await told(colleague)).toEqual([]);
});

it('the address of a saved filter means the same conditions', async () => {
  const conditions = {
    vacancyId,
    leastPercent: 60,
    abilities: [{ abilityId: itemId, abilityLevel: 3 }],
    evidenceMonths: 12,
    degree: '4',
    leastYears: 1,
    region: '420100',
    schoolName: '江城',
    isCertified: 1,
    certificateName: '数据',
    scores: [
      { axis: 'works', least: 40 },
      { axis: 'finishedCourses', least: 20 },
    ],
  } as const;
  const wish = { ...conditions, abilities: [...conditions.abilities], scores: [...conditions.scores] };
  await boss!.send(search.save, { searchName: '全部条件', ...wish });
  const [saved] = (await boss!.send(search.list)).data.list;
  expect(saved!.words).toEqual([
    '数据分析助理',
    '匹配度 60% 以上',
    '数据清洗熟练以上',
    '凭证在 12 个月以内',
    '大专以上',
    '工作 1 年以上',
    '武汉市',
    '江城',
    '有平台证书',
    '数据',
    '课程 20 分以上',
    '作品 40 分以上',
  ]);
  const { searchParams } = new URL(saved!.path, 'http://here');
  const empty = {
    tests: '',
    finishedCourses: '',
    categories: '',
    certificates: '',
    studySeconds: '',
    works: '',
    projects: '',
  };
  const values = { ...empty, ...Object.fromEntries(searchParams) } as unknown as FilterValues;
  expect(readConditions(values)).toEqual({ ...wish, scores: wish.scores.toReversed() });
  expect((await boss!.send(filter.list, readConditions(values))).code).toBe(200);
  // The same in another order is the same.
  const again = { searchName: '又一次', ...wish, scores: wish.scores.toReversed() };
  expect((await boss!.send(search.save, again)).code).toBe(TALENT_SEARCH_SAVED.code);
});

it('keeps nothing without a condition, nothing of another enterprise, and only so many', async () => {
  const none = await boss!.send(search.save, { searchName: '没有条件', vacancyId });
  expect(none.code).toBe(INVALID_INPUT.code);
  expect(none.data).toMatchObject({ issues: [{ path: 'searchName', message: '先选一个条件，再保存' }] });
  expect((await stranger!.send(search.save, { searchName: '别家的', vacancyId, degree: '5' })).code).toBe(
    NOT_FOUND.code,
  );
  const [mine] = (await boss!.send(search.list)).data.list;
  for (const one of [search.look, search.remove])
    expect((await stranger!.send(one, { id: mine!.id })).code).toBe(NOT_FOUND.code);
  const made = await Promise.all(
    Array.from({ length: MOST_TALENT_SEARCHES + 2 }, (_, n) =>
      stranger!.send(search.save, { searchName: `第 ${n}`, schoolName: `学校${n}` }),
    ),
  );
  expect(made.filter(({ code }) => code === 200)).toHaveLength(MOST_TALENT_SEARCHES);
  expect(made.filter(({ code }) => code === TALENT_SEARCHES_FULL.code)).toHaveLength(2);
  const [last] = (await stranger!.send(search.list)).data.list;
  await stranger!.send(search.update, { id: last!.id, searchName: '改了名', isAlert: 0 });
  expect((await stranger!.send(search.list)).data.list[0]).toMatchObject({ searchName: '改了名', isAlert: 0 });
  const few = workIn(await statementsOf(() => stranger!.send(search.list, { pageSize: 1 }))).length;
  expect(workIn(await statementsOf(() => stranger!.send(search.list, { pageSize: 20 })))).toHaveLength(few);
  await stranger!.send(search.remove, { id: last!.id });
  expect((await stranger!.send(search.list)).data.totalCount).toBe(MOST_TALENT_SEARCHES - 1);
});
