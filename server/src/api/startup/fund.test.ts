import { expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as fund from '#contract/startup/fund.ts';
import * as failures from '#contract/startup/incubationFailures.ts';
import { makeGranted, makeHost, pathsOf, pay } from '#test/incubation.ts';
import { testApp } from '#test/testApp.ts';
import { offerVacancyChoices } from '#test/vacancies.ts';

const t = await testApp();
t.setNow(new Date('2026-11-24T10:00:00+08:00'));
await offerVacancyChoices(t);
const host = await makeHost(t, '江城大学');
const inOrder = (codes: number[]) => codes.toSorted((x, y) => x - y);

it('receipts never add up to more than was granted, also when two come at once', async () => {
  const { id, member, leader, tutor } = await makeGranted(t, host, 100);
  expect((await pay(tutor, id, 1)).code).toBe(NOT_FOUND.code);
  expect((await pay(member, id, 0)).code).toBe(INVALID_INPUT.code);
  const both = await Promise.all([pay(member, id, 60.1), pay(leader, id, 60.1)]);
  expect(inOrder(both.map(({ code }) => code))).toEqual([200, failures.FUND_SHORT.code]);
  const refused = both.find(({ code }) => code !== 200)!;
  expect([refused.msg, ...pathsOf(refused.data)]).toEqual(['还能用 39.9 元', 'amount']);
  expect((await pay(member, id, 39.9)).code).toBe(200);
  expect((await pay(member, id, 0.01)).code).toBe(failures.FUND_SHORT.code);
  expect((await host.staff.send(fund.view, { id })).data).toMatchObject({ used: 100, left: 0, isTeam: 0 });
});
