import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION } from '#contract/kit/errors.ts';
import * as filter from '#contract/position/smartFilter.ts';
import * as talent from '#contract/position/talent.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { unnamedCode } from '#contract/rules/hiring.ts';
import * as messages from '#contract/user/msg.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);

let [boss, colleague, stranger, operator]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  const made = await makeHiring(t, '云杉数据');
  boss = made.boss;
  colleague = await t.person({ userType: 5, orgNo: made.orgNo, isAdmin: true, nickname: '另一位招聘的人' });
  ({ boss: stranger } = await makeHiring(t, '别家科技'));
  operator = await t.person({ userType: 0 });
  vacancyId = await openVacancy(boss, operator);
});

async function apply(nickname: string, id = vacancyId) {
  const person = await applicant(t, nickname);
  return (await person.send(vacancy.apply, { id, sections: ['education'], note: '' })).data.id;
}

const titles = async (person: Person) => (await person.send(messages.list, {})).data.list.map((row) => row.msgTitle);

it('colleagues are found by name, without oneself and without others', async () => {
  expect((await boss!.send(talent.colleagues)).data.list).toEqual([
    { userNo: colleague!.userNo, name: '另一位招聘的人' },
  ]);
  expect((await boss!.send(talent.colleagues, { str: '没有这个人' })).data.totalCount).toBe(0);
  expect((await boss!.send(talent.colleagues, { str: '招聘' })).data.totalCount).toBe(1);
  const school = await t.person({ userType: 4 });
  expect((await school.send(talent.colleagues)).code).toBe(NO_PERMISSION.code);
});

it('who is named in a note hears of it, and who was taken out of the words again does not', async () => {
  const id = await apply('被提到的人');
  const mentions = [colleague!.userNo];
  await boss!.send(talent.note, { id, noteText: '想请另一位看看', mentions });
  expect((await titles(colleague!)).filter((title) => title.includes('提到了你'))).toEqual([]);
  expect((await boss!.send(talent.note, { id, noteText: '@另一位招聘的人 请看第二个项目', mentions })).code).toBe(200);
  const [message] = (await colleague!.send(messages.list, {})).data.list;
  expect(message).toMatchObject({ msgText: '@另一位招聘的人 请看第二个项目' });
  expect(message!.msgTitle).toContain('在被提到的人的备注里提到了你');
});

it('in a blind review the message has the code and not the name', async () => {
  const post = await openVacancy(boss!, operator!, { vacancyName: '盲评的职位' });
  await boss!.send(filter.blind, { vacancyId: post, isBlind: 1 });
  const id = await apply('欧阳若溪', post);
  const mentions = [colleague!.userNo];
  await boss!.send(talent.note, { id, noteText: '@另一位招聘的人 看看', mentions });
  const [title] = await titles(colleague!);
  expect(title).toContain(unnamedCode(id));
  expect(title).not.toContain('欧阳若溪');
});

it('somebody of another enterprise is refused at the field, and nothing is written', async () => {
  const id = await apply('没有备注的人');
  const reply = await boss!.send(talent.note, { id, noteText: '@别家的人', mentions: [stranger!.userNo] });
  expect(reply.code).toBe(INVALID_INPUT.code);
  expect(reply.data).toMatchObject({ issues: [{ path: 'mentions' }] });
  expect((await boss!.send(talent.open, { id, lookPart: 1 })).data.notes).toEqual([]);
});
