import { expect, it } from 'vitest';
import * as adv from '#contract/system/adv.ts';
import { testApp } from '#test/testApp.ts';
import { adv as advTable } from '../../db/schema/system.ts';

const t = await testApp();
const beginTime = '2026-11-01 00:00:00';
const endTime = '2026-12-01 00:00:00';
await t.database.db.insert(advTable).values([
  { advTitle: '电脑端', beginTime, endTime },
  { advTitle: '微信端', beginTime, endTime, platShow: 1 },
  { advTitle: '别的位置', beginTime, endTime, advLocation: 2 },
  { advTitle: '停用', beginTime, endTime, statusId: 0 },
]);
const titles = async (input = {}) => (await t.guest.send(adv.list, input)).data.advList.map((one) => one.advTitle);
const at = (moment: string) => {
  t.setNow(new Date(moment));
  return titles();
};

it('only of this place and terminal, and enabled', async () => {
  t.setNow(new Date('2026-11-20T00:00:00+08:00'));
  expect(await titles()).toEqual(['电脑端']);
  expect(await titles({ platShow: 1 })).toEqual(['微信端']);
  expect(await titles({ advLocation: 2 })).toEqual(['别的位置']);
});

it('appears in the second it begins, disappears in the second it ends', async () => {
  expect(await at('2026-10-31T23:59:59+08:00')).toEqual([]);
  expect(await at('2026-11-01T00:00:00+08:00')).toEqual(['电脑端']);
  expect(await at('2026-11-30T23:59:59+08:00')).toEqual(['电脑端']);
  expect(await at('2026-12-01T00:00:00+08:00')).toEqual([]);
});
