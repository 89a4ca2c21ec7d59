import { beforeAll, expect, it } from 'vitest';
import * as failures from '#contract/course/abilityFailures.ts';
import * as positions from '#contract/course/typicalPosition.ts';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { ApplicationState, VacancyState } from '#contract/rules/vacancies.ts';
import { makeOrg } from '#seed/make/org.ts';
import { loadReference } from '#seed/make/reference.ts';
import { typicalPosition, typicalPositionAbility } from '#server/db/schema/ability.ts';
import { program } from '#server/db/schema/program.ts';
import { vacancy, vacancyApplication } from '#server/db/schema/vacancy.ts';
import { makeAbilities } from '#test/abilities.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
await loadReference(db);
const data = await makeAbilities(db, ['取数', '清洗']);
const making = await makeAbilities(db, ['焊接'], '制造');

let [author, reader, learner]: Person[] = [];
let orgNo = '';
const ids: string[] = [];
const seeds = [
  { positionName: '数据分析师', jobTypeCode: '010301', industry: '101', positionRank: 2, item: data.items[0]! },
  { positionName: '焊工', jobTypeCode: '090207', industry: '301', positionRank: 1, item: making.items[0]! },
  { positionName: '酒店管家', jobTypeCode: '150104', industry: '1001', positionRank: 1, item: data.items[1]! },
] as const;

beforeAll(async () => {
  orgNo = await makeOrg(db, { orgType: 5, orgName: '云杉' });
  const other = await makeOrg(db, { orgType: 5, orgName: '远汀' });
  author = await t.person({ userType: 5, orgNo, isAdmin: true });
  reader = await t.person({ userType: 5, orgNo: other, isAdmin: true });
  learner = await t.person();
  for (const [index, { item, ...facts }] of seeds.entries()) {
    const publishedTime = `2026-11-0${index + 1} 10:00:00`;
    const own = { authorUserNo: author.userNo, orgNo, version: 1, publishedTime };
    const [row] = await db
      .insert(typicalPosition)
      .values({ ...facts, ...own })
      .returning({ id: typicalPosition.id });
    ids.push(row!.id);
    await db.insert(typicalPositionAbility).values({ typicalPositionId: row!.id, abilityId: item, abilityLevel: 3 });
  }
  await db.insert(typicalPosition).values({ authorUserNo: author.userNo, orgNo, positionName: '没有公开的' });
});

const namesOf = async (input: object = {}) =>
  (await t.guest.send(positions.list, input)).data.list.map(({ positionName }) => positionName);

it('everybody reads what is public, the newest first, page by page', async () => {
  expect(await namesOf()).toEqual(['酒店管家', '焊工', '数据分析师']);
  expect(await namesOf({ pageSize: 2, pageCurrent: 2 })).toEqual(['数据分析师']);
});

it('filters by name, industry on both levels, kind of job, rank and field', async () => {
  expect(await namesOf({ positionName: '数据' })).toEqual(['数据分析师']);
  expect(await namesOf({ industry: '1' })).toEqual(['数据分析师']);
  expect(await namesOf({ industry: '10' })).toEqual(['酒店管家']);
  expect(await namesOf({ industry: '301' })).toEqual(['焊工']);
  expect(await namesOf({ jobTypeCode: '01' })).toEqual(['数据分析师']);
  expect(await namesOf({ positionRank: 2 })).toEqual(['数据分析师']);
  expect(await namesOf({ fieldId: making.fieldId })).toEqual(['焊工']);
});

it('an enterprise uses what others wrote, once; its own it need not', async () => {
  const [id] = ids;
  expect((await learner!.send(positions.use, { id: id!, isUsed: 1 })).code).toBe(NO_PERMISSION.code);
  expect((await author!.send(positions.use, { id: id!, isUsed: 1 })).code).toBe(failures.OWN_USE.code);
  expect((await reader!.send(positions.use, { id: '7', isUsed: 1 })).code).toBe(NOT_FOUND.code);
  const replies = await Promise.all([1, 2].map(() => reader!.send(positions.use, { id: id!, isUsed: 1 })));
  expect(replies.map(({ code }) => code)).toEqual([200, 200]);
  const { data: shown } = await reader!.send(positions.view, { id: id! });
  expect(shown).toMatchObject({ useCount: 2, isUsed: 1, users: [{ orgName: '云杉' }, { orgName: '远汀' }] });
  expect((await t.guest.send(positions.view, { id: id! })).data.isUsed).toBeNull();
  await reader!.send(positions.use, { id: id!, isUsed: 0 });
  expect((await reader!.send(positions.view, { id: id! })).data).toMatchObject({ useCount: 1, isUsed: 0 });
});

it('says who is on the way by a public plan, and who was hired', async () => {
  const [id] = ids;
  const way = async () => (await t.guest.send(positions.view, { id: id! })).data.way;
  expect(await way()).toEqual({ joined: 0, done: 0, open: 0, hired: 0 });
  const plan = { authorUserNo: author!.userNo, typicalPositionId: id!, countJoin: 5, countDone: 2 };
  await db.insert(program).values([
    { ...plan, programName: '公开的', version: 1 },
    { ...plan, programName: '没有公开的', version: 0 },
  ]);
  const post = { orgNo, authorUserNo: author!.userNo, vacancyName: '数据分析助理', typicalPositionId: id! };
  const at = '2026-11-20 10:00:00';
  const [open] = await db
    .insert(vacancy)
    .values([
      { ...post, vacancyState: VacancyState.open, openedAt: at, refreshedAt: at },
      { ...post, vacancyState: VacancyState.draft },
    ])
    .returning({ id: vacancy.id });
  const sent = { vacancyId: open!.id, orgNo, resume: {}, appliedAt: at };
  await db.insert(vacancyApplication).values([
    { ...sent, userNo: learner!.userNo, applicationState: ApplicationState.hired },
    { ...sent, userNo: reader!.userNo, applicationState: ApplicationState.sent },
  ]);
  expect(await way()).toEqual({ joined: 5, done: 2, open: 1, hired: 1 });
});

it('what an organization wrote or uses is listed by it', async () => {
  expect(await namesOf({ orgNo })).toHaveLength(3);
  expect(await namesOf({ orgNo: '7' })).toEqual([]);
});
