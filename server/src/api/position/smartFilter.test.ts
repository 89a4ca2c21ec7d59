import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as audit from '#contract/position/vacancyAudit.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { DeclineReason } from '#contract/rules/hiring.ts';
import { monthsBefore } from '#contract/rules/monthsBefore.ts';
import { COUNTED_EXACTLY } from '#contract/rules/smartFilter.ts';
import { userBase, userEducation } from '#server/db/schema/profile.ts';
import { talentFact } from '#server/db/schema/smartFilter.ts';
import { keepTalentFacts } from '#server/domain/vacancies/keepTalentFacts.ts';
import { enqueue } from '#server/kit/job.ts';
import { raise } from '#test/abilities.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { finish } from '#test/programs.ts';
import { plansOf, warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy, vacancyForm } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-24T10:00:00+08:00');
t.setNow(NOW);
const { itemId } = await offerVacancyChoices(t);
const { courseId } = await makeLessons(db, [3600], { courseName: '清洗进阶' });
await raise(db, courseId, itemId, 4);

let [boss, stranger, operator]: Person[] = [];
let [vacancyId, otherId, strangerNo] = ['', '', ''];
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger, orgNo: strangerNo } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator, { abilities: [{ abilityId: itemId, abilityLevel: 3 }] });
  otherId = await openVacancy(boss, operator, { vacancyName: '会计助理' });
  await t.runJobs();
});

interface Told {
  degree?: string;
  region?: string;
  workSince?: string;
  school?: string;
  /** When the course was finished. */
  finished?: Date;
}

const all = ['contact', 'base', 'education', 'honor', 'portrait'] as const;

async function apply(nickname: string, told: Told, sections: readonly (typeof all)[number][] = all, to = vacancyId) {
  const person = await applicant(t, nickname);
  const { userNo } = person;
  const base = { eduGrade: told.degree ?? '', regionCode: told.region ?? '', workSince: told.workSince ?? '' };
  await db
    .update(userBase)
    .set(base)
    .where(sql`user_no = ${userNo}`);
  if (told.school) await db.insert(userEducation).values({ userNo, schoolName: told.school, startDate: '2020-09' });
  if (told.finished) {
    await enrol(db, { userNo, courseId });
    await finish(db, { userNo, courseId, now: told.finished });
  }
  const { id } = (await person.send(vacancy.apply, { id: to, sections: [...sections], note: '' })).data;
  return { person, id };
}

const countOf = async (conditions: InputOf<typeof filter.count.input>, by = boss!) =>
  (await by.send(filter.count, conditions)).data;
const namesOf = async (conditions: InputOf<typeof filter.list.input>, by = boss!) =>
  (await by.send(filter.list, conditions)).data.list.map(({ name }) => name);

it('finds by what was handed over, the best match first, with the reasons and what is missing', async () => {
  await apply('学完的人', { degree: '5', region: '420111', finished: new Date('2026-10-01T08:00:00Z') });
  await apply('没学的人', { degree: '4', region: '330100', workSince: '2022', school: '钱塘大学' });
  await apply('藏起来的人', { degree: '6', finished: NOW }, ['education']);
  const rows = (await boss!.send(filter.list, { vacancyId })).data.list;
  expect(rows[0]).toMatchObject({
    name: '学完的人',
    percent: 100,
    reached: [{ abilityName: '数据清洗', abilityLevel: 4 }],
    gaps: [],
  });
  expect(rows.find(({ name }) => name === '没学的人')).toMatchObject({
    reached: [],
    gaps: [{ abilityName: '数据清洗', wanted: 3, mine: 0 }],
  });
  expect(await namesOf({ abilities: [{ abilityId: itemId, abilityLevel: 4 }] })).toEqual(['学完的人']);
  expect(await namesOf({ abilities: [{ abilityId: itemId, abilityLevel: 5 }] })).toEqual([]);
  expect(await namesOf({ degree: '5' })).toEqual(['学完的人']);
  expect(await namesOf({ degree: '4' })).toEqual(['学完的人', '没学的人']);
  expect(await namesOf({ region: '330000' })).toEqual(['没学的人']);
  expect(await namesOf({ region: '420100' })).toEqual(['学完的人']);
  expect(await namesOf({ leastYears: 3 })).toEqual(['没学的人']);
  expect(await namesOf({ schoolName: '钱塘' })).toEqual(['没学的人']);
  expect(await namesOf({ schoolName: '%' })).toEqual([]);
  expect(await namesOf({ scores: [{ axis: 'finishedCourses', least: 20 }] })).toEqual(['学完的人']);
  expect(await namesOf({ leastPercent: 80 })).toEqual(['学完的人']);
  // Finishing brings a certificate, which one of the two who have it kept to himself.
  expect(await namesOf({ isCertified: 1 })).toEqual(['学完的人']);
});

/** So many more candidates of the stranger: every second of degree 5, every tenth of degree 6, a few of degree 7. */
async function fill(many: number): Promise<void> {
  const { userNo } = stranger!;
  await db.execute(sql`with offered as (insert into vacancy (org_no, author_user_no, vacancy_name)
      select ${strangerNo}, ${userNo}, '别家的职位' from generate_series(1, ${many}::int) returning id, org_no),
    made as (insert into vacancy_application (vacancy_id, org_no, user_no, resume, applied_at)
      select id, org_no, ${userNo}, '{}', now() from offered returning id, vacancy_id),
    counted as (select *, row_number() over (order by id) as n from made)
    insert into talent_fact (application_id, org_no, vacancy_id, user_no, applied_at, percent, reasons, degree, years)
    select id, ${strangerNo}, vacancy_id, ${userNo}, now(), n % 100, '[]',
      case when n % 1000 = 0 then 7 when n % 10 = 0 then 6 when n % 2 = 0 then 5 else 4 end, n % 4 from counted`);
  await db.execute(sql`analyze talent_fact`);
}

it('says of every condition how many it leaves, and how many there would be without it', async () => {
  const counted = await countOf({ vacancyId, degree: '4', region: '420000', schoolName: '钱塘' });
  expect(counted).toEqual({
    isEstimate: 0,
    total: 3,
    matching: 0,
    effects: [
      { part: 'degree', about: '', alone: 2, without: 0 },
      { part: 'region', about: '', alone: 1, without: 1 },
      { part: 'school', about: '', alone: 1, without: 1 },
    ],
  });
  const one = await countOf({ degree: '5', abilities: [{ abilityId: itemId, abilityLevel: 3 }], leastYears: 3 });
  expect(one.matching).toBe(0);
  expect(one.effects).toEqual([
    { part: 'ability', about: itemId, alone: 1, without: 0 },
    { part: 'degree', about: '', alone: 1, without: 0 },
    { part: 'years', about: '', alone: 1, without: 1 },
  ]);
  expect(await countOf({})).toEqual({ isEstimate: 0, total: 3, matching: 3, effects: [] });
});

it('asks how old the evidence is, to the day', async () => {
  const sought = { abilities: [{ abilityId: itemId, abilityLevel: 3 as const }] };
  expect(await namesOf({ ...sought, evidenceMonths: 6 })).toEqual(['学完的人']);
  await apply('早就学完的人', { finished: new Date('2025-11-23T08:00:00Z') });
  expect(await namesOf(sought)).toHaveLength(2);
  expect(await namesOf({ ...sought, evidenceMonths: 12 })).toEqual(['学完的人']);
  expect(await namesOf({ evidenceMonths: 12 })).toEqual(['学完的人']);
  expect(await namesOf({ ...sought, evidenceMonths: 24 })).toHaveLength(2);
  expect(monthsBefore(new Date('2026-08-31T08:00:00Z'), 6)).toBe('2026-02-28');
  expect(monthsBefore(NOW, 12)).toBe('2025-11-24');
});

it('who withdraws or takes everything back is gone at once, and comes back with what is handed over then', async () => {
  const { person, id } = await apply('回头的人', { degree: '7' });
  expect(await namesOf({ degree: '7' })).toEqual(['回头的人']);
  await person.send(vacancy.withdraw, { id });
  expect(await namesOf({ degree: '7' })).toEqual([]);
  expect(await countOf({ degree: '7' })).toMatchObject({ matching: 0 });
  expect(await db.$count(talentFact, sql`application_id = ${id}`)).toBe(0);
  await person.send(vacancy.apply, { id: vacancyId, sections: ['base'], note: '' });
  expect(await namesOf({ degree: '7' })).toEqual(['回头的人']);
  await boss!.send(talent.move, { ids: [id], applicationState: 3, declineReason: DeclineReason.filled });
  await person.send(vacancy.revoke, { id });
  expect(await countOf({ degree: '7' })).toMatchObject({ matching: 0 });
});

it('another enterprise finds none of them, and its vacancy narrows to nothing; a school may not ask', async () => {
  expect(await countOf({}, stranger)).toEqual({ isEstimate: 0, total: 0, matching: 0, effects: [] });
  expect(await namesOf({ vacancyId }, stranger)).toEqual([]);
  expect((await stranger!.send(filter.choices, { vacancyId })).data).toEqual({
    vacancies: [],
    isBlind: 0,
    abilities: [],
    tests: [],
  });
  const { data } = await boss!.send(filter.choices, { vacancyId });
  expect(data.vacancies.map(({ id }) => id)).toContain(vacancyId);
  expect(data.abilities).toMatchObject([{ abilityId: itemId, abilityName: '数据清洗', abilityLevel: 3 }]);
  const school = await t.person({ userType: 4 });
  expect((await school.send(filter.count, {})).code).toBe(NO_PERMISSION.code);
});

it('follows a vacancy that asks for something else, and reckons what an older release left without facts', async () => {
  const { id } = await apply('另一个职位的人', { degree: '4' }, ['base', 'portrait'], otherId);
  const percentOf = async () =>
    (await boss!.send(filter.list, { vacancyId: otherId })).data.list.find((row) => row.id === id)!.percent;
  expect(await percentOf()).toBe(100);
  const change = vacancyForm({ vacancyName: '会计助理', degree: '5' });
  await boss!.send(desk.submit, { ...change, id: otherId });
  const queue = (await operator!.send(audit.list, { pageSize: 100 })).data.list;
  await operator!.send(audit.audit, { id: queue.find((one) => one.vacancyId === otherId)!.id, auditStatus: 1 });
  await t.runJobs();
  expect(await percentOf()).toBe(50);
  const before = await db.$count(talentFact);
  await db.delete(talentFact);
  await enqueue(db, keepTalentFacts, {});
  await t.runJobs();
  expect(await db.$count(talentFact)).toBe(before);
});

it('counting and a page cost the same for many as for one, and read indexes', async () => {
  const wide = {
    degree: '4' as const,
    region: '420000',
    leastYears: 1 as const,
    schoolName: '大',
    leastPercent: 40 as const,
  };
  const few = workIn(await warmStatementsOf(t, () => boss!.send(filter.list, { pageSize: 1 }))).length;
  const many = workIn(await warmStatementsOf(t, () => boss!.send(filter.list, { pageSize: 100 }))).length;
  expect(many).toBe(few);
  const counting = await warmStatementsOf(t, () => boss!.send(filter.count, wide));
  expect(counting.filter(({ text }) => text.includes('talent_fact'))).toHaveLength(1);
  await fill(3000);
  for (const ask of [() => boss!.send(filter.count, wide), () => boss!.send(filter.list, { degree: '5' })]) {
    const plans = await plansOf(t.database.pool, await warmStatementsOf(t, ask));
    const asked = plans.filter(({ text }) => text.includes('talent_fact'));
    expect(asked.length).toBeGreaterThan(0);
    for (const { plan, text } of asked) expect(plan, text).not.toMatch(/Seq Scan on talent_fact/);
  }
});

it('of many candidates the figures are told from a sample and say so, and are exact again where few are left', async () => {
  const own = await db.$count(talentFact, sql`org_no = ${strangerNo}`);
  await fill(COUNTED_EXACTLY - own);
  const conditions = { degree: '5', leastPercent: 40, leastYears: 1 } as const;
  expect(await countOf(conditions, stranger)).toMatchObject({ isEstimate: 0, total: COUNTED_EXACTLY });

  await fill(15_000);
  const many = 15_000 + COUNTED_EXACTLY;
  const told = await countOf(conditions, stranger);
  const near = (given: number, really: number) => expect(Math.abs(given / really - 1)).toBeLessThan(0.15);
  const really = async (where: SQL) => db.$count(talentFact, and(sql`org_no = ${strangerNo}`, where));
  const [learned, fits, worked] = [sql`degree >= 5`, sql`percent >= 40`, sql`years >= 1`];
  expect(told.isEstimate).toBe(1);
  near(told.total, many);
  near(told.matching, await really(and(learned, fits, worked)!));
  const tests = {
    percent: [fits, and(learned, worked)],
    degree: [learned, and(fits, worked)],
    years: [worked, and(learned, fits)],
  };
  expect(told.effects.map(({ part }) => part)).toEqual(Object.keys(tests));
  for (const { part, alone, without } of told.effects) {
    const [by, others] = tests[part as keyof typeof tests];
    near(alone, await really(by!));
    near(without, await really(others!));
  }
  for (const figure of [told.total, told.matching]) expect(String(figure)).toMatch(/^\d\d0*$/);
  expect(await countOf(conditions, stranger)).toEqual(told);

  const rare = await countOf({ degree: '7', leastPercent: 0 }, stranger);
  expect(rare).toEqual({
    isEstimate: 0,
    total: many,
    matching: await really(sql`degree >= 7`),
    effects: [{ part: 'degree', about: '', alone: await really(sql`degree >= 7`), without: many }],
  });
});

it('a sample is read in the order of its index, in one statement', async () => {
  const large = await warmStatementsOf(t, () => stranger!.send(filter.count, { degree: '5' }));
  const plans = (await plansOf(t.database.pool, large)).filter(({ text }) => text.includes('talent_fact'));
  expect(plans).toHaveLength(1);
  expect(plans[0]!.plan).toMatch(/Index Scan using talent_fact_org_lot/);
});
