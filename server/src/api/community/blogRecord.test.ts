import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as blog from '#contract/community/blog.ts';
import * as blogComment from '#contract/community/blogComment.ts';
import * as blogRecord from '#contract/community/blogRecord.ts';
import * as fails from '#contract/community/failures.ts';
import { OpType } from '#contract/rules/blog.ts';
import { publishAs } from '#test/blog.ts';
import { testApp } from '#test/testApp.ts';
import { blogArticle, communityRecord } from '../../db/schema/blog.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T12:00:00+08:00'));
const author = await t.person();
const weblogId = await publishAs(author, '有人喜欢的文章', { aboutVersion: 'Python 3.13' });
const rowOf = async () => (await db.select().from(blogArticle).where(eq(blogArticle.id, weblogId)))[0]!;

it('a hundred who like at once are a hundred, twice is once, taking back too', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, async () => t.person()));
  const like = { weblogId, opType: OpType.like };
  await Promise.all(people.map(async (person) => person.send(blogRecord.save, like)));
  const rows = and(eq(communityRecord.subjectId, weblogId), eq(communityRecord.opType, OpType.like));
  expect([(await rowOf()).countLike, await db.$count(communityRecord, rows)]).toEqual([100, 100]);
  const warm = (await rowOf()).heat;
  const [first] = people;
  expect((await first!.send(blogRecord.save, like)).code).toBe(blogRecord.RECORDED.code);
  for (const _ of [1, 2]) expect((await first!.send(blogRecord.remove, like)).data.count).toBe(99);
  expect((await rowOf()).heat).toBeLessThan(warm);
  await Promise.all(people.slice(1).map(async (person) => person.send(blogRecord.remove, like)));
  expect([(await rowOf()).countLike, await db.$count(communityRecord, rows)]).toEqual([0, 0]);
});

it('collected ones are listed for oneself, comments can be liked', async () => {
  const [reader, other] = [await t.person(), await t.person()];
  await reader.send(blogRecord.save, { weblogId, opType: OpType.collect });
  expect((await reader.send(blogRecord.list, {})).data.list).toMatchObject([
    { blogId: weblogId, blog: { id: weblogId } },
  ]);
  expect((await other.send(blogRecord.list, {})).data.list).toEqual([]);
  expect((await reader.send(blog.view, { id: weblogId })).data).toMatchObject({ isCollect: 1, isLike: 0 });
  const { id: commentId } = (await reader.send(blogComment.save, { weblogId, commentText: '好' })).data;
  expect((await other.send(blogRecord.save, { weblogId, commentId, opType: OpType.like })).data.count).toBe(1);
  const { list } = (await other.send(blogComment.list, { weblogId })).data;
  expect(list[0]).toMatchObject({ countLike: 1, isLike: 1 });
  const astray = await other.send(blogRecord.save, { weblogId, commentId: '1', opType: OpType.like });
  expect(astray.code).toBe(fails.COMMENT_GONE.code);
});

it('an old article of a version is stale until readers confirm that it holds', async () => {
  expect((await t.guest.send(blog.view, { id: weblogId })).data.isStale).toBe(0);
  t.setNow(new Date('2027-09-01T12:00:00+08:00'));
  const [reader, writer] = [await t.person(), await t.person()];
  const stale = async () => (await reader.send(blog.view, { id: weblogId })).data;
  expect(await stale()).toMatchObject({ countConfirm: 0, confirmTime: null });
  expect((await stale()).isStale).toBe(1);
  for (const _ of [1, 2])
    expect((await reader.send(blogRecord.update, { weblogId, isValid: 1 })).data.countConfirm).toBe(1);
  expect(await stale()).toMatchObject({ isStale: 0, isConfirmed: 1, confirmTime: '2027-09-01 12:00:00' });
  expect((await reader.send(blogRecord.update, { weblogId, isValid: 0 })).data.countConfirm).toBe(0);
  expect(await stale()).toMatchObject({ isStale: 1, confirmTime: null });
  const plain = await publishAs(writer, '没有版本');
  expect((await reader.send(blogRecord.update, { weblogId: plain, isValid: 1 })).code).toBe(fails.NOT_VERSIONED.code);
});
