import { expect, it } from 'vitest';
import * as tagRecommend from '#contract/course/tagRecommend.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeCategories, teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const [c1, c2] = await makeCategories(db, ['计算机', '数据分析', 'SQL 取数']);
const { userNo } = await teacher(t, '陈砚清');
const make = (tags: string[], more = {}) =>
  makeCourse(db, { courseName: tags.join(), lecturerUserNo: userNo, tags, categoryId1: c1, categoryId2: c2, ...more });
await make(['SQL', '零基础']);
await make(['零基础']);
await make(['直播'], { courseCategory: 2 });
await make(['别处'], { categoryId1: '9', categoryId2: '8' });
await make(['没上架', '没上架'], { isPutaway: 0 });
const tags = async (input: object) =>
  (await t.guest.send(tagRecommend.list, input)).data.list.map((one) => one.tagName);

it('most used first, by kind and category', async () => {
  expect(await tags({})).toEqual(['零基础', 'SQL', '别处']);
  expect(await tags({ categoryId: c2 })).toEqual(['零基础', 'SQL']);
  expect(await tags({ courseCategory: 2 })).toEqual(['直播']);
  expect(await tags({ categoryId: '99' })).toEqual([]);
});
