import { expect, it } from 'vitest';
import * as category from '#contract/course/category.ts';
import { makeCategories } from '#test/catalogue.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { courseCategory } from '../../db/schema/course.ts';

const t = await testApp();
const { db } = t.database;
const [top, middle] = await makeCategories(db, ['计算机', '数据分析', 'SQL 取数']);
await db.insert(courseCategory).values([
  { categoryType: 1, categoryName: '可视化', floor: 3, parentId: middle, sort: 9 },
  { categoryType: 1, categoryName: '停用', floor: 2, parentId: top, statusId: 0 },
  { categoryType: 4, categoryName: '课件', floor: 1 },
]);
const tree = async (categoryType?: 1 | 3 | 4 | 5) =>
  (await t.guest.send(category.list, { categoryType })).data.courseCategoryList;

it('three levels in order, without disabled ones, a set of its own for each kind of course', async () => {
  const [first, ...rest] = await tree();
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ id: top, categoryName: '计算机', floor: 1 });
  expect(first!.twoList.map((two) => two.categoryName)).toEqual(['数据分析']);
  expect(first!.twoList[0]!.threeList.map((three) => three.categoryName)).toEqual(['可视化', 'SQL 取数']);
  expect((await tree(4)).map((one) => one.categoryName)).toEqual(['课件']);
  expect(await tree(5)).toEqual([]);
});

it('recorded plus live uses the recorded categories; once kept, the database is not asked again', async () => {
  expect(await tree(3)).toEqual(await tree(1));
  expect(await warmStatementsOf(t, () => tree(1))).toEqual([]);
});
