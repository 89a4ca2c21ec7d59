import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import * as tutorHost from '#contract/startup/tutorHost.ts';
import * as tutorHour from '#contract/startup/tutorHour.ts';
import * as messages from '#contract/user/msg.ts';
import { makeHost, makeIncubated, makeTutor, pathsOf } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices, staySignedIn } from '#test/vacancies.ts';

const t = await testApp();
const NOW = new Date('2026-11-24T10:00:00+08:00');
t.setNow(NOW);
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const inOrder = (codes: number[]) => codes.toSorted((x, y) => x - y);
const titles = async (person: typeof host.staff) =>
  (await person.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);

it('what a tutor offers does not overlap, and one team has it', async () => {
  const { open, tutor } = await makeTutor(t, host.staff);
  const { id } = (await open('2026-11-25 09:00:00')).data;
  const twice = await open('2026-11-25 09:30:00');
  expect([twice.code, ...pathsOf(twice.data)]).toEqual([failures.HOUR_CLASH.code, 'beginsAt']);
  expect((await open('2026-11-24 09:00:00')).code).toBe(failures.HOUR_TIME.code);
  expect((await open('2026-11-25 10:00:00')).code).toBe(200);

  const [one, two] = [
    await makeIncubated(t, { hostOrgNo: host.orgNo }),
    await makeIncubated(t, { hostOrgNo: host.orgNo, projectName: '乙' }),
  ];
  const take = ({ leader, projectId }: typeof one, hour = id, topic = '怎么收第一笔钱') =>
    leader.send(tutorHour.book, { projectId, id: hour, topic });
  expect((await take(one, id, '')).code).toBe(INVALID_INPUT.code);
  const both = await Promise.all([take(one), take(two)]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.INCUBATION_MOVED_ON.code]);
  const [winner, loser] = both[0].code === 200 ? [one, two] : [two, one];
  // the team cannot be with another tutor then
  const elsewhere = await makeTutor(t, host.staff);
  const { id: second } = (await elsewhere.open('2026-11-25 09:30:00')).data;
  expect((await take(winner, second)).code).toBe(failures.TEAM_BUSY.code);
  expect((await take(loser, second)).code).toBe(200);
  // what is given back can be taken by the other
  expect((await loser.leader.send(tutorHour.release, { id })).code).toBe(NOT_FOUND.code);
  expect((await winner.leader.send(tutorHour.release, { id })).code).toBe(200);
  expect((await titles(tutor))[0]).toContain('团队取消了');
  const left = (await loser.member.send(tutorHour.offered, { projectId: loser.projectId })).data.list;
  expect(left.map((row) => row.id)).toContain(id);
});

it('afterwards the tutor writes down whether they talked; before that nobody can', async () => {
  const { open, tutor } = await makeTutor(t, host.staff);
  const { id } = (await open('2026-11-26 09:00:00')).data;
  const team = await makeIncubated(t, { hostOrgNo: host.orgNo });
  await team.leader.send(tutorHour.book, { projectId: team.projectId, id, topic: '怎么找第一间食堂' });
  const close = (isKept: 0 | 1) => tutor.send(tutorHour.close, { id, isKept, note: '先谈一间，再谈第二间' });
  expect((await close(1)).code).toBe(failures.HOUR_EARLY.code);
  await staySignedIn(t);
  t.setNow(new Date('2026-11-26T09:30:00+08:00'));
  expect((await team.leader.send(tutorHour.release, { id })).code).toBe(failures.HOUR_LATE.code);
  const both = await Promise.all([close(1), close(0)]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.INCUBATION_MOVED_ON.code]);
  const [talk] = (await team.tutor.send(tutorHour.talks, { projectId: team.projectId })).data.list;
  expect(talk).toMatchObject({ note: '先谈一间，再谈第二间', tutorName: '陈老师' });
  const seen = (await host.staff.send(tutorHost.talks, {})).data.list;
  expect(seen.map((row) => row.id)).toContain(id);
  t.setNow(NOW);
});
