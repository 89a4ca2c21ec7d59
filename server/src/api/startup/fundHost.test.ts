import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as fund from '#contract/startup/fund.ts';
import * as fundHost from '#contract/startup/fundHost.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import { makeGranted, makeHost, makeIncubated, pathsOf, pay } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const other = await makeHost(t, '别家学校');
const inOrder = (codes: number[]) => codes.toSorted((x, y) => x - y);

it('the leader asks, the host grants no more than was asked, and once', async () => {
  const { projectId, leader, member } = await makeIncubated(t, { hostOrgNo: host.orgNo });
  const ask = (who: Person, more: object = {}) =>
    who.send(fund.ask, { projectId, purpose: '买传感器', plan: '二十只', asked: 100.5, ...more });
  expect((await ask(member)).code).toBe(NOT_FOUND.code);
  expect(pathsOf((await ask(leader, { asked: 0 })).data)).toEqual(['asked']);
  expect(pathsOf((await ask(leader, { asked: 1.005 })).data)).toEqual(['asked']);
  const { id } = (await ask(leader)).data;
  const decide = (granted: number, opinion = '', who = host.staff) =>
    who.send(fundHost.decide, { id, granted, opinion });
  expect((await decide(10, '', other.staff)).code).toBe(NOT_FOUND.code);
  expect(pathsOf((await decide(0)).data)).toEqual(['opinion']);
  const more = await decide(100.51);
  expect([more.code, ...pathsOf(more.data)]).toEqual([failures.GRANTED_TOO_MUCH.code, 'granted']);
  const both = await Promise.all([decide(100.5), decide(50, '先一半')]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.INCUBATION_MOVED_ON.code]);
  expect((await leader.send(fund.takeBack, { id })).code).toBe(failures.INCUBATION_MOVED_ON.code);
  const { id: another } = (await ask(leader)).data;
  expect((await leader.send(fund.takeBack, { id: another })).code).toBe(200);
  expect((await leader.send(fund.list, { projectId })).data.totalCount).toBe(1);
});

it('a receipt that does not count gives its sum back; a closed fund takes none', async () => {
  const { id, member } = await makeGranted(t, host, 100);
  const { id: receiptId } = (await pay(member, id, 80)).data;
  const strike = (opinion: string, who = host.staff) => who.send(fundHost.strike, { id: receiptId, opinion });
  expect((await strike('')).code).toBe(INVALID_INPUT.code);
  expect((await strike('不是这个项目的', other.staff)).code).toBe(NOT_FOUND.code);
  const both = await Promise.all([strike('发票抬头不对'), strike('发票抬头不对')]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.INCUBATION_MOVED_ON.code]);
  expect((await member.send(fund.view, { id })).data).toMatchObject({ used: 0, left: 100, isTeam: 1 });
  expect((await pay(member, id, 90)).code).toBe(200);
  const { list } = (await member.send(fund.receipts, { id })).data;
  expect(list.map(({ receiptState, opinion }) => [receiptState, opinion])).toEqual([
    [1, ''],
    [2, '发票抬头不对'],
  ]);
  expect((await host.staff.send(fundHost.close, { id })).code).toBe(200);
  expect((await pay(member, id, 1)).code).toBe(failures.INCUBATION_MOVED_ON.code);
  expect((await strike('晚了')).code).toBe(failures.INCUBATION_MOVED_ON.code);
  const desk = (await host.staff.send(fundHost.list, { fundState: 4 })).data;
  expect(desk.list.map((row) => row.id)).toEqual([id]);
  expect((await other.staff.send(fundHost.list, {})).data).toMatchObject({ totalCount: 0, granted: 0, used: 0 });
});
