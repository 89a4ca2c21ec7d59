import { expect, it } from 'vitest';
import * as nav from '#contract/system/nav.ts';
import { testApp } from '#test/testApp.ts';
import { navBar } from '../../db/schema/system.ts';

const t = await testApp();

it('navigation in order, without disabled entries', async () => {
  await t.database.db.insert(navBar).values([
    { navTitle: '直播', navUrl: '/live', sort: 1 },
    { navTitle: '课程', navUrl: '/list', sort: 2 },
    { navTitle: '会员', navUrl: '/vip', sort: 3, statusId: 0 },
  ]);
  const { data } = await t.guest.send(nav.barList);
  expect(data.list.map((one) => one.navTitle)).toEqual(['课程', '直播']);
  expect(data.list[0]).toMatchObject({ navUrl: '/list', target: '_self' });
});
