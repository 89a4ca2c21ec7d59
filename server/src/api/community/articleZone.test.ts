import { expect, it } from 'vitest';
import * as articleZone from '#contract/community/articleZone.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { testApp } from '#test/testApp.ts';
import { article, articleZone as zoneTable } from '../../db/schema/article.ts';

const t = await testApp();
const { db } = t.database;
const [news, rules] = await db
  .insert(zoneTable)
  .values([
    { zoneName: '新闻', sort: 9 },
    { zoneName: '政策', sort: 5 },
    { zoneName: '还没有文章', sort: 1 },
  ])
  .returning();
const written = (title: string, zoneId: string, publishTime: string, statusId: RowState = RowState.normal) => ({
  title,
  zoneId,
  publishTime,
  statusId,
  content: '<p>正文</p>',
});
t.setNow(new Date('2026-11-21T12:00:00+08:00'));
await db
  .insert(article)
  .values([
    written('旧闻', news!.id, '2026-11-01 08:00:00'),
    written('新闻', news!.id, '2026-11-20 08:00:00'),
    written('明天的', news!.id, '2026-11-22 08:00:00'),
    written('撤下的', news!.id, '2026-11-19 08:00:00', 0),
    written('通知', rules!.id, '2026-11-10 08:00:00'),
  ]);
const titles = async (input = {}) => (await t.guest.send(articleZone.refList, input)).data.list.map((one) => one.title);

it('columns without articles are not listed', async () => {
  const { list } = (await t.guest.send(articleZone.categoryList)).data;
  expect(list.map((one) => one.zoneName)).toEqual(['新闻', '政策']);
});

it('newest first; neither before their time nor withdrawn', async () => {
  expect(await titles()).toEqual(['新闻', '通知', '旧闻']);
  expect(await titles({ zoneId: news!.id })).toEqual(['新闻', '旧闻']);
  expect(await titles({ zoneId: '99' })).toEqual([]);
  const { data } = await t.guest.send(articleZone.refList, { pageSize: 1, pageCurrent: 2 });
  expect(data).toMatchObject({ totalCount: 3, list: [{ title: '通知', zoneName: '政策' }] });
  expect(JSON.stringify(data)).not.toContain('正文');
});
