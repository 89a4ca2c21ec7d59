import { expect, it } from 'vitest';
import * as blogAttention from '#contract/community/blogAttention.ts';
import * as blogger from '#contract/community/blogger.ts';
import * as fails from '#contract/community/failures.ts';
import * as msg from '#contract/user/msg.ts';
import { publishAs } from '#test/blog.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
t.setNow(new Date('2026-11-21T12:00:00+08:00'));

it('follows once, is told, listed on both sides, and ends', async () => {
  const [author, fan] = [await t.person({ nickname: '博主' }), await t.person({ nickname: '粉丝' })];
  const { userNo } = author;
  expect((await fan.send(blogAttention.save, { userNo })).code).toBe(fails.BLOGGER_GONE.code);
  await publishAs(author, '一篇');
  expect((await author.send(blogAttention.save, { userNo })).code).toBe(fails.YOURSELF.code);
  const replies = await Promise.all([1, 2, 3].map(async () => fan.send(blogAttention.save, { userNo })));
  expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 406, 406]);
  expect((await fan.send(blogger.view, { userNo })).data).toMatchObject({ countFans: 1, isAttention: 1 });
  expect((await author.send(msg.list, {})).data.list[0]!.msgTitle).toBe('粉丝关注了你的博客');
  expect((await fan.send(blogAttention.list, {})).data.list).toMatchObject([{ blogger: { userNo, userName: '博主' } }]);
  const { list } = (await author.send(blogAttention.list, { isFans: 1 })).data;
  expect(list).toMatchObject([{ isAttention: 0, blogger: { userNo: fan.userNo, userName: '粉丝' } }]);
  for (const _ of [1, 2]) await fan.send(blogAttention.update, { userNo });
  expect((await fan.send(blogger.view, { userNo })).data).toMatchObject({ countFans: 0, isAttention: 0 });
  expect((await fan.send(blogAttention.list, {})).data.list).toEqual([]);
});
