import { expect, it } from 'vitest';
import * as course from '#contract/course/course.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { makeCourse } from '#seed/make/course.ts';
import { teacher } from '#test/catalogue.ts';
import { warmStatementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const lecturer = await teacher(t, '陈砚清');
const chapter = (chapterName: string) => ({
  chapterName,
  periods: [{ periodName: `${chapterName}的课时`, length: 60 }],
});
const wish = { courseName: 'SQL 取数', lecturerUserNo: lecturer.userNo };
const { courseId } = await makeCourse(db, { ...wish, chapters: [chapter('第一章'), chapter('第二章')] });

it('details come with chapters and class-hours', async () => {
  const { data } = await t.guest.send(course.view, { courseId });
  expect(data).toMatchObject({ courseName: 'SQL 取数', periodTotal: 2, secondsTotal: 120 });
  const periods = (one: (typeof data.chapterList)[number]) => one.periodList.map(({ periodName }) => periodName);
  expect(data.chapterList.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(data.chapterList.map(periods)).toEqual([['第一章的课时'], ['第二章的课时']]);
});

it('missing and unpublished are answered alike', async () => {
  const hidden = await makeCourse(db, { ...wish, isPutaway: 0 });
  for (const id of [hidden.courseId, '1'])
    expect((await t.guest.send(course.view, { courseId: id })).code).toBe(NOT_FOUND.code);
});

it('asked a few times however many chapters there are', async () => {
  const many = await makeCourse(db, { ...wish, chapters: Array.from({ length: 30 }, (_, n) => chapter(`第${n}章`)) });
  const statements = async (id: string) =>
    (await warmStatementsOf(t, () => t.guest.send(course.view, { courseId: id }))).length;
  await statements(courseId);
  expect(await statements(many.courseId)).toBe(await statements(courseId));
  expect(await statements(courseId)).toBeLessThanOrEqual(6);
});
