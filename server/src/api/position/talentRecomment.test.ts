import { beforeAll, expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as match from '#contract/position/match.ts';
import * as diary from '#contract/position/talentLook.ts';
import * as found from '#contract/position/talentRecomment.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as messages from '#contract/user/msg.ts';
import { orgMember } from '#server/db/schema/organization.ts';
import { raise } from '#test/abilities.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { finish } from '#test/programs.ts';
import { warmStatementsOf, workIn } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-24T10:00:00+08:00');
t.setNow(now);
const { itemId } = await offerVacancyChoices(t);
const { courseId } = await makeLessons(db, [3600], { courseName: '清洗进阶' });
await raise(db, courseId, itemId, 4);

let [boss, stranger, able, silent]: Person[] = [];
let [vacancyId, orgNo] = ['', ''];
beforeAll(async () => {
  ({ boss, orgNo } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  vacancyId = await openVacancy(boss, await t.person({ userType: 0 }), {
    abilities: [{ abilityId: itemId, abilityLevel: 3 }],
  });
  able = await learned('学完的人');
  silent = await learned('没有说愿意的人');
  await t.runJobs();
});

async function learned(nickname: string): Promise<Person> {
  const person = await applicant(t, nickname);
  await enrol(db, { userNo: person.userNo, courseId });
  await finish(db, { userNo: person.userNo, courseId, now });
  return person;
}

const names = async (by = boss!) => (await by.send(found.list, { vacancyId })).data.list.map(({ name }) => name);
const countOf = async () => (await boss!.send(found.vacancies)).data.list[0]!.count;
const pairOf = (person: Person) => ({ vacancyId, userNo: person.userNo });

it('nobody is found who did not agree, and taking it back works at once', async () => {
  expect(await names()).toEqual([]);
  expect((await able!.send(found.consent)).data).toEqual({ isFindable: 0, agreedAt: null, isSeenBySchool: 0 });
  for (const isFindable of [1, 1, 0, 1] as const) {
    await able!.send(found.agree, { isFindable });
    expect(await names()).toEqual(isFindable === 1 ? ['学完的人'] : []);
    expect(await countOf()).toBe(isFindable);
  }
  const [row] = (await boss!.send(found.list, { vacancyId })).data.list;
  expect(row).toMatchObject({
    headline: '想做数据',
    percent: 100,
    reached: [{ abilityName: '数据清洗', abilityLevel: 4 }],
    gaps: [],
    invitedAt: null,
  });
  expect(JSON.stringify(row)).not.toContain('13900000000');
  expect((await boss!.send(found.open, pairOf(silent!))).code).toBe(found.NOT_FINDABLE.code);
});

it('opening shows what organizations may read, and stands in the diary until the consent is taken back', async () => {
  const { resume } = (await boss!.send(found.open, pairOf(able!))).data;
  expect(resume.contact).toBeNull();
  expect(resume.education).toHaveLength(1);
  expect((await able!.send(diary.mine)).data.list).toMatchObject([{ orgName: '云杉数据', isByConsent: 1, isOver: 0 }]);
  await able!.send(found.agree, { isFindable: 0 });
  expect((await able!.send(diary.mine)).data.list).toMatchObject([{ isByConsent: 0, isOver: 1 }]);
  expect((await boss!.send(found.open, pairOf(able!))).code).toBe(found.NOT_FINDABLE.code);
  await able!.send(found.agree, { isFindable: 1 });
});

it('invites once, and the person decides; who applied is in the pool and here no more', async () => {
  const both = await Promise.all([1, 2].map(() => boss!.send(found.invite, pairOf(able!))));
  expect(both.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, found.INVITED_ALREADY.code]);
  const titles = (await able!.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);
  expect(titles.filter((title) => title === '云杉数据邀请你看看「数据分析助理」')).toHaveLength(1);
  expect((await boss!.send(found.list, { vacancyId })).data.list[0]!.invitedAt).toBe('2026-11-24 10:00:00');
  await able!.send(vacancy.apply, { id: vacancyId, sections: ['education'], note: '' });
  expect(await names()).toEqual([]);
  expect((await boss!.send(found.invite, pairOf(able!))).code).toBe(found.NOT_FINDABLE.code);
});

it('leaves out who is not interested and who works there, and is closed to others', async () => {
  const [tired, colleague, third] = [await learned('不感兴趣的人'), await learned('自己人'), await learned('第三个人')];
  for (const person of [tired, colleague, third]) await person.send(found.agree, { isFindable: 1 });
  await t.runJobs();
  await db.insert(orgMember).values({ orgNo, userNo: colleague.userNo, mobile: '13911112222', memberName: '自己人' });
  await tired.send(match.dismiss, { id: vacancyId, isDismissed: 1 });
  expect(await names()).toEqual(['第三个人']);
  expect((await stranger!.send(found.list, { vacancyId })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(found.open, pairOf(third))).code).toBe(NOT_FOUND.code);
  const school = await t.person({ userType: 4 });
  expect((await school.send(found.vacancies)).code).toBe(NO_PERMISSION.code);
  await silent!.send(found.agree, { isFindable: 1 });
  await t.runJobs();
  const few = workIn(await warmStatementsOf(t, () => boss!.send(found.list, { vacancyId, pageSize: 1 }))).length;
  const many = workIn(await warmStatementsOf(t, () => boss!.send(found.list, { vacancyId, pageSize: 50 }))).length;
  expect(many).toBe(few);
});
