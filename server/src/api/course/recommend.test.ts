import { expect, it } from 'vitest';
import * as recommend from '#contract/course/recommend.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeCategories, teacher } from '#test/catalogue.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const [c1, c2, c3] = await makeCategories(db, ['计算机', '数据分析', 'SQL 取数']);
const lecturer = await teacher(t, '陈砚清');
const make = async (
  courseName: string,
  [categoryId1, categoryId2, categoryId3]: string[],
  countStudy: number,
  more = {},
) =>
  (
    await makeCourse(db, {
      courseName,
      lecturerUserNo: lecturer.userNo,
      categoryId1,
      categoryId2,
      categoryId3,
      countStudy,
      ...more,
    })
  ).courseId;
const near = [c1!, c2!, c3!];
const self = await make('本课', near, 50);
await make('同小类', near, 1);
await make('同中类', [c1!, c2!, '8'], 20);
await make('同大类', [c1!, '7', '9'], 99);
await make('别的大类', ['4', '5', '6'], 500);
await make('没上架', near, 999, { isPutaway: 0 });
await make('资料', near, 999, { courseCategory: 4 });
const names = async (input: object) =>
  (await t.guest.send(recommend.list, input)).data.list.map((one) => one.courseName);

it('nearest category first, then further out, neither itself nor unpublished', async () => {
  expect(await names({ courseId: self })).toEqual(['同小类', '同中类', '同大类', '别的大类']);
  expect(await names({ courseId: self, count: 2 })).toEqual(['同小类', '同中类']);
});

it('most learners first within a category; the whole site when none is given', async () => {
  expect(await names({ categoryId: c2, count: 2 })).toEqual(['本课', '同中类']);
  expect(await names({ count: 2 })).toEqual(['别的大类', '同大类']);
  expect(await names({ courseCategory: 4 })).toEqual(['资料']);
});

it("without such a course it gives the site's, without failing", async () => {
  expect(await names({ courseId: '1', count: 1 })).toEqual(['别的大类']);
  expect((await warmStatementsOf(t, () => names({ courseId: self }))).length).toBe(3);
});
