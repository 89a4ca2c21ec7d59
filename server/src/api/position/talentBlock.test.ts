import { beforeAll, expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as blocks from '#contract/position/talentBlock.ts';
import * as talent from '#contract/position/talent.ts';
import * as diary from '#contract/position/talentLook.ts';
import * as found from '#contract/position/talentRecomment.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { BLOCKED_EMPLOYER } from '#contract/position/vacancyFailures.ts';
import { DeclineReason, MOST_BLOCKED } from '#contract/rules/hiring.ts';
import { ApplicationState } from '#contract/rules/vacancies.ts';
import * as profile from '#contract/user/userProfile.ts';
import { makeOrg } from '#seed/make/org.ts';
import { talentBlock } from '#server/db/schema/findable.ts';
import { orgInfo } from '#server/db/schema/user.ts';
import { raise } from '#test/abilities.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { finish } from '#test/programs.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
const { db } = t.database;
const now = new Date('2026-11-24T10:00:00+08:00');
t.setNow(now);
const { itemId } = await offerVacancyChoices(t);

let [boss, stranger, operator]: Person[] = [];
let [vacancyId, second, orgNo] = ['', '', ''];
beforeAll(async () => {
  ({ boss, orgNo } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  const abilities = [{ abilityId: itemId, abilityLevel: 3 }];
  vacancyId = await openVacancy(boss, operator, { abilities });
  second = await openVacancy(boss, operator, { vacancyName: '数据治理助理' });
});

const apply = (person: Person, id: string) => person.send(vacancy.apply, { id, sections: ['education'], note: '' });

it('what the enterprise received is taken back at once: what waits and what was decided', async () => {
  const person = await applicant(t, '要走的人');
  const waits = (await apply(person, vacancyId)).data.id;
  const decided = (await apply(person, second)).data.id;
  await boss!.send(talent.open, { id: waits, lookPart: 1 });
  await boss!.send(talent.move, {
    ids: [decided],
    applicationState: ApplicationState.declined,
    declineReason: DeclineReason.filled,
  });
  expect((await person.send(blocks.view, { orgNo })).data).toMatchObject({
    orgName: '云杉数据',
    isBlocked: 0,
    applications: 2,
    nominations: 0,
  });
  expect((await person.send(blocks.save, { orgNo })).data).toEqual({ takenBack: 2 });
  expect((await boss!.send(talent.list, { str: '要走的人' })).data.totalCount).toBe(0);
  for (const id of [waits, decided])
    expect((await boss!.send(talent.open, { id, lookPart: 1 })).code).toBe(NOT_FOUND.code);
  expect((await person.send(diary.mine)).data.list.every(({ isOver }) => isOver === 1)).toBe(true);
  // A second press changes nothing.
  expect((await person.send(blocks.save, { orgNo })).data).toEqual({ takenBack: 0 });
  expect((await person.send(blocks.list)).data.list).toMatchObject([{ orgNo, orgName: '云杉数据' }]);
  expect((await apply(person, vacancyId)).code).toBe(BLOCKED_EMPLOYER.code);
  expect((await person.send(vacancy.view, { id: vacancyId })).data.own).toMatchObject({ isBlocked: 1 });
  expect((await person.send(blocks.remove, { orgNo })).code).toBe(200);
  expect((await person.send(blocks.remove, { orgNo })).code).toBe(NOT_FOUND.code);
  expect((await apply(person, vacancyId)).code).toBe(200);
});

it('who is shut out opens no résumé, also what is public for organizations; others do', async () => {
  const person = await applicant(t, '在职的人');
  const read = (by: Person) => by.send(profile.listByUserNo, { userNo: person.userNo });
  expect((await read(boss!)).code).toBe(200);
  await person.send(blocks.save, { orgNo });
  expect((await read(boss!)).code).toBe(NOT_FOUND.code);
  expect((await boss!.send(profile.userPortrayal, { userNo: person.userNo })).code).toBe(NOT_FOUND.code);
  expect((await read(stranger!)).code).toBe(200);
  expect((await read(person)).code).toBe(200);
});

it('who is shut out finds nobody among the recommended, and cannot invite or open them', async () => {
  const { courseId } = await makeLessons(db, [3600], { courseName: '清洗进阶' });
  await raise(db, courseId, itemId, 4);
  const person = await applicant(t, '被找到的人');
  await enrol(db, { userNo: person.userNo, courseId });
  await finish(db, { userNo: person.userNo, courseId, now });
  await person.send(found.agree, { isFindable: 1 });
  await t.runJobs();
  const names = async () => (await boss!.send(found.list, { vacancyId })).data.list.map(({ name }) => name);
  expect(await names()).toContain('被找到的人');
  await person.send(blocks.save, { orgNo });
  expect(await names()).not.toContain('被找到的人');
  const pair = { vacancyId, userNo: person.userNo };
  expect((await boss!.send(found.open, pair)).code).toBe(found.NOT_FINDABLE.code);
  expect((await boss!.send(found.invite, pair)).code).toBe(found.NOT_FINDABLE.code);
});

it('only enterprises can be shut out, and not without end', async () => {
  const person = await applicant(t, '全都屏蔽的人');
  const school = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
  expect((await person.send(blocks.save, { orgNo: school })).code).toBe(NOT_FOUND.code);
  expect((await person.send(blocks.view, { orgNo: '1' })).code).toBe(NOT_FOUND.code);
  const made = await db
    .insert(orgInfo)
    .values(
      Array.from({ length: MOST_BLOCKED }, (_, at) => ({
        orgNo: String(900_000_000 + at),
        orgType: 5 as const,
        orgName: `企业 ${at}`,
      })),
    )
    .returning({ orgNo: orgInfo.orgNo });
  await db.insert(talentBlock).values(made.map((row) => ({ ...row, userNo: person.userNo })));
  expect((await person.send(blocks.save, { orgNo })).code).toBe(blocks.BLOCKS_FULL.code);
  expect((await person.send(blocks.save, { orgNo: made[0]!.orgNo })).code).toBe(200);
});
