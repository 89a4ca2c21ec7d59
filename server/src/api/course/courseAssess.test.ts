import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as comments from '#contract/course/comments.ts';
import * as assess from '#contract/course/courseAssess.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import { course } from '../../db/schema/course.ts';

const t = await testApp();
const { db } = t.database;
const { userNo: lecturerUserNo } = await t.person();
const lessons = () => makeLessons(db, [10], { lecturerUserNo });

it('rating, changing, deleting moves the mean; only for oneself', async () => {
  const { courseId } = await lessons();
  const [one, two] = [await t.person(), await t.person()];
  const rating = { courseId, commentText: '讲得清楚', star: 5 };
  expect((await one.send(assess.save, rating)).code).toBe(comments.RATE_AFTER_ENROLMENT.code);
  for (const { userNo } of [one, two]) await enrol(db, { userNo, courseId });
  const { id } = (await one.send(assess.save, rating)).data;
  expect((await one.send(assess.save, { ...rating, commentText: '再来一次' })).code).toBe(comments.ALREADY_RATED.code);
  await two.send(assess.save, { ...rating, star: 4 });
  const average = async () => {
    const { rating, ratingCount } = (await t.guest.send(comments.list, { courseId })).data;
    return [rating, ratingCount];
  };
  expect(await average()).toEqual([4.5, 2]);

  expect((await two.send(assess.update, { id, commentText: '不是我的', star: 1 })).code).toBe(404);
  expect((await one.send(assess.update, { id, commentText: '改主意了', star: 2 })).code).toBe(200);
  expect(await average()).toEqual([3, 2]);
  expect((await two.send(assess.remove, { id })).code).toBe(404);
  expect((await one.send(assess.remove, { id })).code).toBe(200);
  expect(await average()).toEqual([4, 1]);
  expect((await one.send(assess.update, { id, commentText: '已经删了', star: 2 })).code).toBe(404);
});

it('stars changed twice at once, the sum still holds', async () => {
  const { courseId } = await lessons();
  const person = await t.person();
  await enrol(db, { userNo: person.userNo, courseId });
  const { id } = (await person.send(assess.save, { courseId, commentText: '好', star: 5 })).data;
  await Promise.all([1, 2, 3, 4].map((star) => person.send(assess.update, { id, commentText: `改成 ${star}`, star })));
  const { list, rating } = (await t.guest.send(comments.list, { courseId })).data;
  expect(list[0]!.star).toBe(rating);
});

it("the lecturer's page lists ratings of published courses, not of others, withdrawn ones or without stars", async () => {
  const [mine, others, gone] = [await lessons(), await lessons(), await lessons()];
  const lecturerUserNo = (await t.person()).userNo;
  for (const { courseId } of [mine, gone]) {
    await db.update(course).set({ lecturerUserNo }).where(eq(course.id, courseId));
  }
  await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, gone.courseId));
  const person = await t.person({ nickname: '小满' });
  for (const { courseId } of [mine, others, gone]) {
    await enrol(db, { userNo: person.userNo, courseId });
    await person.send(assess.save, { courseId, commentText: '讲得清楚', star: 4 });
    await person.send(comments.save, { courseId, commentText: '补充一句' });
  }
  const { list, totalCount } = (await t.guest.send(assess.lecturerList, { lecturerUserNo })).data;
  expect(totalCount).toBe(1);
  expect(list[0]).toMatchObject({ courseId: mine.courseId, star: 4, userName: '小满', commentText: '讲得清楚' });
});
