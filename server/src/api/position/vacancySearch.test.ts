import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import * as search from '#contract/position/vacancySearch.ts';
import { SEARCH_SAVED, SEARCHES_FULL } from '#contract/position/vacancySearchFailures.ts';
import { MOST_SEARCHES } from '#contract/rules/vacancySearch.ts';
import * as messages from '#contract/user/msg.ts';
import { enqueue } from '#server/kit/job.ts';
import { tellSearches } from '#server/jobs/tellSearches.ts';
import { markNews, tellBatch } from '#server/domain/vacancySearch/tell.ts';
import { statementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { makeHiring, offerVacancyChoices, openVacancy, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const at = (time: string) => t.setNow(new Date(`${time}+08:00`));
at('2026-11-24T10:00:00');
await offerVacancyChoices(t);
let [boss, operator]: Person[] = [];
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉科技'));
  operator = await t.person({ userType: 0 });
});

const publish = (more: object) => openVacancy(boss!, operator!, more);
const told = async (person: Person) => (await person.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);
const newIn = async (person: Person) => (await person.send(search.list)).data.list.map(({ countNew }) => countNew);
async function hour(time: string) {
  await staySignedIn(t);
  at(time);
  await enqueue(t.database.db, tellSearches, {});
  await t.runJobs();
}

it('tells once a day of what was published since the last look, and only of what fits', async () => {
  await publish({ vacancyName: '早就有的数据职位' });
  at('2026-11-24T10:00:01');
  const [person, other] = [await t.person(), await t.person()];
  const { id } = (await person.send(search.save, { searchName: '武汉的数据', region: '420100', str: '数据' })).data;
  await other.send(search.save, { searchName: '杭州的', region: '330000' });
  await staySignedIn(t);
  await hour('2026-11-24T10:23:00');
  expect(await told(person)).toEqual([]);

  at('2026-11-24T11:00:00');
  await publish({ vacancyName: '数据标注员' });
  await publish({ vacancyName: '会计' });
  expect(await newIn(person)).toEqual([1]);
  await hour('2026-11-24T11:23:00');
  expect(await told(person)).toEqual(['「武汉的数据」有 1 个新职位']);
  const [message] = (await person.send(messages.list, {})).data.list;
  expect(message).toMatchObject({ msgText: '数据标注员' });
  expect(message!.msgUrl).toBe(
    `/positionlist?${new URLSearchParams({ region: '420100', str: '数据', saved: id }).toString()}`,
  );

  // A second one on the same day waits for the next; the list shows it at once.
  at('2026-11-24T12:00:00');
  await publish({ vacancyName: '数据管理员' });
  await hour('2026-11-24T12:23:00');
  expect(await told(person)).toHaveLength(1);
  expect(await newIn(person)).toEqual([2]);
  await hour('2026-11-25T08:23:00');
  expect((await told(person))[0]).toBe('「武汉的数据」有 1 个新职位');
  expect(await told(person)).toHaveLength(2);

  expect((await person.send(search.look, { id })).code).toBe(200);
  expect(await newIn(person)).toEqual([0]);
  await hour('2026-11-26T08:23:00');
  expect(await told(person)).toHaveLength(2);
  expect(await told(other)).toEqual([]);
});

it('opening again after a pause and refreshing are no news; what was paused when the round came is told later', async () => {
  at('2026-11-27T09:00:00');
  const person = await t.person();
  await person.send(search.save, { searchName: '制图', str: '制图' });
  await staySignedIn(t);
  at('2026-11-27T10:00:00');
  const id = await publish({ vacancyName: '制图员' });
  await boss!.send(desk.pause, { id });
  await hour('2026-11-27T10:23:00');
  expect(await told(person)).toEqual([]);
  await boss!.send(desk.resume, { id });
  await hour('2026-11-27T11:23:00');
  expect(await told(person)).toHaveLength(1);
  for (const day of ['28', '29']) {
    await staySignedIn(t);
    at(`2026-11-${day}T09:00:00`);
    await boss!.send(desk.pause, { id });
    await boss!.send(desk.resume, { id });
    await boss!.send(desk.refresh, { id });
    await hour(`2026-11-${day}T10:23:00`);
  }
  expect(await told(person)).toHaveLength(1);
});

it('whoever wants no messages gets none, and still sees how many are new', async () => {
  at('2026-12-01T09:00:00');
  const person = await t.person();
  const { id } = (await person.send(search.save, { searchName: '仓储', str: '仓储' })).data;
  await person.send(search.update, { id, searchName: '安静的仓储', isAlert: 0 });
  await staySignedIn(t);
  at('2026-12-01T10:00:00');
  await publish({ vacancyName: '仓储主管' });
  await hour('2026-12-01T10:23:00');
  expect(await told(person)).toEqual([]);
  expect((await person.send(search.list)).data.list).toMatchObject([
    { searchName: '安静的仓储', words: ['仓储'], isAlert: 0, countNew: 1 },
  ]);
});

it('a search for enterprises that answered waits until one did', async () => {
  at('2026-12-02T09:00:00');
  const person = await t.person();
  await person.send(search.save, { searchName: '会答复的', str: '客服', isActive: 1 });
  await staySignedIn(t);
  at('2026-12-02T10:00:00');
  const id = await publish({ vacancyName: '客服专员' });
  await hour('2026-12-02T10:23:00');
  expect(await told(person)).toEqual([]);
  await t.database.pool.query(`update vacancy set last_reply_at = '2026-12-02 12:00:00' where id = ${id}`);
  await hour('2026-12-02T12:23:00');
  expect(await told(person)).toEqual(['「会答复的」有 1 个新职位']);
});

it('the address of a saved search finds what the list finds', async () => {
  const person = await t.person();
  const conditions = {
    region: '420111',
    jobType: '0103',
    salary: '2',
    degree: '4',
    experience: '1',
    nature: '1',
  } as const;
  await person.send(search.save, { searchName: '全部条件', ...conditions });
  const [saved] = (await person.send(search.list)).data.list;
  expect(saved!.words).toEqual(['洪山区', '数据', '5k–8k', '大专', '在校或应届', '全职']);
  const query = Object.fromEntries(new URL(saved!.path, 'http://x').searchParams);
  expect(query).toEqual({ ...conditions, saved: saved!.id });
  expect((await t.guest.send(vacancy.list, conditions)).data.totalCount).toBeGreaterThan(0);
});

it('at most twenty, each once, by double click too; nobody else reaches them', async () => {
  const [person, stranger] = [await t.person(), await t.person()];
  const keep = (str: string) => person.send(search.save, { searchName: str, str });
  const twice = await Promise.all([keep('第一'), keep('第一')]);
  expect(twice.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, SEARCH_SAVED.code]);
  for (let n = 1; n < MOST_SEARCHES; n += 1) expect((await keep(`第${n}个`)).code).toBe(200);
  expect((await keep('多出来的')).code).toBe(SEARCHES_FULL.code);
  const { id } = (await person.send(search.list)).data.list[0]!;
  const named = { id, searchName: '换个名字', isAlert: 1 } as const;
  for (const reply of [
    await stranger.send(search.update, named),
    await stranger.send(search.look, { id }),
    await stranger.send(search.remove, { id }),
  ])
    expect(reply.code).toBe(NOT_FOUND.code);
  expect((await stranger.send(search.list)).data.totalCount).toBe(0);
  expect((await person.send(search.update, named)).code).toBe(200);
  expect((await person.send(search.remove, { id })).code).toBe(200);
  expect((await keep('空出一个')).code).toBe(200);
});

it('without a name or without any condition it is refused at the field', async () => {
  const person = await t.person();
  for (const wish of [
    { searchName: '', str: '数据' },
    { searchName: '什么都行' },
    { searchName: '长'.repeat(31), str: '数据' },
  ]) {
    const { code, data } = await person.send(search.save, wish);
    expect(code).toBe(INVALID_INPUT.code);
    expect(data).toMatchObject({ issues: [{ path: 'searchName' }] });
  }
});

it('a round costs as many statements for many people and vacancies as for one', async () => {
  const { db } = t.database;
  const round = async (day: string, vacancies: number) => {
    at(`2026-12-${day}T10:00:00`);
    for (let n = 0; n < vacancies; n += 1) await publish({ vacancyName: `测量员${n}` });
    at(`2026-12-${day}T11:00:00`);
    const sent = await statementsOf(async () => {
      await markNews(db);
      await tellBatch({ db, clock: t.platform.clock }, '0');
    });
    return workIn(sent).length;
  };
  const person = await t.person();
  await person.send(search.save, { searchName: '测量', str: '测量' });
  await staySignedIn(t);
  const one = await round('10', 1);
  expect(await told(person)).toHaveLength(1);
  const people = await Promise.all(Array.from({ length: 12 }, () => t.person()));
  for (const each of people) await each.send(search.save, { searchName: '测量', str: '测量' });
  await staySignedIn(t);
  expect(await round('11', 3)).toBe(one);
  for (const each of people) expect(await told(each)).toEqual(['「测量」有 3 个新职位']);
});
