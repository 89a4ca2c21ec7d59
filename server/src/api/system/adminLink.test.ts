import { expect, it } from 'vitest';
import * as console from '#contract/system/adminLink.ts';
import * as website from '#contract/system/website.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });

it('links of friends: added, disabled, deleted, the footer follows', async () => {
  const given = { linkName: '教育部', linkUrl: 'https://www.moe.gov.cn', linkTarget: '_blank' as const };
  const { id } = (await operator.send(console.save, given)).data;
  const shown = async () => (await t.guest.send(website.link)).data.websiteLinkList.map(({ linkName }) => linkName);
  const version = async () => (await operator.send(console.list)).data.list[0]!.version;
  expect(await shown()).toEqual(['教育部']);
  await operator.send(console.save, { ...given, id, version: await version(), statusId: 0 });
  expect(await shown()).toEqual([]);
  expect((await operator.send(console.arrange, { ids: [id] })).code).toBe(200);
  expect((await operator.send(console.remove, { id, version: await version() })).code).toBe(200);
});
