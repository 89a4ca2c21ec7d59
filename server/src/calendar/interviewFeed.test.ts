import { beforeAll, expect, it } from 'vitest';
import * as interview from '#contract/position/interview.ts';
import * as vacancy from '#contract/position/vacancy.ts';
import { renewFeed } from '#contract/user/orgSchedule.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { applicant, makeHiring, offerVacancyChoices, openVacancy } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);

let [boss, colleague]: Person[] = [];
let vacancyId = '';
beforeAll(async () => {
  const made = await makeHiring(t, '云杉数据');
  boss = made.boss;
  colleague = await t.person({ userType: 5, orgNo: made.orgNo, isAdmin: true, nickname: '不面试的同事' });
  vacancyId = await openVacancy(boss, await t.person({ userType: 0 }));
});

/** What the subscribed calendar of somebody says, unfolded. */
async function calendarOf(person: Person): Promise<string> {
  const { url } = (await person.send(renewFeed)).data;
  const { body } = await t.app.inject({ method: 'GET', url: new URL(url!).pathname });
  return body.replaceAll('\r\n ', '');
}

it('an interview that is agreed upon is in the calendars of both, and follows what becomes of it', async () => {
  const person = await applicant(t, '来面试的人');
  const sent = await person.send(vacancy.apply, { id: vacancyId, sections: ['education'], note: '' });
  const applicationId = sent.data.id;
  const asked = await boss!.send(interview.propose, {
    applicationId,
    interviewName: '一面',
    interviewWay: 1,
    place: '光谷大道 77 号',
    words: '',
    minutes: 45,
    slots: ['2026-11-26 15:00:00'],
    members: [boss!.userNo],
  });
  const { id } = asked.data;
  const uid = `UID:interview-${id}@zhitu`;
  expect(await calendarOf(person)).not.toContain(uid);
  const [mine] = (await person.send(interview.mine, {})).data.list;
  await person.send(interview.accept, { id, slotId: mine!.slots[0]!.id });

  const theirs = await calendarOf(person);
  for (const line of [
    uid,
    'SUMMARY:云杉数据：一面',
    'DTSTART;TZID=Asia/Shanghai:20261126T150000',
    'DTEND;TZID=Asia/Shanghai:20261126T154500',
    'LOCATION:光谷大道 77 号',
    'STATUS:CONFIRMED',
  ])
    expect(theirs).toContain(line);
  expect(await calendarOf(boss!)).toContain('SUMMARY:来面试的人：一面');
  expect(await calendarOf(colleague!)).not.toContain(uid);

  await person.send(interview.askMove, { id, answerText: '那天有课' });
  expect(await calendarOf(boss!)).toContain('STATUS:TENTATIVE');
  await boss!.send(interview.reschedule, { id, minutes: 30, slots: ['2026-11-27 09:00:00'] });
  expect(await calendarOf(person)).not.toContain(uid);
  const [again] = (await person.send(interview.mine, {})).data.list;
  await person.send(interview.accept, { id, slotId: again!.slots[0]!.id });
  expect(await calendarOf(person)).toContain('DTSTART;TZID=Asia/Shanghai:20261127T090000');

  await person.send(vacancy.withdraw, { id: applicationId });
  expect(await calendarOf(boss!)).not.toContain('来面试的人');
  expect(await calendarOf(person)).not.toContain(uid);
});
