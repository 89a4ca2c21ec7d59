import { readSheet } from 'read-excel-file/node';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { BLIND_WAITING } from '#contract/position/hiringFailures.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { DeclineReason, unnamedCode } from '#contract/rules/hiring.ts';
import { userProject, userWorkSet } from '#server/db/schema/profile.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const NAME = '欧阳若溪';
const SCHOOL = '江城职大';

let [boss, stranger]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  vacancyId = await openVacancy(boss, await t.person({ userType: 0 }));
});

const all = ['contact', 'base', 'education', 'project', 'workSet'] as const;

async function apply(nickname: string) {
  const person = await applicant(t, nickname);
  const { userNo } = person;
  const { db } = t.database;
  const told = { startDate: '2025-03', description: `${nickname}在${SCHOOL}做的`, linkUrl: 'https://someone.example' };
  await db.insert(userProject).values({ userNo, projectName: '食堂看板', ...told });
  await db.insert(userWorkSet).values({ userNo, title: `${nickname}的作品`, linkUrl: 'https://someone.example' });
  const note = `我是${nickname}，${SCHOOL}的`;
  const { id } = (await person.send(vacancy.apply, { id: vacancyId, sections: [...all], note })).data;
  return { person, id };
}

const move = (id: string, applicationState: 2 | 3 | 6, by = boss!) =>
  by.send(talent.move, { ids: [id], applicationState, declineReason: DeclineReason.skills });

/** Everything the enterprise can read of somebody. */
async function readOf(id: string): Promise<string> {
  const sheet = (await boss!.send(talent.sheet, {})).data;
  const parts = [1, 2, 3] as const;
  const answers = [
    await boss!.send(talent.board),
    await boss!.send(talent.list),
    await boss!.send(filter.list, {}),
    await boss!.send(desk.applicants, { id: vacancyId }),
    await boss!.send(desk.applicant, { id }),
    ...(await Promise.all(parts.map((lookPart) => boss!.send(talent.open, { id, lookPart })))),
    await readSheet(Buffer.from(sheet.content, 'base64')),
  ];
  return JSON.stringify(answers);
}

it('until an interview nobody reads who applied, wherever they look; then everybody does', async () => {
  expect((await boss!.send(filter.blind, { vacancyId, isBlind: 1 })).code).toBe(200);
  expect((await (await t.person()).send(vacancy.view, { id: vacancyId })).data.isBlind).toBe(1);
  const { person, id } = await apply(NAME);
  await move(id, 2);
  const read = await readOf(id);
  for (const word of [NAME, SCHOOL, person.userNo, '13900000000', 'someone.example', '想做数据'])
    expect(read, word).not.toContain(word);
  expect(read).toContain(unnamedCode(id));
  expect(read).toContain('食堂看板');
  expect((await boss!.send(talent.list, { str: '欧阳' })).data.totalCount).toBe(0);
  expect((await boss!.send(filter.count, { schoolName: SCHOOL })).data.matching).toBe(0);
  await move(id, 6);
  const named = await readOf(id);
  for (const word of [NAME, SCHOOL, person.userNo, '13900000000', 'someone.example'])
    expect(named, word).toContain(word);
  expect((await boss!.send(talent.list, { str: '欧阳' })).data.totalCount).toBe(1);
  // Who was met is not forgotten by a step back, or by being declined.
  await move(id, 2);
  await move(id, 3);
  expect(await readOf(id)).toContain(NAME);
});

it('somebody declined before an interview stays unnamed', async () => {
  const { id } = await apply('没走到面试的人');
  await move(id, 3);
  expect(await readOf(id)).not.toContain('没走到面试的人');
});

it('cannot be ended while somebody would be named by that, nor by another enterprise or without the right', async () => {
  expect((await boss!.send(filter.blind, { vacancyId, isBlind: 0 })).code).toBe(BLIND_WAITING.code);
  expect((await stranger!.send(filter.blind, { vacancyId, isBlind: 0 })).code).toBe(NOT_FOUND.code);
  const school = await t.person({ userType: 4 });
  expect((await school.send(filter.blind, { vacancyId, isBlind: 0 })).code).toBe(NO_PERMISSION.code);
  expect((await boss!.send(filter.choices, { vacancyId })).data.isBlind).toBe(1);
  await t.database.db.execute(sql`update vacancy_application set application_state = 4 where application_state = 3`);
  expect((await boss!.send(filter.blind, { vacancyId, isBlind: 0 })).code).toBe(200);
  await t.runJobs();
  const { id } = await apply('有名字的人');
  expect(await readOf(id)).toContain('有名字的人');
  expect((await boss!.send(filter.count, { schoolName: SCHOOL })).data.matching).toBeGreaterThan(0);
});
