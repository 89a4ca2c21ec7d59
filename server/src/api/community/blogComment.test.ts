import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as blogComment from '#contract/community/blogComment.ts';
import * as fails from '#contract/community/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import * as msg from '#contract/user/msg.ts';
import { publishAs } from '#test/blog.ts';
import { plansOf, statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { enabled } from '../../db/enabled.ts';
import { blogArticle, blogComment as commentTable } from '../../db/schema/blog.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T12:00:00+08:00'));
const author = await t.person({ nickname: '作者甲' });
const weblogId = await publishAs(author, '可以评论的文章');

const say = (person: typeof author, commentText: string, parentId?: string) =>
  person.send(blogComment.save, { weblogId, commentText, parentId });
const threads = async (sender: typeof t.guest = t.guest) =>
  (await sender.send(blogComment.list, { weblogId })).data.list;
const countOf = async () => (await db.select().from(blogArticle).where(eq(blogArticle.id, weblogId)))[0]!.countComment;
const heard = async (person: typeof author) => (await person.send(msg.list, {})).data.list.map((one) => one.msgTitle);

it('threads of two levels; each hears of it once and for the nearest reason', async () => {
  const [reader, third] = [await t.person({ nickname: '读者乙' }), await t.person({ nickname: '读者丙' })];
  const root = (await say(reader, '第一条')).data;
  const reply = (await say(author, '谢谢', root.id)).data;
  const deep = (await say(third, '@读者乙 @作者甲 也谢谢', reply.id)).data;
  expect(deep).toMatchObject({ rootId: root.id, replyToName: '作者甲', isOwn: 1, isAuthor: 0 });
  const [thread] = await threads(reader);
  expect(thread).toMatchObject({ id: root.id, isOwn: 1, replyTotal: 2 });
  expect(thread!.replyList.map(({ commentText }) => commentText)).toEqual(['谢谢', '@读者乙 @作者甲 也谢谢']);
  expect(thread!.replyList[0]!.isAuthor).toBe(1);
  expect(await heard(author)).toEqual(['读者丙回复了你在《可以评论的文章》的评论', '读者乙评论了《可以评论的文章》']);
  expect(await heard(reader)).toEqual([
    '读者丙在《可以评论的文章》的评论里提到了你',
    '作者甲回复了你在《可以评论的文章》的评论',
  ]);
  expect((await author.send(blogComment.received, {})).data.list.map(({ id }) => id)).toEqual([deep.id, root.id]);
  expect(await countOf()).toBe(3);
  expect((await reader.send(blogComment.remove, { id: reply.id })).code).toBe(NOT_FOUND.code);
  expect((await reader.send(blogComment.remove, { id: root.id })).code).toBe(200);
  expect(await countOf()).toBe(0);
  expect(await threads()).toEqual([]);
  expect((await say(third, '晚了', reply.id)).code).toBe(fails.COMMENT_GONE.code);
});

it('the same words twice, and comments of a newcomer, have an end', async () => {
  const reader = await t.person();
  expect((await say(reader, '说一次')).code).toBe(200);
  expect((await say(reader, '说一次')).code).toBe(fails.SAID_BEFORE.code);
  for (let n = 1; n < 20; n += 1) await say(reader, `第 ${n} 句`);
  expect((await say(reader, '第二十一句')).code).toBe(fails.SAID_ENOUGH.code);
});

it('a hundred at once lose none: the count equals the rows', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, async () => t.person()));
  const before = await countOf();
  const replies = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => say(people[n % people.length]!, `同时的第 ${n} 条`)),
  );
  expect(replies.every(({ code }) => code === 200)).toBe(true);
  expect(await countOf()).toBe(before + 100);
  const rows = await db.$count(commentTable, enabled(commentTable));
  expect(await countOf()).toBe(rows);
  const { data } = await t.guest.send(blogComment.list, { weblogId, pageSize: 100 });
  expect(data.totalCount).toBe(rows);
  const few = await statementsOf(() => t.guest.send(blogComment.list, { weblogId, pageSize: 1 }));
  const many = await statementsOf(() => t.guest.send(blogComment.list, { weblogId, pageSize: 100 }));
  expect(many.length).toBeLessThanOrEqual(few.length + 1);
});

it('a page of threads reads a range of an index for each, also where hardly any comment is answered', async () => {
  await db.delete(commentTable);
  await db.execute(sql`insert into blog_article (user_no, draft_key, article_state, title, summary, content, publish_time)
    select ${author.userNo}::bigint, 'crowd-' || n, 1, '没有人回复的文章', '', '<p>正文</p>', now()
    from generate_series(1, 200) n`);
  await db.execute(sql`insert into blog_comment (article_id, user_no, comment_text)
    select id, user_no, '第 ' || n from blog_article cross join generate_series(1, 100) n where draft_key like 'crowd-%'`);
  await db.execute(sql`analyze blog_comment`);
  const [{ id: crowded }] = (await db.execute<{ id: string }>(sql`select max(id)::text as id from blog_article`))
    .rows as [{ id: string }];
  const statements = await statementsOf(() => t.guest.send(blogComment.list, { weblogId: crowded }));
  const plans = await plansOf(t.database.pool, statements);
  const replies = plans.filter(({ text }) => text.includes('unnest'));
  expect(replies).toHaveLength(1);
  expect(replies[0]!.plan).toMatch(/Index Cond: .*root_id = root\.id/);
  expect(replies[0]!.plan).not.toMatch(/Filter: .*root_id/);
});
