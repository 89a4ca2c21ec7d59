import { expect, it } from 'vitest';
import * as nav from '#contract/system/nav.ts';
import * as website from '#contract/system/website.ts';
import { testApp } from '#test/testApp.ts';
import { memberships } from '#test/vip.ts';
import { navBar, website as settings, websiteLink } from '../../db/schema/system.ts';

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

it('nothing of the frame leads to the membership while the site offers none', async () => {
  const { db } = t.database;
  await db.insert(navBar).values([
    { navTitle: '开通会员', navUrl: '/vip?from=bar' },
    { navTitle: '会员故事', navUrl: '/vipStories' },
  ]);
  await db.insert(websiteLink).values({ linkName: '会员', linkUrl: '/vip' });
  const shown = async () => [
    ...(await t.guest.send(nav.barList)).data.list.map(({ navTitle }) => navTitle),
    ...(await t.guest.send(website.link)).data.websiteLinkList.map(({ linkName }) => linkName),
  ];
  await memberships(t).open();
  expect(await shown()).toEqual(expect.arrayContaining(['开通会员', '会员故事', '会员']));
  await db.update(settings).set({ isEnableVip: 0 });
  const names = await shown();
  expect(names).toContain('会员故事');
  expect(names).not.toContain('开通会员');
  expect(names).not.toContain('会员');
});
