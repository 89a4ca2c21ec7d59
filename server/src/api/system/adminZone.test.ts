import { expect, it } from 'vitest';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import * as console from '#contract/system/adminZone.ts';
import * as zone from '#contract/system/zone.ts';
import { makeCourse } from '#seed/make/course.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });
const { userNo: lecturerUserNo } = await teacher(t, '陈砚清');
const courseNamed = async (courseName: string, wish = {}) =>
  (await makeCourse(t.database.db, { courseName, lecturerUserNo, ...wish })).courseId;

it('picks of a zone: published courses of its kind are found, their order is that of the home page', async () => {
  const zoneId = (await operator.send(console.save, { zoneName: '新课', zoneType: 1 })).data.id;
  const ids = [await courseNamed('数据清洗'), await courseNamed('数据可视化')];
  await courseNamed('数据仓库', { isPutaway: 0 });
  await courseNamed('数据直播', { courseCategory: 2 });
  const found = (await operator.send(console.courses, { zoneId, courseName: '数据' })).data.list;
  expect(found.map(({ id }) => id)).toEqual(ids.toReversed());

  expect((await operator.send(console.savePicks, { zoneId, before: [], courseIds: ids })).code).toBe(200);
  expect((await t.guest.send(zone.list)).data.list[0]!.courseList.map(({ id }) => id)).toEqual(ids);
  const stale = await operator.send(console.savePicks, { zoneId, before: [], courseIds: [] });
  expect(stale.code).toBe(CONFLICT.code);
  const gone = await operator.send(console.savePicks, { zoneId, before: ids, courseIds: ['1'] });
  expect(gone.code).toBe(NOT_FOUND.code);
  expect((await operator.send(console.picks, { zoneId })).data.list.map(({ id }) => id)).toEqual(ids);
});

it('deleting a zone deletes its picks; an unknown zone is not found', async () => {
  const [row] = (await operator.send(console.list)).data.list;
  expect(row!.pickCount).toBe(2);
  expect((await operator.send(console.arrange, { ids: [row!.id] })).code).toBe(200);
  const [fresh] = (await operator.send(console.list)).data.list;
  expect((await operator.send(console.remove, fresh)).code).toBe(200);
  expect((await operator.send(console.picks, { zoneId: row!.id })).code).toBe(NOT_FOUND.code);
});
