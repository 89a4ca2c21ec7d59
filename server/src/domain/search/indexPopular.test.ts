import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as blog from '#contract/community/blog.ts';
import * as search from '#contract/course/search.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import { publishAs } from '#test/blog.ts';
import { answerAs, askAs } from '#test/questions.ts';
import { testApp } from '#test/testApp.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { searchDocument } from '../../db/schema/course.ts';
import { user } from '../../db/schema/user.ts';
import { enqueue } from '../../kit/job.ts';
import { quesReadings } from '../community/quesReadings.ts';
import { readings } from '../community/readings.ts';
import { indexPopular } from './indexPopular.ts';

const t = await testApp();
const { db } = t.database;
const author = await t.person();
await db.update(user).set({ gmtCreate: '2026-01-01 08:00:00' }).where(eq(user.userNo, author.userNo));
const other = await t.person();

const fail = (error: unknown): never => {
  throw error;
};

/** So many people read it. */
async function read(counter: typeof readings, id: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) counter.count(db, id, `reader ${n}`, new Date(), fail);
  await counter.flush(db);
}

async function indexed(): Promise<void> {
  await enqueue(db, indexPopular, {});
  await t.runJobs();
}

const found = async (str: string, type: SearchKind) =>
  (await t.guest.send(search.all, { str, type })).data.list.map(({ title }) => title);

const weightOf = async (kind: SearchKind, id: string) => {
  const its = and(eq(searchDocument.kind, kind), eq(searchDocument.refId, id));
  return (await db.select().from(searchDocument).where(its))[0]?.weight;
};

it('readings bring an article before others whose title says as much, and never before a better title', async () => {
  const read20 = await publishAs(author, '榫卯结构的做法与刨子');
  await publishAs(author, '榫卯结构的画法与刨子');
  await publishAs(author, '榫卯结构');
  const inText = await publishAs(author, '木工入门', { content: '<p>说到榫卯结构。</p>' });
  await read(readings, read20, 20);
  await read(readings, inText, 40);
  await indexed();
  expect(await weightOf(SearchKind.blog, read20)).toBe(20);
  expect(await found('榫卯结构', SearchKind.blog)).toEqual([
    '榫卯结构',
    '榫卯结构的做法与刨子',
    '榫卯结构的画法与刨子',
    '木工入门',
  ]);
});

it('indexes again only at another power of two', async () => {
  const id = await publishAs(author, '砂纸的目数');
  await read(readings, id, 4);
  await indexed();
  expect(await weightOf(SearchKind.blog, id)).toBe(4);
  await db.update(blogArticle).set({ countView: 5 }).where(eq(blogArticle.id, id));
  await indexed();
  expect(await weightOf(SearchKind.blog, id)).toBe(4);
  await db.update(blogArticle).set({ countView: 7 }).where(eq(blogArticle.id, id));
  await indexed();
  expect(await weightOf(SearchKind.blog, id)).toBe(7);
});

it('a stale article stays sunk however often it is read', async () => {
  const id = await publishAs(author, '木工机床三代的用法', { aboutVersion: '3.0' });
  const long = '2020-01-01 08:00:00';
  await db.update(blogArticle).set({ publishTime: long, countView: 40 }).where(eq(blogArticle.id, id));
  await read(readings, id, 8);
  await indexed();
  expect(await weightOf(SearchKind.blog, id)).toBe(3);
});

it('what nobody reads any more is let be, and what others do not see is not found', async () => {
  const [cold, hidden] = [await publishAs(author, '冷掉的漆艺'), await publishAs(author, '收起的漆艺')];
  await db.update(blogArticle).set({ countView: 100, heat: 0 }).where(eq(blogArticle.id, cold));
  await author.send(blog.stand, { id: hidden, isPutaway: 0 });
  await read(readings, hidden, 9);
  await indexed();
  expect(await weightOf(SearchKind.blog, cold)).toBe(0);
  expect(await weightOf(SearchKind.blog, hidden)).toBeUndefined();
});

it('readings and answers bring a question forward', async () => {
  const id = await askAs(author, '刨子怎样磨才快');
  await askAs(author, '刨子怎样磨才平');
  await read(quesReadings, id, 9);
  await indexed();
  expect(await weightOf(SearchKind.ques, id)).toBe(9);
  expect(await found('刨子怎样磨', SearchKind.ques)).toEqual(['刨子怎样磨才快', '刨子怎样磨才平']);
  await answerAs(other, id, '用油石');
  await indexed();
  expect(await weightOf(SearchKind.ques, id)).toBe(29);
});
