import { expect, it } from 'vitest';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import * as recommend from '#contract/course/recommend.ts';
import * as interest from '#contract/user/interest.ts';
import { makeCourse } from '#seed/make/course.ts';
import { enrol } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { courseCategory } from '../../db/schema/course.ts';

const t = await testApp();
const { db } = t.database;

const makeCategory = async (categoryName: string, floor = 1, parentId = '0') => {
  const [row] = await db
    .insert(courseCategory)
    .values({ categoryName, floor, parentId, categoryType: 1 })
    .returning({ id: courseCategory.id });
  return row!.id;
};
const [data, care] = [await makeCategory('计算机与数据'), await makeCategory('医药健康')];
const below = await makeCategory('数据库', 2, data);
const make = async (courseName: string, categoryId1: string, countStudy: number) =>
  (await makeCourse(db, { courseName, categoryId1, countStudy, lecturerUserNo: '1' })).courseId;

it('what was chosen decides what is recommended, without what one takes already', async () => {
  const person = await t.person();
  const names = async () => (await person.send(recommend.mine, {})).data.list.map(({ courseName }) => courseName);
  const hot = await make('数据热门', data, 90);
  await make('数据冷门', data, 2);
  await make('护理', care, 50);
  await make('别的', '999', 500);
  expect(await names()).toEqual([]);
  expect((await person.send(interest.save, { categoryIds: [data, care, data] })).data.categoryIds).toEqual([
    data,
    care,
  ]);
  expect((await person.send(interest.view)).data.categoryIds).toEqual([data, care]);
  expect(await names()).toEqual(['数据热门', '数据冷门', '护理']);
  await enrol(db, { userNo: person.userNo, courseId: hot });
  expect(await names()).toEqual(['数据冷门', '护理']);
  await person.send(interest.save, { categoryIds: [] });
  expect(await names()).toEqual([]);
  expect((await (await t.person()).send(interest.view)).data.categoryIds).toEqual([]);
});

it('only directions that are offered, and no more than five', async () => {
  const person = await t.person();
  for (const categoryIds of [[below], ['999'], Array<string>(6).fill(data)]) {
    const reply = await person.send(interest.save, { categoryIds });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code });
    expect(JSON.stringify(reply.data)).toContain('categoryIds');
  }
  expect((await person.send(interest.view)).data.categoryIds).toEqual([]);
});
