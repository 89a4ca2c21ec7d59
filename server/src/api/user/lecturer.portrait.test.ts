import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as lecturer from '#contract/user/lecturer.ts';
import * as research from '#contract/user/userResearch.ts';
import { course } from '#server/db/schema/course.ts';
import { dictItem } from '#server/db/schema/system.ts';
import { enrol, teacher } from '#test/catalogue.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;

it('adds up what is on the shelf, who learns and finishes it, ratings and research; nothing of others', async () => {
  const [me, other] = [await teacher(t, '陈砚'), await teacher(t, '林间')];
  const lecturerUserNo = me.userNo;
  const facts = { lecturerUserNo, countStudy: 30, ratingSum: 9, ratingCount: 2, secondsTotal: 7200 };
  const { courseId } = await makeLessons(db, [60], { ...facts, courseName: '数据看板' });
  await makeLessons(db, [60], { ...facts, courseName: '表格入门', countStudy: 10, ratingSum: 0, ratingCount: 0 });
  const { courseId: gone } = await makeLessons(db, [60], { ...facts, courseName: '下架的' });
  await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, gone));
  await makeLessons(db, [60], { ...facts, lecturerUserNo: other.userNo });
  const [one, two] = [await t.person(), await t.person()];
  await enrol(db, one.userNo, courseId, { completedAt: '2026-11-20 10:00:00' });
  await enrol(db, two.userNo, courseId);
  await enrol(db, one.userNo, gone, { completedAt: '2026-11-20 10:00:00' });
  await db.insert(dictItem).values({ dictKey: 'researchType', value: '1', label: '论文' });
  const paper = { title: '项目化改造', researchType: '1', publishDate: '2026-04' };
  expect((await me.send(research.save, paper)).code).toBe(200);

  const { data } = await me.send(lecturer.portrait);
  expect(Object.fromEntries(data.axes.map(({ key, score }) => [key, score]))).toEqual({
    courses: 40,
    hours: 20,
    learners: 20,
    finished: 2,
    rating: 90,
    research: 25,
  });
  expect(data.courses).toMatchObject([
    { courseName: '数据看板', secondsTotal: 7200, countStudy: 30, ratingSum: 9, ratingCount: 2 },
    { courseName: '表格入门', countStudy: 10 },
  ]);
  expect(data.countCourse).toBe(2);
});

it('of somebody who teaches nothing is empty', async () => {
  const { data } = await (await t.person()).send(lecturer.portrait);
  expect(new Set(data.axes.map(({ score }) => score))).toEqual(new Set([0]));
  expect(data.courses).toEqual([]);
});
