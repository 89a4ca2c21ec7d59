import { expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import * as milestone from '#contract/startup/milestone.ts';
import * as milestoneHost from '#contract/startup/milestoneHost.ts';
import * as messages from '#contract/user/msg.ts';
import { makeHost, makeIncubated, pathsOf } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const other = await makeHost(t, '别家学校');
const inOrder = (codes: number[]) => codes.toSorted((x, y) => x - y);
const titles = async (person: Person) =>
  (await person.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);

const agree = (projectId: string, more: object = {}) =>
  host.staff.send(milestoneHost.save, {
    projectId,
    title: '第二间食堂',
    goal: '签下试用协议',
    dueOn: '2026-12-10',
    ...more,
  });

it('the host agrees on a milestone, the team reports, the host gives it back and then accepts', async () => {
  const { projectId, leader, member, tutor } = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const { id } = (await agree(projectId)).data;
  expect((await titles(leader))[0]).toBe('「剩饭地图」的里程碑定了：第二间食堂，2026-12-10 之前');
  expect(
    (await other.staff.send(milestoneHost.save, { projectId, title: '甲', goal: '乙', dueOn: '2026-12-10' })).code,
  ).toBe(NOT_FOUND.code);
  expect(
    (await leader.send(milestoneHost.save, { projectId, title: '甲', goal: '乙', dueOn: '2026-12-10' })).code,
  ).toBe(NO_PERMISSION.code);

  const hand = (who: Person, content = '签下了南苑食堂') => who.send(milestone.report, { id, content });
  expect((await hand(tutor)).code).toBe(NOT_FOUND.code);
  expect((await hand(member, '')).code).toBe(INVALID_INPUT.code);
  const both = await Promise.all([hand(member), hand(leader)]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.INCUBATION_MOVED_ON.code]);
  expect((await agree(projectId, { id })).code).toBe(failures.INCUBATION_MOVED_ON.code);
  const waiting = (await host.staff.send(milestoneHost.board, { view: 'waiting' })).data;
  expect([waiting.list.map((row) => row.id), waiting.counts.waiting]).toEqual([[id], 1]);

  const check = (isAccepted: 0 | 1, opinion = '') => host.staff.send(milestoneHost.check, { id, isAccepted, opinion });
  expect(pathsOf((await check(0)).data)).toEqual(['opinion']);
  expect((await check(0, '协议上没有盖章')).code).toBe(200);
  expect((await hand(member, '盖了章，见附件')).code).toBe(200);
  const checks = await Promise.all([check(1), check(0, '再看看')]);
  expect(inOrder(checks.map(({ code }) => code))).toEqual([200, failures.INCUBATION_MOVED_ON.code]);
  const [row] = (await tutor.send(milestone.list, { projectId })).data.list;
  expect(row!.reports.map(({ content }) => content)).toEqual(['盖了章，见附件', expect.stringContaining('南苑')]);
  expect(row!.reports[1]).toMatchObject({ reportState: 2, opinion: '协议上没有盖章' });
  expect((await host.staff.send(milestoneHost.remove, { id })).code).toBe(failures.MILESTONE_REPORTED.code);
  expect((await (await t.person()).send(milestone.list, { projectId })).code).toBe(NOT_FOUND.code);
});

it('checks stay, and both sides read them', async () => {
  const { projectId, member } = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const check = { projectId, checkedOn: '2026-11-20', checkVerdict: 2 as const, found: '账没有记' };
  expect((await host.staff.send(milestoneHost.saveCheck, check)).code).toBe(200);
  expect((await other.staff.send(milestoneHost.saveCheck, check)).code).toBe(NOT_FOUND.code);
  expect((await member.send(milestone.checks, { projectId })).data.list).toMatchObject([
    { checkedOn: '2026-11-20', found: '账没有记', checkVerdict: 2 },
  ]);
  const { projectId: over } = await makeIncubated(t, { hostOrgNo: host.orgNo, projectState: 5 });
  expect((await agree(over)).code).toBe(failures.NOT_INCUBATING.code);
});
