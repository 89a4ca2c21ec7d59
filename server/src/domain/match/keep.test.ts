import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { AbilityLevel } from '#contract/rules/abilities.ts';
import { isRecommended, matchOf } from '#contract/rules/match.ts';
import type { MatchPerson } from '#contract/rules/match.ts';
import { makeOrg } from '#seed/make/org.ts';
import { matchPerson, vacancyMatch } from '#server/db/schema/match.ts';
import { userBase, userExpectedJob } from '#server/db/schema/profile.ts';
import { vacancy, vacancyAbility } from '#server/db/schema/vacancy.ts';
import { facetsOf } from '#server/domain/vacancies/facets.ts';
import { makeAbilities, raise } from '#test/abilities.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { vacanciesWhere } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { keepPerson, keepVacancy } from './keep.ts';
import { personOf } from './person.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-21T02:00:00Z');
t.setNow(now);

/** Always the same numbers, so that what fails fails again. */
let seed = 20_261_121;
const pick = (count: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * count);
};
const oneOf = <T>(list: readonly T[]): T => list[pick(list.length)]!;

const jobs = ['010301', '010302', '010101', '020101', '030201'];
const regions = ['', '420111', '420100', '330106', '330200', '110100'];

const [PEOPLE, VACANCIES, CHANGES] = [40, 250, 60];

it(`what the jobs keep step by step is what comparing all ${PEOPLE * VACANCIES} pairs says`, async () => {
  const { items } = await makeAbilities(
    db,
    Array.from({ length: 12 }, (_, index) => `能力 ${index}`),
  );
  const orgNo = await makeOrg(db, { orgType: 5, orgName: '云杉' });
  const author = await t.person({ userType: 5, orgNo, isAdmin: true });
  const courses: string[] = [];
  for (const item of items) {
    const { courseId } = await makeLessons(db, [60], { courseName: `课 ${item}` });
    await raise(db, courseId, item, oneOf(AbilityLevel.values));
    courses.push(courseId);
  }
  const people: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push((await t.person()).userNo);
  const vacancies: string[] = [];
  for (let index = 0; index < VACANCIES; index += 1)
    vacancies.push(await makeVacancy({ orgNo, by: author.userNo, items }));
  for (const userNo of people) await changePerson(userNo, courses);
  for (const id of vacancies) await db.transaction((tx) => keepVacancy(tx, id));
  for (let step = 0; step < CHANGES; step += 1) {
    if (pick(2) === 0) await changePerson(oneOf(people), courses);
    else await changeVacancy(oneOf(vacancies), items);
  }
  const kept = await db.select().from(vacancyMatch);
  expect(keyed(kept)).toEqual(keyed(await naive(people)));
  expect(kept.length).toBeGreaterThan(PEOPLE);
}, 180_000);

interface Making {
  orgNo: string;
  by: string;
  items: readonly string[];
}

async function makeVacancy({ orgNo, by, items }: Making): Promise<string> {
  const at = '2026-11-20 10:00:00';
  const [row] = await db
    .insert(vacancy)
    .values({
      orgNo,
      authorUserNo: by,
      vacancyName: '职位',
      vacancyState: 2,
      openedAt: at,
      refreshedAt: at,
      ...facts(orgNo),
    })
    .returning({ id: vacancy.id });
  await ask(row!.id, items);
  return row!.id;
}

function facts(orgNo: string) {
  const salaryMin = pick(20);
  const columns = {
    jobTypeCode: oneOf(jobs),
    regionCode: oneOf(regions),
    degree: oneOf(['', '4', '5', '6']),
    experience: oneOf(['', '0', '1', '3', '4', '5']),
    nature: '1',
    salaryMin,
    salaryMax: salaryMin === 0 ? 0 : salaryMin + pick(10),
  };
  return { ...columns, facets: facetsOf({ ...columns, vacancyName: '职位', orgNo }, '云杉') };
}

async function ask(vacancyId: string, items: readonly string[]): Promise<void> {
  await db.delete(vacancyAbility).where(eq(vacancyAbility.vacancyId, vacancyId));
  const asked = items.filter(() => pick(5) === 0);
  if (asked.length > 0)
    await db
      .insert(vacancyAbility)
      .values(asked.map((abilityId) => ({ vacancyId, abilityId, abilityLevel: oneOf(AbilityLevel.values) })));
}

/** The rows that a person is reckoned from change, and the job does its work. */
async function changePerson(userNo: string, courses: readonly string[]): Promise<void> {
  await db.execute(sql`delete from user_course where user_no = ${userNo}`);
  for (const courseId of courses.filter(() => pick(4) === 0))
    await enrol(db, { userNo, courseId, completedAt: pick(3) === 0 ? null : '2026-11-01 10:00:00' });
  const base = { eduGrade: oneOf(['', '4', '5']), workSince: oneOf(['', '2020', '2025']) };
  await db
    .insert(userBase)
    .values({ userNo, ...base })
    .onConflictDoUpdate({ target: userBase.userNo, set: base });
  await db.delete(userExpectedJob).where(eq(userExpectedJob.userNo, userNo));
  if (pick(3) > 0) {
    const salaryMin = pick(15);
    await db.insert(userExpectedJob).values({
      userNo,
      jobTypeCode: oneOf(jobs),
      regionCode: oneOf(regions),
      salaryMin,
      salaryMax: salaryMin,
    });
  }
  await db.insert(matchPerson).values({ userNo, gmtModified: '2026-11-21 10:00:00' }).onConflictDoNothing();
  await db.transaction((tx) => keepPerson(tx, userNo, now));
}

async function changeVacancy(id: string, items: readonly string[]): Promise<void> {
  const [row] = await db.select().from(vacancy).where(eq(vacancy.id, id));
  await db
    .update(vacancy)
    .set({ ...facts(row!.orgNo), vacancyState: oneOf([2, 2, 3]) })
    .where(eq(vacancy.id, id));
  await ask(id, items);
  await db.transaction((tx) => keepVacancy(tx, id));
}

interface Pair {
  userNo: string;
  vacancyId: string;
  percent: number;
}

/** Everybody with everything. */
async function naive(people: readonly string[]): Promise<Pair[]> {
  const open: Candidate[] = await vacanciesWhere(db, eq(vacancy.vacancyState, 2));
  const pairs: Pair[] = [];
  for (const userNo of people) {
    const person: MatchPerson = await personOf(db, userNo, now);
    for (const one of open)
      if (isRecommended(person, one)) pairs.push({ userNo, vacancyId: one.id, percent: matchOf(person, one).percent });
  }
  return pairs;
}

const keyed = (pairs: readonly Pair[]): string[] =>
  pairs.map(({ userNo, vacancyId, percent }) => `${userNo} ${vacancyId} ${percent}`).toSorted();
