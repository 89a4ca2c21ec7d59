import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as collection from '#contract/course/collection.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import * as failures from '#contract/position/vacancyFailures.ts';
import * as messages from '#contract/user/msg.ts';
import { plansOf, warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, staySignedIn } from '#test/vacancies.ts';
import { expireVacancies, pauseSilent } from '../../domain/vacancies/fresh.ts';
import { courseAbility } from '../../db/schema/ability.ts';
import { vacancy as table } from '../../db/schema/vacancy.ts';
import { enrol, makeLessons } from '#test/courses.ts';

const t = await testApp();
const { db } = t.database;
const START = new Date('2026-11-24T10:00:00+08:00');
t.setNow(START);
const { itemId } = await offerVacancyChoices(t);
let [boss, operator]: Person[] = [];
let orgNo = '';
beforeAll(async () => {
  ({ boss, orgNo } = await makeHiring(t, '云杉数据'));
  operator = await t.person({ userType: 0 });
});
const days = (n: number) => new Date(START.getTime() + n * 86_400_000);
const show = { sections: ['base', 'education', 'contact'] as ['base', 'education', 'contact'] };
const names = async (wanted: InputOf<typeof vacancy.list.input>) =>
  (await t.guest.send(vacancy.list, wanted)).data.list.map(({ vacancyName }) => vacancyName);

it('is found by every condition and any of them together, by place and kind of any level', async () => {
  await openVacancy(boss!, operator!, { vacancyName: '数据助理', degree: '4', salaryMin: 6, salaryMax: 9 });
  await openVacancy(boss!, operator!, {
    vacancyName: '后端实习',
    jobTypeCode: '010101',
    regionCode: '330100',
    nature: '3',
    salaryMin: 0,
    salaryMax: 0,
  });
  expect(await names({})).toEqual(['后端实习', '数据助理']);
  for (const region of ['420000', '420100', '420111']) expect(await names({ region })).toEqual(['数据助理']);
  expect(await names({ jobType: '01' })).toHaveLength(2);
  expect(await names({ jobType: '0101', region: '330000' })).toEqual(['后端实习']);
  expect(await names({ jobType: '0101', region: '420000' })).toEqual([]);
  expect(await names({ salary: '0' })).toEqual(['后端实习']);
  expect(await names({ salary: '3' })).toEqual(['数据助理']);
  expect(await names({ salary: '4' })).toEqual([]);
  expect(await names({ degree: '4', nature: '1', experience: '1', orgNo })).toEqual(['数据助理']);
  expect(await names({ str: '助理' })).toEqual(['数据助理']);
  expect(await names({ str: '云杉' })).toHaveLength(2);
  expect(await names({ sort: 'salary' })).toEqual(['数据助理', '后端实习']);
  expect(await names({ isActive: 1 })).toEqual([]);
});

it('one applies once, at two presses too; not to a closed one, not where one works, not without a résumé', async () => {
  const id = await openVacancy(boss!, operator!, { vacancyName: '只投一次' });
  const empty = await t.person();
  const lacking = await empty.send(vacancy.apply, { id, ...show });
  expect(lacking).toMatchObject({ code: failures.RESUME_LACKS.code });
  expect((await empty.send(vacancy.view, { id })).data.own!.lacks).toHaveLength(2);
  const person = await applicant(t);
  const both = await Promise.all([1, 2].map(() => person.send(vacancy.apply, { id, ...show })));
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.APPLIED.code]);
  const shown = (await person.send(vacancy.list, { str: '只投一次' })).data.list;
  expect(shown).toMatchObject([{ id, applied: 0 }]);
  expect((await boss!.send(vacancy.apply, { id, ...show })).code).toBe(failures.OWN_COMPANY.code);

  const sent = (await person.send(vacancy.mine)).data.list[0]!.id;
  const other = await applicant(t);
  expect((await other.send(vacancy.withdraw, { id: sent })).code).toBe(NOT_FOUND.code);
  expect((await person.send(vacancy.withdraw, { id: sent })).code).toBe(200);
  expect((await boss!.send(desk.applicant, { id: sent })).code).toBe(NOT_FOUND.code);
  expect((await person.send(vacancy.apply, { id, ...show })).code).toBe(200);
  await boss!.send(desk.close, { id });
  expect((await other.send(vacancy.apply, { id, ...show })).code).toBe(failures.NOT_RECRUITING.code);
  expect(await names({ str: '只投一次' })).toEqual([]);
  const ofOrg = (await t.guest.send(vacancy.ofOrg, { orgNo })).data.list;
  expect(ofOrg.at(-1)).toMatchObject({ vacancyName: '只投一次', vacancyState: 4 });
});

it('what one finished is shown beside what is asked for, and nothing of what one did not', async () => {
  const id = await openVacancy(boss!, operator!, { abilities: [{ abilityId: itemId, abilityLevel: 4 }] });
  const person = await applicant(t);
  const { courseId } = await makeLessons(db, [60], { courseName: '清洗入门' });
  await db.insert(courseAbility).values({ courseId, abilityId: itemId, abilityLevel: 2 });
  await enrol(db, { userNo: person.userNo, courseId });
  const mine = async () => (await person.send(vacancy.view, { id })).data.abilities[0]!;
  expect(await mine()).toMatchObject({ mine: null, evidence: '' });
  await db.execute(sql`update user_course set completed_at = '2026-11-01' where user_no = ${person.userNo}`);
  expect(await mine()).toMatchObject({ mine: 2, evidence: '学完《清洗入门》', abilityLevel: 4 });
});

it('is collected, and stays with its state when it ends', async () => {
  const id = await openVacancy(boss!, operator!, { vacancyName: '收藏的' });
  const person = await applicant(t);
  expect((await person.send(collection.save, { collectionType: 9, collectionId: id })).code).toBe(200);
  expect((await person.send(vacancy.view, { id })).data.own!.isCollect).toBe(1);
  await boss!.send(desk.close, { id });
  expect((await person.send(vacancy.collected)).data.list[0]).toMatchObject({
    vacancy: { vacancyName: '收藏的', vacancyState: 4 },
  });
});

it('a vacancy that answers nobody for 14 days pauses by itself and says so; an answer keeps it open', async () => {
  t.setNow(START);
  const silent = await openVacancy(boss!, operator!, { vacancyName: '没人理' });
  const lively = await openVacancy(boss!, operator!, { vacancyName: '有人理' });
  const person = await applicant(t);
  for (const id of [silent, lively]) await person.send(vacancy.apply, { id, ...show });
  await staySignedIn(t);
  t.setNow(days(13));
  expect(await pauseSilent({ db, clock: () => days(13) })).toBe(0);
  const [row] = (await boss!.send(desk.applicants, { id: lively })).data.list;
  await boss!.send(desk.answer, { id: row!.id, applicationState: 3, declineReason: 4, replyText: '方向不合' });
  await staySignedIn(t);
  t.setNow(days(14));
  await pauseSilent({ db, clock: () => days(14) });
  expect((await t.guest.send(vacancy.view, { id: silent })).data).toMatchObject({
    vacancyState: 3,
    fresh: { pauseReason: 2 },
  });
  expect((await t.guest.send(vacancy.view, { id: lively })).data.vacancyState).toBe(2);
  expect((await boss!.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle)).toContain(
    '职位「没人理」已自动暂停',
  );
  expect((await boss!.send(desk.resume, { id: silent })).code).toBe(200);
  expect(await pauseSilent({ db, clock: () => days(15) })).toBe(0);
  t.setNow(START);
});

it('ends with its last day, and a change with a later one opens it again', async () => {
  const id = await openVacancy(boss!, operator!, { vacancyName: '到期', endDate: '2026-11-25' });
  expect(await expireVacancies({ db, clock: () => days(1) })).toBe(0);
  expect(await expireVacancies({ db, clock: () => days(2) })).toBe(1);
  await staySignedIn(t);
  t.setNow(days(2));
  expect((await boss!.send(desk.resume, { id })).code).toBe(failures.ENDS_IN_PAST.code);
  await openVacancy(boss!, operator!, { id, vacancyName: '到期', endDate: '2026-12-25' });
  expect((await t.guest.send(vacancy.view, { id })).data.vacancyState).toBe(2);
  t.setNow(START);
});

it('the list reads its indexes, whatever is asked', async () => {
  await db.execute(sql`insert into vacancy (org_no, author_user_no, vacancy_name, vacancy_state, opened_at, refreshed_at, salary_max, facets)
    select ${orgNo}, ${boss!.userNo}, '职位' || n, 2, now(), now() - n * interval '1 minute', n % 40,
      array['r42', 'j01', 's' || n % 6, 'd' || n % 5, 'n1', 'g职位', 'g位多'] from generate_series(1, 3000) n`);
  await db.execute(sql`analyze vacancy`);
  for (const wanted of [{}, { sort: 'salary' as const }, { region: '420000', salary: '3' as const }, { str: '职位' }]) {
    const statements = await warmStatementsOf(t, () => t.guest.send(vacancy.list, wanted));
    const plans = (await plansOf(t.database.pool, statements)).filter(({ text }) => text.includes('"vacancy"'));
    expect(plans.length).toBeGreaterThan(0);
    for (const { plan } of plans) expect(plan, JSON.stringify(wanted)).not.toMatch(/Seq Scan on vacancy/);
    expect(workIn(statements).length).toBeLessThan(8);
  }
  const many = await warmStatementsOf(t, () => t.guest.send(vacancy.list, { str: '职位多' }));
  const walk = (await plansOf(t.database.pool, many))
    .map(({ plan }) => plan)
    .filter((plan) => plan.includes('vacancy_fresh'));
  expect(walk).toHaveLength(1);
  expect(walk[0]).not.toMatch(/Sort|Bitmap/);
  await db.delete(table).where(sql`vacancy_name like '职位%'`);
});
