import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as category from '#contract/course/category.ts';
import * as console from '#contract/system/adminCategory.ts';
import { IN_USE, NAME_TAKEN } from '#contract/system/adminFailures.ts';
import { makeCourse } from '#seed/make/course.ts';
import { makeCategories, teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import { course } from '../../db/schema/course.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0 });
const [top, middle, leaf] = await makeCategories(db, ['计算机', '数据', 'SQL']);
const [otherTop, otherMiddle] = await makeCategories(db, ['财经', '会计']);
const { userNo: lecturerUserNo } = await teacher(t, '陈砚清');
const categories = { categoryId1: top!, categoryId2: middle!, categoryId3: leaf! };
const { courseId } = await makeCourse(db, { courseName: 'SQL 入门', lecturerUserNo, ...categories });
const at = { categoryType: 1 as const };
const rows = async (parentId: string) => (await operator.send(console.list, { ...at, parentId })).data.list;

it('counts on three levels, names unique per level', async () => {
  await t.guest.send(category.list, { categoryType: 1 });
  expect(await rows('0')).toMatchObject([
    { categoryName: '计算机', courseCount: 1, childCount: 1 },
    { categoryName: '财经', courseCount: 0, childCount: 1 },
  ]);
  expect((await rows(middle!))[0]).toMatchObject({ categoryName: 'SQL', courseCount: 1, childCount: 0 });
  const again = await operator.send(console.save, { ...at, parentId: '0', categoryName: '财经' });
  expect(again).toMatchObject(NAME_TAKEN);
  const added = await operator.send(console.save, { ...at, parentId: middle!, categoryName: '可视化' });
  const { courseCategoryList } = (await t.guest.send(category.list, { categoryType: 1 })).data;
  expect(JSON.stringify(courseCategoryList), '改了马上就看得到').toContain('可视化');
  const ids = (await rows(middle!)).map(({ id }) => id);
  expect(ids).toEqual([leaf, added.data.id]);
  expect((await operator.send(console.arrange, { ...at, parentId: middle!, ids: ids.toReversed() })).code).toBe(200);
});

it('moving takes courses along; not to another level or below another kind', async () => {
  const row = (await rows(middle!)).find(({ id }) => id === leaf);
  const move = (parentId: string) =>
    operator.send(console.save, { ...at, id: leaf, version: row!.version, parentId, categoryName: 'SQL' });
  expect((await move(otherTop!)).code).toBe(console.WRONG_PARENT.code);
  expect((await move(leaf!)).code).toBe(console.WRONG_PARENT.code);
  const [resource] = await makeCategories(db, ['课件', '电子'], 4);
  expect((await move(resource!)).code).toBe(console.WRONG_PARENT.code);
  expect((await move(otherMiddle!)).code).toBe(200);
  const [moved] = await db.select().from(course).where(eq(course.id, courseId));
  expect(moved).toMatchObject({ categoryId1: otherTop, categoryId2: otherMiddle, categoryId3: leaf });
  expect((await operator.send(console.parents, at)).data.list.map(({ id }) => id)).toContain(otherMiddle);
});

it('in use it cannot be deleted, empty it can', async () => {
  const [leafRow] = await rows(otherMiddle!);
  expect((await operator.send(console.remove, leafRow)).code).toBe(IN_USE.code);
  const [middleRow] = await rows(otherTop!);
  expect((await operator.send(console.remove, middleRow)).code).toBe(IN_USE.code);
  const [empty] = await rows(middle!);
  expect((await operator.send(console.remove, empty)).code).toBe(200);
});
