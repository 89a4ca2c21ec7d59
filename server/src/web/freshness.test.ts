import { expect, it } from 'vitest';
import * as adminNav from '#contract/system/adminNav.ts';
import * as adminSite from '#contract/system/adminSite.ts';
import * as nav from '#contract/system/nav.ts';
import * as website from '#contract/system/website.ts';
import { testApp } from '#test/testApp.ts';
import { openDatabase } from '../db/client.ts';
import { website as table } from '../db/schema/system.ts';
import { buildPlatform } from '../platform.ts';
import { PAGE_MS } from './pageCache.ts';
import { pageCalls, SHARED_MS } from './pageApi.ts';

const t = await testApp();
await t.database.db.insert(table).values({ title: '知途' });
const guest = { token: undefined, ip: '127.0.0.1', userAgent: '', requestId: '1' };

it('one process changes the site, pages of the other are new within 5 seconds', async () => {
  const { options } = t.database.pool as unknown as { options: { connectionString: string } };
  const second = openDatabase(options.connectionString, 2);
  const there = pageCalls(buildPlatform(t.platform.config, second, t.platform.log))(guest);
  const shown = async () => {
    const site = (await there.call(website.get, {})) as { title: string };
    const { list } = (await there.call(nav.barList, {})) as { list: { navTitle: string }[] };
    return [site.title, ...list.map(({ navTitle }) => navTitle)];
  };
  expect(await shown()).toEqual(['知途']);

  const operator = await t.person({ userType: 0 });
  const { version } = (await operator.send(adminSite.get)).data;
  await operator.send(adminSite.save, { version, title: '新途' });
  await operator.send(adminNav.save, { navTitle: '课程', navUrl: '/list', target: '_self' });
  await expect.poll(shown, { timeout: SHARED_MS + 500, interval: 100 }).toEqual(['新途', '课程']);
  expect(SHARED_MS + PAGE_MS).toBeLessThanOrEqual(5000);
  await second.close();
});
