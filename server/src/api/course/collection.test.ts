import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as collection from '#contract/course/collection.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { makeCourse } from '#seed/make/course.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { article, articleZone } from '../../db/schema/article.ts';
import { course } from '../../db/schema/course.ts';

const t = await testApp();
const { db } = t.database;
const { userNo: lecturerUserNo } = await teacher(t, '陈砚清');
const { courseId } = await makeCourse(db, { courseName: 'SQL 取数', lecturerUserNo });
const live = await makeCourse(db, { courseName: '直播', lecturerUserNo, courseCategory: 2 });
const hidden = await makeCourse(db, { courseName: '没上架', lecturerUserNo, isPutaway: 0 });
const [zone] = await db.insert(articleZone).values({ zoneName: '公告' }).returning();
const news = { title: '通知', zoneId: zone!.id, content: '<p>正文</p>', publishTime: '2026-01-01 08:00:00' };
const mine = async (person: Person, input = {}) => (await person.send(collection.list, input)).data;
const save = (person: Person, collectionId: string) => person.send(collection.save, { collectionId });

it("what is collected stands in one's own collection, newest first, unseen by others", async () => {
  const person = await t.person();
  expect((await save(person, courseId)).code).toBe(200);
  expect((await save(person, live.courseId)).code).toBe(200);
  expect(await save(person, courseId)).toMatchObject({ code: 406, msg: '已收藏' });
  const { list, totalCount } = await mine(person);
  expect(totalCount).toBe(2);
  expect(list.map((one) => one.course?.courseName)).toEqual(['直播', 'SQL 取数']);
  expect((await mine(person, { courseCategory: 2 })).list.map((one) => one.courseName)).toEqual(['直播']);
  expect((await mine(await t.person())).totalCount).toBe(0);
});

it('removing may be repeated; collecting again is possible', async () => {
  const person = await t.person();
  await save(person, courseId);
  for (const _ of [1, 2]) expect((await person.send(collection.remove, { collectionId: courseId })).code).toBe(200);
  expect((await mine(person)).totalCount).toBe(0);
  expect((await save(person, courseId)).code).toBe(200);
});

it('unpublished ones cannot be collected; those withdrawn later keep only their name', async () => {
  const person = await t.person();
  for (const id of [hidden.courseId, '1']) expect((await save(person, id)).code).toBe(NOT_FOUND.code);
  await save(person, live.courseId);
  await db.update(course).set({ isPutaway: 0 }).where(eq(course.id, live.courseId));
  expect((await mine(person)).list).toMatchObject([{ courseName: '直播', course: null }]);
});

describe('news', () => {
  const articles = async (person: Person) => (await person.send(collection.articleList)).data;
  const keep = (person: Person, collectionId: string) =>
    person.send(collection.save, { collectionType: 8, collectionId });

  it('apart from courses even with the same id; a double click collects once', async () => {
    const [person, other] = [await t.person(), await t.person()];
    const [written] = await db
      .insert(article)
      .values({ ...news, id: courseId, title: '同号' })
      .returning();
    const replies = await Promise.all([1, 2, 3].map(() => keep(person, written!.id)));
    expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, 406, 406]);
    expect((await mine(person)).totalCount).toBe(0);
    await save(person, courseId);
    await person.send(collection.remove, { collectionId: courseId });
    expect((await articles(person)).list).toMatchObject([
      { title: '同号', article: { title: '同号', zoneName: '公告' } },
    ]);
    expect(JSON.stringify(await articles(person))).not.toContain('正文');
    expect((await articles(other)).totalCount).toBe(0);
  });

  it('before its time it cannot be collected; withdrawn ones keep their title and can be removed', async () => {
    const person = await t.person();
    const [late] = await db
      .insert(article)
      .values({ ...news, publishTime: '2099-01-01 08:00:00' })
      .returning();
    expect((await keep(person, late!.id)).code).toBe(NOT_FOUND.code);
    const [gone] = await db.insert(article).values(news).returning();
    await keep(person, gone!.id);
    await db.update(article).set({ statusId: 0 }).where(eq(article.id, gone!.id));
    expect((await articles(person)).list).toMatchObject([{ title: '通知', article: null }]);
    await person.send(collection.remove, { collectionType: 8, collectionId: gone!.id });
    expect((await articles(person)).totalCount).toBe(0);
  });
});
