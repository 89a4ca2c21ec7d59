import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import type { AbilityLevel } from '#contract/rules/abilities.ts';
import { LEAST_TEAM_FIT, teamFitOf } from '#contract/rules/teamFit.ts';
import { Visibility } from '#contract/rules/visibility.ts';
import * as project from '#contract/startup/project.ts';
import * as failures from '#contract/startup/projectFailures.ts';
import * as team from '#contract/startup/projectTeam.ts';
import * as builder from '#contract/startup/teamBuilder.ts';
import * as messages from '#contract/user/msg.ts';
import * as profile from '#contract/user/userProfile.ts';
import { makeOrg } from '#seed/make/org.ts';
import { ability } from '#server/db/schema/ability.ts';
import { matchPerson } from '#server/db/schema/match.ts';
import { user as account } from '#server/db/schema/user.ts';
import { raise } from '#test/abilities.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { finish } from '#test/programs.ts';
import { projectForm } from '#test/startProjects.ts';
import { warmStatementsOf } from '#test/statements.ts';
import type { Person } from '#test/testApp.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-26T10:00:00+08:00');
t.setNow(now);
const { itemId } = await offerVacancyChoices(t);
const [first] = await db.select().from(ability).where(eq(ability.id, itemId));
const [second] = await db
  .insert(ability)
  .values({ abilityKind: 3, abilityName: '做图表', parentId: first!.parentId, levelWords: first!.levelWords })
  .returning({ id: ability.id });
const chartId = second!.id;
const { courseId } = await makeLessons(db, [3600], { courseName: '清洗进阶' });
await raise(db, courseId, itemId, 3);

let [leader, able, silent]: Person[] = [];
let [projectId, roleId] = ['', ''];

beforeAll(async () => {
  leader = await t.person({ nickname: '队长' });
  projectId = (await leader.send(project.save, projectForm())).data.id;
  roleId = await wanted({ [itemId]: 3 });
  able = await learned('会清洗的人');
  silent = await learned('没有说愿意的人');
});

/** @returns the number of the role */
async function wanted(levels: Record<string, AbilityLevel>): Promise<string> {
  const abilities = Object.entries(levels).map(([abilityId, abilityLevel]) => ({ abilityId, abilityLevel }));
  const role = { projectId, roleName: '看数据的人', words: '每周看一次数', abilities };
  return (await leader!.send(team.saveRole, role)).data.id;
}

async function learned(nickname: string): Promise<Person> {
  const person = await t.person({ nickname });
  await enrol(db, { userNo: person.userNo, courseId });
  await finish(db, { userNo: person.userNo, courseId, now });
  await t.runJobs();
  return person;
}

/** Somebody who agreed, with these levels. */
async function having(nickname: string, levels: Record<string, number>): Promise<Person> {
  const person = await t.person({ nickname });
  await agreed(person);
  await t.runJobs();
  const keys = Object.keys(levels).map((id) => `a${id}`);
  await db.update(matchPerson).set({ levels, keys }).where(eq(matchPerson.userNo, person.userNo));
  return person;
}

async function agreed(person: Person, startFields: (1 | 2)[] = []): Promise<void> {
  const { code, msg } = await person.send(builder.agree, { words: '想做数据', startFields });
  if (code !== 200) throw new Error(msg);
  await t.runJobs();
}

const found = async (id = roleId, by = leader!) => (await by.send(builder.list, { roleId: id })).data.list;
const names = async (id = roleId) => (await found(id)).map(({ name }) => name);

it('nobody is proposed who did not agree to teams, and taking it back works at once', async () => {
  expect(await names()).toEqual([]);
  expect((await able!.send(builder.wish, {})).data).toEqual({
    isFindable: 0,
    words: '',
    startFields: [],
    agreedAt: null,
  });
  await agreed(able!);
  await agreed(able!);
  expect(await names()).toEqual(['会清洗的人']);
  await able!.send(builder.takeBack, {});
  expect(await names()).toEqual([]);
  expect(await names()).not.toContain('没有说愿意的人');
  await agreed(able!);
});

it('who keeps an item from the public is not found by a role that asks for it', async () => {
  const choose = (level: Visibility) => able!.send(profile.updateAbilityVisibility, { abilityId: itemId, level });
  for (const level of [Visibility.onlyMe, Visibility.organizations]) {
    expect((await choose(level)).code).toBe(200);
    expect(await names()).toEqual([]);
    const asked = await leader!.send(builder.invite, { roleId, userNo: able!.userNo, words: '来' });
    expect(asked.code).toBe(failures.NOT_IN_REACH.code);
  }
  await choose(Visibility.everybody);
  expect(await names()).toEqual(['会清洗的人']);
});

it('says why: what they reach, what they lack, and what they said', async () => {
  const id = await wanted({ [itemId]: 2, [chartId]: 2 });
  expect(await found(id)).toMatchObject([
    {
      userNo: able!.userNo,
      words: '想做数据',
      percent: 50,
      reached: [{ abilityName: '数据清洗', mine: 3 }],
      gaps: [{ abilityName: '做图表', wanted: 2, mine: 0 }],
      wantsField: 0,
    },
  ]);
  await leader!.send(team.removeRole, { id });
});

it('the database and the rule agree on how much somebody has, and in which order they come', async () => {
  const levels = [1, 2, 3, 4].flatMap((one) => [0, 1, 5].map((other) => ({ [itemId]: one, [chartId]: other })));
  const people = new Map<string, Record<string, number>>();
  for (const [nth, each] of levels.entries()) people.set((await having(`样本${nth}`, each)).userNo, each);
  const id = await wanted({ [itemId]: 3, [chartId]: 5 });
  const abilities = [
    { abilityId: itemId, abilityLevel: 3 },
    { abilityId: chartId, abilityLevel: 5 },
  ];
  const all = (await leader!.send(builder.list, { roleId: id, pageSize: 100 })).data.list;
  const shown = all.filter(({ userNo }) => people.has(userNo));
  const fitting = [...people].filter(([, each]) => teamFitOf(each, abilities) >= LEAST_TEAM_FIT);
  expect(fitting.length).toBeGreaterThan(0);
  expect(fitting.length).toBeLessThan(people.size);
  expect(shown.map(({ userNo }) => userNo).toSorted()).toEqual(fitting.map(([userNo]) => userNo).toSorted());
  const percents = all.map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((x, y) => y - x));
  await leader!.send(team.removeRole, { id });
});

it('who wants other lines of business is left in peace, who named this one is marked', async () => {
  const [other, same] = [await having('想做别的', { [itemId]: 3 }), await having('想做这个', { [itemId]: 3 })];
  await agreed(other, [2]);
  await agreed(same, [1]);
  for (const { userNo } of [other, same])
    await db
      .update(matchPerson)
      .set({ levels: { [itemId]: 3 }, keys: [`a${itemId}`] })
      .where(eq(matchPerson.userNo, userNo));
  expect(await names()).not.toContain('想做别的');
  expect((await found()).find(({ name }) => name === '想做这个')).toMatchObject({ wantsField: 1 });
});

it('an invitation goes to who was proposed alone, joins like every other, and is not made twice', async () => {
  const ask = (userNo: string, words = '来看看我们的数') => leader!.send(builder.invite, { roleId, userNo, words });
  expect((await ask(silent!.userNo)).code).toBe(failures.NOT_IN_REACH.code);
  expect((await ask(able!.userNo, '')).code).toBe(INVALID_INPUT.code);
  const replies = await Promise.all([1, 2].map(() => ask(able!.userNo)));
  expect(replies.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, failures.NOT_IN_REACH.code]);
  expect(await names()).not.toContain('会清洗的人');
  expect((await able!.send(messages.list, {})).data.list[0]!.msgTitle).toBe('「剩饭地图」请你加入团队');
  const [own] = (await able!.send(project.mine, {})).data.list;
  expect(own).toMatchObject({ teamState: 0, duty: '看数据的人', words: '来看看我们的数' });
  await able!.send(team.answer, { id: own!.teamId, isAccepted: 0 });
  // who said no is not asked again from here; by the mobile number they may be
  expect(await names()).not.toContain('会清洗的人');
  expect((await ask(able!.userNo)).code).toBe(failures.NOT_IN_REACH.code);
});

it('only the leader sees who is proposed; staff neither agree nor see', async () => {
  const schoolNo = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
  const school = await t.person({ userType: 4, orgNo: schoolNo, isAdmin: true });
  expect((await school.send(builder.list, { roleId })).code).toBe(NOT_FOUND.code);
  expect((await able!.send(builder.list, { roleId })).code).toBe(NOT_FOUND.code);
  expect((await able!.send(builder.invite, { roleId, userNo: silent!.userNo, words: '来' })).code).toBe(NOT_FOUND.code);
  expect((await school.send(builder.agree, { words: '学校' })).code).toBe(NO_PERMISSION.code);
});

it('a role without abilities proposes nobody, and an account that is disabled is found nowhere', async () => {
  const bare = await wanted({});
  expect(await found(bare)).toEqual([]);
  await leader!.send(team.removeRole, { id: bare });
  const gone = await having('停用的人', { [itemId]: 3 });
  expect(await names()).toContain('停用的人');
  await db.update(account).set({ statusId: 0 }).where(eq(account.userNo, gone.userNo));
  expect(await names()).not.toContain('停用的人');
});

it('a page asks as often for many as for one', async () => {
  const few = await warmStatementsOf(t, () => leader!.send(builder.list, { roleId, pageSize: 1 }));
  const many = await warmStatementsOf(t, () => leader!.send(builder.list, { roleId, pageSize: 20 }));
  expect(many.length).toBe(few.length);
});
