import { expect, it } from 'vitest';
import { NO_PERMISSION } from '#contract/kit/errors.ts';
import * as sold from '#contract/user/orderInfo.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { earning } from '#test/wallet.ts';

const t = await testApp();
t.setNow(new Date('2026-11-20T02:00:00Z'));
const market = earning(t);
const orgNo = await makeOrg(t.database.db, { orgType: 3, orgName: '北岸智造实训中心' });
const boss = await market.staff(orgNo);
const { orders } = await market.soldThree(orgNo);
const names = (reply: Awaited<ReturnType<typeof list>>) => reply.data.list.map(({ courseName }) => courseName);
const list = (of: Person, input: object = {}) => of.send(sold.lecturer, input);

it('sales are filtered by product, state and words', async () => {
  expect(names(await list(boss, { product: 'vod' }))).toEqual(['vod课程']);
  expect(names(await list(boss, { product: 'resource' }))).toEqual(['resource课程']);
  expect(names(await list(boss, { orderStatus: 5 }))).toEqual([]);
  expect(names(await list(boss, { keyword: orders[1]! }))).toEqual(['live课程']);
  expect(names(await list(boss, { keyword: 'vod' }))).toEqual(['vod课程']);
  expect((await list(boss, { orderStatus: 1 })).code).toBe(422);
});

it('pages are turned, the newest first, and only a seller asks at all', async () => {
  const { data } = await list(boss, { pageSize: 2, pageCurrent: 2 });
  expect(data).toMatchObject({ totalCount: 3, totalPage: 2, list: [{ courseName: 'vod课程' }] });
  for (const other of [await t.person(), await t.person({ userType: 3, orgNo })])
    expect((await list(other)).code).toBe(NO_PERMISSION.code);
});
