import { expect, it } from 'vitest';
import * as zone from '#contract/system/zone.ts';
import { testApp } from '#test/testApp.ts';
import { zone as zoneTable } from '../../db/schema/system.ts';

const t = await testApp();

it('专区按位置分开，按次序给出', async () => {
  await t.database.db.insert(zoneTable).values([
    { zoneName: '新课', zoneType: 1, sort: 1 },
    { zoneName: '正在直播', zoneType: 2, sort: 5 },
    { zoneName: '微信专区', zoneLocation: 1 },
    { zoneName: '停用', statusId: 0 },
  ]);
  const names = async (zoneLocation?: 0 | 1) =>
    (await t.guest.send(zone.list, { zoneLocation: zoneLocation ?? 0 })).data.list.map((one) => one.zoneName);
  expect(await names()).toEqual(['正在直播', '新课']);
  expect(await names(1)).toEqual(['微信专区']);
});
