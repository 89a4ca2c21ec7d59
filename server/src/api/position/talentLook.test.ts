import { beforeAll, expect, it } from 'vitest';
import * as talent from '#contract/position/talent.ts';
import * as diary from '#contract/position/talentLook.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import * as desk from '#contract/position/vacancyDesk.ts';
import { LookPart } from '#contract/rules/hiring.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);

let [boss, operator]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  ({ boss } = await makeHiring(t, '云杉数据'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator, { vacancyName: '数据分析助理' });
});

it('every way to open somebody is written down, for that person alone', async () => {
  const [person, other] = [await applicant(t, '被看的人'), await applicant(t, '没被看的人')];
  const { id } = (await person.send(vacancy.apply, { id: vacancyId, sections: ['education'] })).data;
  await other.send(vacancy.apply, { id: vacancyId, sections: ['education'] });
  // Rows of lists are no look: nothing of the résumé is in them.
  await boss!.send(talent.board);
  await boss!.send(desk.applicants, { id: vacancyId });
  expect((await person.send(diary.mine)).data.totalCount).toBe(0);
  await boss!.send(desk.applicant, { id });
  await boss!.send(talent.open, { id, lookPart: LookPart.achievement });
  const looks = (await person.send(diary.mine)).data.list;
  expect(looks.map(({ lookPart }) => lookPart).toSorted((x, y) => x - y)).toEqual([
    LookPart.profile,
    LookPart.achievement,
  ]);
  for (const look of looks)
    expect(look).toMatchObject({ orgName: '云杉数据', vacancyName: '数据分析助理', applicationId: id, isOver: 0 });
  expect((await other.send(diary.mine)).data.totalCount).toBe(0);
});

it('a look stays in the diary when the person takes everything back, and says that it is over', async () => {
  const person = await applicant(t, '撤回的人');
  const { id } = (await person.send(vacancy.apply, { id: vacancyId, sections: ['education'] })).data;
  await boss!.send(talent.open, { id, lookPart: LookPart.profile });
  await person.send(vacancy.withdraw, { id });
  expect((await person.send(diary.mine)).data.list).toMatchObject([{ applicationId: id, isOver: 1 }]);
});
