import { describe, expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { indexDocuments } from './indexDocuments.ts';
import type { SearchDocument } from './indexDocuments.ts';
import { queryOf } from './query.ts';
import { search } from './search.ts';

const t = await testApp();
const { db } = t.database;

const document = (kind: 1 | 101, n: number, title: string, body = ''): SearchDocument => ({
  kind,
  refId: String(kind * 1000 + n),
  title,
  body,
  summary: '',
  weight: n,
});

await indexDocuments(db, [
  ...Array.from({ length: 310 }, (_, n) => document(1, n, `工业机器人的第 ${n} 次实训`)),
  document(1, 950, '机械臂', '机器人，实训'),
  document(101, 901, '沈知行', '机器人，实训'),
  ...Array.from({ length: 3 }, (_, n) => document(1, 910 + n, `Node.js 接口 ${n}`)),
  document(1, 920, '前端工程', 'node，接口'),
]);

const counts = async (str: string) =>
  Object.fromEntries((await search(db, { str, pageCurrent: 1, pageSize: 10 }, new Date())).counts);

it('几个词都在标题里的够一百条的一类，正文里才有的不再数；别的类照数', async () => {
  expect(await counts('机器人 实训')).toEqual({ 1: 310, 101: 1 });
  expect(await counts('实训，工业机器人')).toEqual({ 1: 310 });
});

it('不够一百条的，正文里有的也数', async () => {
  expect(await counts('node 接口')).toEqual({ 1: 4 });
});

it('一个词不看成对的：正文里有的照数', async () => {
  expect(await counts('机器人')).toEqual({ 1: 311, 101: 1 });
});

it('词的次序、切法不同，一样找得到标题', async () => {
  const { list } = await search(db, { str: '实训 机器', pageCurrent: 12, pageSize: 10 }, new Date());
  expect(list).toHaveLength(10);
  expect(list.every(({ title }) => title.startsWith('工业机器人'))).toBe(true);
});

it('末页给的正是数到的：够一百条的一类只有标题，别的类有正文里的', async () => {
  const { list, totalCount } = await search(db, { str: '机器人 实训', pageCurrent: 32, pageSize: 10 }, new Date());
  expect(totalCount).toBe(311);
  expect(list.map(({ title }) => title)).toEqual(['沈知行']);
});

it('两个词开头两个字一样，不成对', () => {
  expect(queryOf('机器人 机器学习').isPaired).toBe(false);
  expect(queryOf('机器人 机器学习 入门').isPaired).toBe(true);
});

describe('长词的后半截从标题里读', () => {
  const near = (text: string) => queryOf(text).nearTitle?.filter((part) => typeof part !== 'string');

  it('只有成对的词、后面还有字的才读', () => {
    expect(near('机器人 公开课')).toEqual([{ title: '器人' }, { title: '开课' }]);
    expect(near('数据 入门')).toBeUndefined();
    expect(near('公开课')).toBeUndefined();
  });

  it('读得出的与问索引的一样：后半截不同的不算', async () => {
    await indexDocuments(db, [
      ...Array.from({ length: 120 }, (_, n) => document(1, 2000 + n, `茶艺公开课 ${n}`)),
      ...Array.from({ length: 90 }, (_, n) => document(1, 2200 + n, `茶艺公开展 ${n}`)),
    ]);
    expect(await counts('茶艺 公开课')).toEqual({ 1: 120 });
    const last = { str: '公开课，茶艺', pageCurrent: 12, pageSize: 10 };
    expect((await search(db, last, new Date())).list.every(({ title }) => title.startsWith('茶艺公开课'))).toBe(true);
  });

  it('成对的太多、后半截几乎都不同的，改问索引，一条不漏', async () => {
    await indexDocuments(db, [
      ...Array.from({ length: 700 }, (_, n) => document(1, 3000 + n, `陶瓷彩绘展 ${n}`)),
      ...Array.from({ length: 110 }, (_, n) => ({ ...document(1, 5000 + n, `陶瓷彩绘法 ${n}`), weight: 0 })),
    ]);
    expect(await counts('陶瓷 彩绘法')).toEqual({ 1: 110 });
  });
});

it('别的类只数到一百多；合起来不够的，才把它们数完', async () => {
  await indexDocuments(db, [
    ...Array.from({ length: 50 }, (_, n) => document(1, 6000 + n, `紫砂壶 ${n}`)),
    ...Array.from({ length: 150 }, (_, n) => document(101, 7000 + n, `紫砂传人 ${n}`)),
  ]);
  const page = { str: '紫砂', pageCurrent: 20, pageSize: 10 };
  const all = await search(db, page, new Date());
  expect([all.totalCount, all.counts.get(101), all.list.length]).toEqual([200, 150, 10]);
  const courses = await search(db, { ...page, kind: 1 }, new Date());
  expect([courses.totalCount, courses.counts.get(101), courses.pageCurrent]).toEqual([50, 101, 5]);
  const lecturers = await search(db, { ...page, kind: 101 }, new Date());
  expect([lecturers.totalCount, lecturers.pageCurrent]).toEqual([150, 15]);
});
