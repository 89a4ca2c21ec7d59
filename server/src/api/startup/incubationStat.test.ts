import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import * as stat from '#contract/startup/incubationStat.ts';
import * as fund from '#contract/startup/fund.ts';
import * as fundHost from '#contract/startup/fundHost.ts';
import * as milestone from '#contract/startup/milestone.ts';
import * as milestoneHost from '#contract/startup/milestoneHost.ts';
import * as messages from '#contract/user/msg.ts';
import { makeBase, makeHost, makeIncubated, pathsOf } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';
import { askFollowUps } from '../../domain/incubation/askFollowUps.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const other = await makeHost(t, '别家学校');

it('a graduated team tells of every half-year since, and may correct it', async () => {
  const graduated = { hostOrgNo: host.orgNo, projectState: 5 as const, stateTime: '2026-03-01 10:00:00' };
  const { projectId, leader, member } = await makeIncubated(t, graduated);
  const tell = (half: string, more: object = {}, who = leader) =>
    who.send(stat.saveFollowUp, { projectId, half, jobs: 6, revenue: 260_000.5, financing: 0, note: '', ...more });
  expect((await tell('2026H1', {}, member)).code).toBe(NOT_FOUND.code);
  const wrong = await tell('2025H2');
  expect([wrong.code, ...pathsOf(wrong.data)]).toEqual([failures.NO_SUCH_HALF.code, 'half']);
  expect((await tell('2027H1')).code).toBe(failures.NO_SUCH_HALF.code);
  expect(pathsOf((await tell('2026H1', { jobs: -1 })).data)).toEqual(['jobs']);
  expect((await tell('去年')).code).toBe(INVALID_INPUT.code);
  const first = (await tell('2026H1')).data;
  expect((await tell('2026H1', { jobs: 7 })).data).toEqual(first);
  await tell('2026H2', { financing: 1_000_000 });
  const { list } = (await host.staff.send(stat.followUps, { projectId })).data;
  expect(list).toMatchObject([
    { half: '2026H2', financing: 1_000_000 },
    { half: '2026H1', jobs: 7, revenue: 260_000.5 },
  ]);
  expect((await other.staff.send(stat.followUps, { projectId })).code).toBe(NOT_FOUND.code);
  const early = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const told = { projectId: early.projectId, half: '2026H2', jobs: 1, revenue: 0, financing: 0, note: '' };
  expect((await early.leader.send(stat.saveFollowUp, told)).code).toBe(failures.NOT_GRADUATED.code);
});

it('whoever did not tell of the half-year that is over is asked once', async () => {
  const before = { hostOrgNo: host.orgNo, projectState: 5 as const, projectName: '没填的' };
  const silent = await makeIncubated(t, { ...before, stateTime: '2026-05-01 10:00:00' });
  const fresh = await makeIncubated(t, { ...before, stateTime: '2026-08-01 10:00:00' });
  const ask = (day: string) => askFollowUps({ db: t.database.db, clock: () => new Date(`${day}T09:30:00+08:00`) });
  expect(await ask('2026-11-24')).toBe(1);
  expect(await ask('2026-11-25')).toBe(0);
  const titles = async ({ leader }: typeof silent) =>
    (await leader.send(messages.list, {})).data.list.map(({ msgTitle }) => msgTitle);
  expect([await titles(silent), await titles(fresh)]).toEqual([['请填「没填的」2026 年上半年的情况'], []]);
});

it('the figures are the own organization’s, and the workbook holds the same', async () => {
  const { projectId, leader } = await makeIncubated(t, { hostOrgNo: host.orgNo, projectName: '有钱的' });
  const goal = { projectId, goal: '签下协议', dueOn: '2026-12-01' };
  const { id } = (await host.staff.send(milestoneHost.save, { ...goal, title: '第一间' })).data;
  await host.staff.send(milestoneHost.save, { ...goal, title: '第二间' });
  await leader.send(milestone.report, { id, content: '签了' });
  await host.staff.send(milestoneHost.check, { id, isAccepted: 1, opinion: '' });
  const wish = { projectId, purpose: '屏幕', plan: '两块', asked: 1000 };
  const { id: fundId } = (await leader.send(fund.ask, wish)).data;
  await host.staff.send(fundHost.decide, { id: fundId, granted: 800, opinion: '' });
  const paid = { id: fundId, what: '一块', spentOn: '2026-11-20', amount: 300.5 };
  await leader.send(fund.addReceipt, paid);
  await makeBase(host.staff);
  const { data } = await host.staff.send(stat.view);
  expect(data).toMatchObject({
    graduated: 3,
    desks: 1,
    desksTaken: 0,
    milestones: 2,
    milestonesAccepted: 1,
    granted: 800,
    used: 300.5,
  });
  expect(data.byState).toContainEqual({ projectState: 5, count: 3 });
  expect(data.byHalf).toEqual([
    { half: '2026H2', jobs: 6, revenue: 260_000.5, financing: 1_000_000, reported: 1 },
    { half: '2026H1', jobs: 7, revenue: 260_000.5, financing: 0, reported: 1 },
  ]);
  expect((await other.staff.send(stat.view)).data).toMatchObject({ graduated: 0, byState: [], byHalf: [] });
  const { fileName, content } = (await host.staff.send(stat.sheet)).data;
  expect(fileName).toBe('孵化统计 2026-11-24.xlsx');
  const rows = await readSheet(Buffer.from(content, 'base64'), '毕业之后');
  expect(rows.slice(1).map(([name, half, jobs]) => [name, half, jobs])).toEqual([
    ['剩饭地图', '2026 年下半年', 6],
    ['剩饭地图', '2026 年上半年', 7],
  ]);
  const told = (await readSheet(Buffer.from(content, 'base64'), '项目')).slice(1);
  expect(
    told.map(([name, , , , milestones, accepted, granted, used]) => [name, milestones, accepted, granted, used]),
  ).toContainEqual(['有钱的', 2, 1, 800, 300.5]);
  expect((await (await t.person()).send(stat.sheet)).code).toBe(NO_PERMISSION.code);
});
