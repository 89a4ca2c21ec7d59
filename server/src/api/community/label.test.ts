import { expect, it } from 'vitest';
import * as blog from '#contract/community/blog.ts';
import * as label from '#contract/community/label.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { MOST_LABELS } from '#contract/rules/blog.ts';
import { newKey, publishAs, written } from '#test/blog.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
t.setNow(new Date('2026-11-21T12:00:00+08:00'));

it('are made by publishing, counted, found by their beginning, five at most', async () => {
  const author = await t.person();
  await publishAs(author, '一', { labels: ['数据分析', '求职'] });
  await publishAs(author, '二', { labels: ['求职', '求职'] });
  const names = async (labelName?: string) =>
    (await t.guest.send(label.list, { labelName })).data.list.map((one) => [one.labelName, one.countUse]);
  expect(await names()).toEqual([
    ['求职', 2],
    ['数据分析', 1],
  ]);
  expect(await names('数')).toEqual([['数据分析', 1]]);
  expect(await names('%')).toEqual([]);
  const labels = Array.from({ length: MOST_LABELS + 1 }, (_, n) => `标签${n}`);
  const draft = { draftKey: newKey(), revision: newKey(), fields: { ...written('多'), labels } };
  expect((await author.send(blog.save, draft)).code).toBe(INVALID_INPUT.code);
});

it('two that publish with the same labels at once do not wait for each other for ever', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, async () => t.person()));
  const labels = ['甲', '乙', '丙'];
  await Promise.all(
    people.map(async (person, n) => publishAs(person, `同时 ${n}`, { labels: n % 2 ? labels : labels.toReversed() })),
  );
  const { list } = (await t.guest.send(label.list, {})).data;
  expect(list.filter(({ labelName }) => labels.includes(labelName)).map(({ countUse }) => countUse)).toEqual([8, 8, 8]);
});
