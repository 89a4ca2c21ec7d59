import { expect, it } from 'vitest';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import * as tutorHost from '#contract/startup/tutorHost.ts';
import * as tutorHour from '#contract/startup/tutorHour.ts';
import * as messages from '#contract/user/msg.ts';
import { makeHost, makeIncubated, makeTutor, pathsOf } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const inOrder = (codes: number[]) => codes.toSorted((x, y) => x - y);
const titles = async (person: typeof host.staff) =>
  (await person.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);

it('a lecturer is asked once, and advises once they accept', async () => {
  const [lecturer, learner] = [await t.person({ userType: 2 }), await t.person()];
  const ask = (mobile: string) => host.staff.send(tutorHost.invite, { mobile, topics: '第一批用户' });
  const none = await ask(learner.mobile);
  expect([none.code, ...pathsOf(none.data)]).toEqual([failures.NO_SUCH_TUTOR.code, 'mobile']);
  const both = await Promise.all([ask(lecturer.mobile), ask(lecturer.mobile)]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.TUTOR_ALREADY.code]);
  expect(await titles(lecturer)).toContain('江城大学请你做创业导师');
  const [post] = (await lecturer.send(tutorHour.posts, {})).data.list;
  const early = await lecturer.send(tutorHour.open, {
    tutorId: post!.id,
    beginsAt: '2026-11-25 09:00:00',
    minutes: 30,
    place: '三楼',
  });
  expect(early.code).toBe(failures.INCUBATION_MOVED_ON.code);
  expect((await learner.send(tutorHour.answer, { id: post!.id, isAccepted: 1 })).code).toBe(NOT_FOUND.code);
  expect((await lecturer.send(tutorHour.answer, { id: post!.id, isAccepted: 0 })).code).toBe(200);
  expect((await ask(lecturer.mobile)).code).toBe(200);
});

it('whoever advises no more leaves no time behind, and the teams hear why', async () => {
  const { open, tutorId, tutor } = await makeTutor(t, host.staff);
  const { id } = (await open('2026-11-27 09:00:00')).data;
  await open('2026-11-27 11:00:00');
  const team = await makeIncubated(t, { hostOrgNo: host.orgNo });
  await team.leader.send(tutorHour.book, { projectId: team.projectId, id, topic: '定价' });
  expect((await host.staff.send(tutorHost.remove, { id: tutorId })).code).toBe(200);
  const own = (await tutor.send(tutorHour.own, {})).data.list;
  expect(own.map(({ hourState }) => hourState)).toEqual([4, 4]);
  const [news] = (await team.member.send(messages.list, {})).data.list;
  expect(news).toMatchObject({ msgTitle: '11-27 09:00 和导师约的谈话取消了', msgText: '这位导师不再担任创业导师' });
  expect((await host.staff.send(tutorHost.remove, { id: tutorId })).code).toBe(failures.INCUBATION_MOVED_ON.code);
});
