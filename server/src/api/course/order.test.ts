import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as order from '#contract/course/order.ts';
import * as mine from '#contract/course/userCourse.ts';
import { enrol, makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';

const t = await testApp();
const { db } = t.database;
let person: Person;
beforeEach(async () => {
  person = await t.person();
});

const countStudy = async (id: string) =>
  (await db.select({ count: course.countStudy }).from(course).where(eq(course.id, id)))[0]!.count;

it('a free course is joined once, double clicks and repeats do not count more learners', async () => {
  const { courseId } = await makeLessons(db, [10]);
  const replies = await Promise.all([1, 2, 3].map(() => person.send(order.addCourseToUser, { courseId })));
  expect(replies.map(({ code, data }) => [code, data.isNew]).sort()).toEqual([
    [200, 0],
    [200, 0],
    [200, 1],
  ]);
  expect(await countStudy(courseId)).toBe(1);
  await person.send(order.userDelCourse, { courseId });
  expect((await person.send(mine.list)).data.totalCount).toBe(0);
  expect((await person.send(order.addCourseToUser, { courseId })).data.isNew).toBe(1);
  expect(await countStudy(courseId)).toBe(1);
  await (await t.person()).send(order.addCourseToUser, { courseId });
  expect(await countStudy(courseId)).toBe(2);
});

it('a paid course answers 402 with its price; bought and removed ones can be brought back', async () => {
  const { courseId } = await makeLessons(db, [10], { courseOriginal: 29_900, courseDiscount: 19_900 });
  expect(await person.send(order.addCourseToUser, { courseId })).toMatchObject({
    code: 402,
    msg: '购买后可以学习',
    data: { reason: 'buy', courseId, isFree: 0, courseOriginal: 299, courseDiscount: 199 },
  });
  await enrol(db, { userNo: person.userNo, courseId, source: 'order' });
  await person.send(order.userDelCourse, { courseId });
  await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, courseId));
  expect((await person.send(order.addCourseToUser, { courseId })).data).toEqual({ courseId, isNew: 1 });
});

it('missing and withdrawn courses cannot be joined; removing what was not joined succeeds too', async () => {
  const { courseId } = await makeLessons(db, [10], { isPutaway: 0 });
  for (const id of [courseId, '1']) {
    expect((await person.send(order.addCourseToUser, { courseId: id })).code).toBe(404);
    expect((await person.send(order.userDelCourse, { courseId: id })).code).toBe(200);
  }
  expect(await db.select().from(userCourse).where(eq(userCourse.userNo, person.userNo))).toEqual([]);
});
