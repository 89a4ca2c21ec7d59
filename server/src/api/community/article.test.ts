import { beforeEach, describe, expect, it } from 'vitest';
import * as article from '#contract/community/article.ts';
import * as collection from '#contract/course/collection.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { article as articleTable, articleZone } from '../../db/schema/article.ts';
import { flushViews } from '../../domain/news/viewCounter.ts';

const t = await testApp();
const { db } = t.database;
const [zone] = await db.insert(articleZone).values({ zoneName: '新闻' }).returning();
let ids: string[];

beforeEach(async () => {
  t.setNow(new Date('2026-11-21T12:00:00+08:00'));
  await db.delete(articleTable);
  const written = ['旧', '中', '中同时', '新', '明天'].map((title, day) => ({
    title,
    zoneId: zone!.id,
    content: '<p style="color:red">正文<img src=x onerror=alert(1)></p>',
    publishTime: `2026-11-${18 + (title === '中同时' ? 1 : day > 2 ? day - 1 : day)} 08:00:00`,
    isRecommend: title === '新' || title === '旧' ? (1 as const) : (0 as const),
  }));
  written.at(-1)!.publishTime = '2026-11-22 08:00:00';
  const rows = await db.insert(articleTable).values(written).returning({ id: articleTable.id });
  ids = rows.map(({ id }) => id);
});

const view = async (index: number, sender = t.guest) => (await sender.send(article.view, { id: ids[index]! })).data;

describe('news', () => {
  it('nothing in the text can run, no inline styles', async () => {
    expect((await view(0)).content).toBe('<p>正文<img src="x" loading="lazy" /></p>');
  });

  it('previous is newer, next is older, none of the same moment is skipped', async () => {
    const around = async (index: number) => {
      const { previous, next } = await view(index);
      return [previous?.title, next?.title];
    };
    expect(await around(0)).toEqual(['中', undefined]);
    expect(await around(1)).toEqual(['中同时', '旧']);
    expect(await around(2)).toEqual(['新', '中']);
    expect(await around(3)).toEqual([undefined, '中同时']);
  });

  it('before its time is as if it were not there', async () => {
    for (const id of [ids[4]!, '1']) expect((await t.guest.send(article.view, { id })).code).toBe(NOT_FOUND.code);
  });

  it('recommended ones, newest first', async () => {
    const { list } = (await t.guest.send(article.recommendList)).data;
    expect(list.map((one) => one.title)).toEqual(['新', '旧']);
    expect((await t.guest.send(article.recommendList, { count: 1 })).data.list).toHaveLength(1);
  });
});

it('what was collected is marked, for guests and others it is not', async () => {
  const [person, other] = [await t.person(), await t.person()];
  await person.send(collection.save, { collectionType: 8, collectionId: ids[0]! });
  const seen = [await view(0, person), await view(0, other), await view(0), await view(1, person)];
  expect(seen.map(({ isCollect }) => isCollect)).toEqual([1, 0, 0, 0]);
});

describe('readers', () => {
  const read = (index: number, sender = t.guest) => sender.send(article.read, { id: ids[index]! });

  it('loading a page does not count, being told it was read does; nothing before its time', async () => {
    await view(0, t.from('203.0.113.9'));
    expect((await view(0)).countView).toBe(0);
    expect((await read(0, t.from('203.0.113.9'))).code).toBe(200);
    expect((await view(0)).countView).toBe(1);
    expect((await read(4)).code).toBe(NOT_FOUND.code);
  });

  it('one visitor counts once an hour, written together', async () => {
    const [a, b] = [await t.person(), t.from('203.0.113.7')];
    for (const sender of [a, a, b, t.guest, t.guest]) await read(0, sender);
    expect((await view(0)).countView).toBe(3);
    expect(await statementsOf(() => flushViews(db))).toHaveLength(1);
    t.setNow(new Date('2026-11-21T13:00:01+08:00'));
    for (const _ of [1, 2]) await read(0, a);
    expect((await view(0, a)).countView).toBe(4);
    await flushViews(db);
    expect(await db.select({ n: articleTable.countView }).from(articleTable).orderBy(articleTable.id).limit(1)).toEqual(
      [{ n: 4 }],
    );
    expect(await statementsOf(() => flushViews(db))).toEqual([]);
  });
});
