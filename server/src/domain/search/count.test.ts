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

it('a kind with a hundred titles that have all words counts no texts; others do', async () => {
  expect(await counts('机器人 实训')).toEqual({ 1: 310, 101: 1 });
  expect(await counts('实训，工业机器人')).toEqual({ 1: 310 });
});

it('below a hundred texts count too', async () => {
  expect(await counts('node 接口')).toEqual({ 1: 4 });
});

it('a single word is not taken in pairs: texts count', async () => {
  expect(await counts('机器人')).toEqual({ 1: 311, 101: 1 });
});

it('words in another order or cut otherwise find the title too', async () => {
  const { list } = await search(db, { str: '实训 机器', pageCurrent: 12, pageSize: 10 }, new Date());
  expect(list).toHaveLength(10);
  expect(list.every(({ title }) => title.startsWith('工业机器人'))).toBe(true);
});

it('the last page is what was counted: a kind with a hundred has titles only, others have texts', async () => {
  const { list, totalCount } = await search(db, { str: '机器人 实训', pageCurrent: 32, pageSize: 10 }, new Date());
  expect(totalCount).toBe(311);
  expect(list.map(({ title }) => title)).toEqual(['沈知行']);
});

it('two words that begin alike are no pair', () => {
  expect(queryOf('机器人 机器学习').isPaired).toBe(false);
  expect(queryOf('机器人 机器学习 入门').isPaired).toBe(true);
});

describe('the rest of long words is read in titles', () => {
  const near = (text: string) => queryOf(text).nearTitle?.filter((part) => typeof part !== 'string');

  it('only pairs with characters after them are read', () => {
    expect(near('机器人 公开课')).toEqual([{ title: '器人' }, { title: '开课' }]);
    expect(near('数据 入门')).toBeUndefined();
    expect(near('公开课')).toBeUndefined();
  });

  it('reading equals asking the index: another rest does not count', async () => {
    await indexDocuments(db, [
      ...Array.from({ length: 120 }, (_, n) => document(1, 2000 + n, `茶艺公开课 ${n}`)),
      ...Array.from({ length: 90 }, (_, n) => document(1, 2200 + n, `茶艺公开展 ${n}`)),
    ]);
    expect(await counts('茶艺 公开课')).toEqual({ 1: 120 });
    const last = { str: '公开课，茶艺', pageCurrent: 12, pageSize: 10 };
    expect((await search(db, last, new Date())).list.every(({ title }) => title.startsWith('茶艺公开课'))).toBe(true);
  });

  it('too many pairs, or hardly any whose rest fits, ask the index and miss none', async () => {
    await indexDocuments(db, [
      ...Array.from({ length: 700 }, (_, n) => document(1, 3000 + n, `陶瓷彩绘展 ${n}`)),
      ...Array.from({ length: 110 }, (_, n) => ({ ...document(1, 5000 + n, `陶瓷彩绘法 ${n}`), weight: 0 })),
    ]);
    expect(await counts('陶瓷 彩绘法')).toEqual({ 1: 110 });
  });
});

it('other kinds count to a hundred only; where that is not enough they are counted in full', async () => {
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
