import { expect, it } from 'vitest';
import * as zone from '#contract/system/zone.ts';
import { makeCourse } from '#seed/make/course.ts';
import { teacher } from '#test/catalogue.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { zoneCourse } from '../../db/schema/course.ts';
import { zone as zoneTable } from '../../db/schema/system.ts';

const t = await testApp();
const { db } = t.database;
const zones = await db
  .insert(zoneTable)
  .values([
    { zoneName: '新课', zoneType: 1, sort: 1 },
    { zoneName: '正在直播', zoneType: 2, sort: 5 },
    { zoneName: '微信专区', zoneLocation: 1 },
    { zoneName: '停用', statusId: 0 },
  ])
  .returning();
const list = async (zoneLocation: 0 | 1 = 0) => (await t.guest.send(zone.list, { zoneLocation })).data.list;

it('zones by place and in order', async () => {
  expect((await list()).map((one) => one.zoneName)).toEqual(['正在直播', '新课']);
  expect((await list(1)).map((one) => one.zoneName)).toEqual(['微信专区']);
});

it('with its picks in order, published only, 12 at most; as many statements for any number', async () => {
  const { userNo } = await teacher(t, '陈砚清');
  for (let n = 1; n <= 14; n += 1) {
    const wish = { courseName: `第${n}门`, lecturerUserNo: userNo, isPutaway: n === 14 ? (0 as const) : (1 as const) };
    const { courseId } = await makeCourse(db, wish);
    await db.insert(zoneCourse).values({ zoneId: zones[0]!.id, courseId, sort: n });
    if (n === 3) await db.insert(zoneCourse).values({ zoneId: zones[1]!.id, courseId });
  }
  const [live, fresh] = await list();
  expect(live!.courseList.map((one) => one.courseName)).toEqual(['第3门']);
  expect(fresh!.courseList.map((one) => one.courseName).slice(0, 2)).toEqual(['第13门', '第12门']);
  expect(fresh!.courseList).toHaveLength(12);
  expect(fresh!.courseList[0]).toMatchObject({ lecturerName: '陈砚清', isFree: 1 });
  expect(await warmStatementsOf(t, () => list())).toHaveLength(3);
});
