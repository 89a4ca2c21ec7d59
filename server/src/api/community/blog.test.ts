import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as blog from '#contract/community/blog.ts';
import * as blogDraft from '#contract/community/blogDraft.ts';
import * as blogAttention from '#contract/community/blogAttention.ts';
import * as blogRecord from '#contract/community/blogRecord.ts';
import * as blogger from '#contract/community/blogger.ts';
import * as fails from '#contract/community/failures.ts';
import * as label from '#contract/community/label.ts';
import * as search from '#contract/course/search.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { BlogOrigin, BlogState, BlogVisibility } from '#contract/rules/blog.ts';
import { begin, newKey, publishAs, written } from '#test/blog.ts';
import { statementsOf } from '#test/statements.ts';
import { testApp } from '#test/testApp.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { bannedWord } from '../../db/schema/chat.ts';
import { user } from '../../db/schema/user.ts';
import { readings } from '../../domain/community/readings.ts';

const t = await testApp();
const { db } = t.database;
const at = (time: string) => t.setNow(new Date(`${time}+08:00`));
beforeEach(() => at('2026-11-21T12:00:00'));

const titles = async (wish = {}, sender = t.guest) =>
  (await sender.send(blog.list, wish)).data.list.map(({ title }) => title);

describe('a draft', () => {
  it('is saved while it is written and seen by nobody else', async () => {
    const [author, other] = [await t.person(), await t.person()];
    const key = newKey();
    const first = { draftKey: key, revision: newKey(), fields: written('初稿') };
    const [one, again] = [await author.send(blog.save, first), await author.send(blog.save, first)];
    expect(again.data.id).toBe(one.data.id);
    const { id, revision } = one.data;
    const next = { id, revision: newKey(), basedOn: [revision], fields: written('二稿') };
    expect((await author.send(blog.update, next)).data.fields.title).toBe('二稿');
    expect((await author.send(blog.update, next)).code).toBe(200);
    for (const sender of [other, t.guest]) expect((await sender.send(blog.view, { id })).code).toBe(NOT_FOUND.code);
    expect((await other.send(blog.update, next)).code).toBe(NOT_FOUND.code);
  });

  it('another device changed it: 409 with the other version, nothing is lost', async () => {
    const author = await t.person();
    const { id, revision } = await begin(author, written('同一篇'));
    const save = (title: string, basedOn: string[], mine = newKey()) =>
      author.send(blog.update, { id, revision: mine, basedOn, fields: written(title) });
    const phone = newKey();
    expect((await save('手机上改的', [revision], phone)).code).toBe(200);
    const late = await save('电脑上改的', [revision]);
    expect(late.code).toBe(fails.DRAFT_CHANGED.code);
    expect(late.data).toMatchObject({ id, revision: phone, fields: { title: '手机上改的' } });
    expect((await save('电脑上改的', [revision, phone])).data.fields.title).toBe('电脑上改的');
  });

  it('belongs to the account that wrote it', async () => {
    const [author, other] = [await t.person(), await t.person()];
    const draft = { draftKey: newKey(), revision: newKey(), userNo: other.userNo, fields: written('谁的') };
    expect((await author.send(blog.save, draft)).code).toBe(fails.DRAFT_NOT_THEIRS.code);
  });
});

describe('publishing', () => {
  it('asks for a title, a text, and the source of a reprint, each at its field', async () => {
    const author = await t.person();
    const { id } = await begin(author, { title: '', content: '', blogOrigin: BlogOrigin.reprint });
    const reply = await author.send(blog.stand, { id, isPutaway: 1 });
    expect(reply.code).toBe(INVALID_INPUT.code);
    const { issues } = reply.data as unknown as { issues: { path: string }[] };
    expect(issues.map(({ path }) => path)).toEqual(['title', 'content', 'sourceName']);
  });

  it('publishes what the writer saw and nothing newer', async () => {
    const author = await t.person();
    const { id, revision } = await begin(author, written('看到的'));
    await author.send(blog.update, { id, revision: newKey(), basedOn: [revision], fields: written('没看到的') });
    expect((await author.send(blog.stand, { id, isPutaway: 1, revision })).code).toBe(fails.DRAFT_CHANGED.code);
  });

  it('readers see the old text until the changed draft is published; the place in the list stays', async () => {
    const author = await t.person();
    const id = await publishAs(author, '改前的文章');
    const { revision } = (await author.send(blogDraft.view, { id })).data;
    const changed = { id, revision: newKey(), basedOn: [revision], fields: written('改后的文章') };
    await author.send(blog.update, changed);
    expect((await t.guest.send(blog.view, { id })).data.title).toBe('改前的文章');
    at('2026-11-21T15:00:00');
    expect((await author.send(blog.stand, { id, isPutaway: 1, revision: changed.revision })).code).toBe(200);
    const { data } = await t.guest.send(blog.view, { id });
    expect([data.title, data.gmtCreate]).toEqual(['改后的文章', '2026-11-21 12:00:00']);
  });

  it('withdrawn and deleted ones are gone for others, from lists, labels, search and counts', async () => {
    const author = await t.person();
    const id = await publishAs(author, '会被撤下的观察', { labels: ['撤下标签'] });
    const { userNo } = author;
    const seen = async () => ({
      listed: (await titles({ userNo })).length,
      labels: (await t.guest.send(label.list, { labelName: '撤下' })).data.list.length,
      found: (await t.guest.send(blog.searchList, { title: '会被撤下的观察' })).data.list.length,
      counted: (await t.guest.send(blogger.view, { userNo })).data.countArticle,
    });
    expect(await seen()).toEqual({ listed: 1, labels: 1, found: 1, counted: 1 });
    expect((await author.send(blog.stand, { id, isPutaway: 0 })).data.blogState).toBe(BlogState.withdrawn);
    expect((await author.send(blog.stand, { id, isPutaway: 0 })).code).toBe(fails.NOT_SO.code);
    expect(await seen()).toEqual({ listed: 0, labels: 0, found: 0, counted: 0 });
    expect((await t.guest.send(blog.view, { id })).code).toBe(NOT_FOUND.code);
    expect((await author.send(blog.view, { id })).data.isOwn).toBe(1);
    await author.send(blog.stand, { id, isPutaway: 1 });
    expect(await seen()).toEqual({ listed: 1, labels: 1, found: 1, counted: 1 });
    await author.send(blog.remove, { id });
    expect(await seen()).toEqual({ listed: 0, labels: 0, found: 0, counted: 0 });
    expect((await author.send(blog.view, { id })).code).toBe(NOT_FOUND.code);
  });

  it('says where a forbidden word stands', async () => {
    await db.insert(bannedWord).values({ word: '包过神药' });
    const author = await t.person();
    const { id } = await begin(author, written('好文章', { content: '<p>快来买包 过，神药</p>' }));
    const reply = await author.send(blog.stand, { id, isPutaway: 1 });
    expect(reply.code).toBe(fails.BAD_WORDS.code);
    expect(reply.data).toMatchObject({
      issues: [{ path: 'content', message: expect.stringContaining('第 4 个字起的「包 过，神药」') }],
    });
  });

  it('a newcomer publishes three a day', async () => {
    const author = await t.person();
    for (const n of [1, 2, 3]) await publishAs(author, `新人第 ${n} 篇`);
    const { id } = await begin(author, written('第四篇'));
    expect((await author.send(blog.stand, { id, isPutaway: 1 })).code).toBe(fails.PUBLISHED_ENOUGH.code);
    await db.update(user).set({ gmtCreate: '2026-11-01 12:00:00' }).where(eq(user.userNo, author.userNo));
    expect((await author.send(blog.stand, { id, isPutaway: 1 })).code).toBe(200);
  });

  it('followers alone, or nobody, when the author wants it so', async () => {
    const [author, fan] = [await t.person(), await t.person()];
    const forFans = await publishAs(author, '只给关注的人', { blogVisibility: BlogVisibility.followers });
    const own = await publishAs(author, '只给自己', { blogVisibility: BlogVisibility.own });
    await fan.send(blogAttention.save, { userNo: author.userNo });
    expect((await fan.send(blog.view, { id: forFans })).code).toBe(200);
    expect((await t.guest.send(blog.view, { id: forFans })).code).toBe(NOT_FOUND.code);
    expect((await fan.send(blog.view, { id: own })).code).toBe(NOT_FOUND.code);
    expect(await titles({ listType: 2 }, fan)).toEqual(['只给关注的人']);
    expect(await titles({ userNo: author.userNo })).toEqual([]);
    expect((await t.guest.send(search.all, { str: '只给关注的人', type: 6 })).data.list).toEqual([]);
  });
});

describe('lists', () => {
  it('go on after the last one, without holes, at the same second too', async () => {
    const [author, second] = [await t.person(), await t.person()];
    await db.update(blogArticle).set({ statusId: 0 });
    const names = ['一', '二', '三', '四', '五'];
    for (const name of names.slice(0, 3)) await publishAs(author, name);
    at('2026-11-21T12:00:01');
    for (const name of names.slice(3)) await publishAs(second, name);
    const seen: string[] = [];
    let afterId: string | undefined;
    for (let more = 1; more === 1;) {
      const { data } = await t.guest.send(blog.list, { pageSize: 2, afterId });
      seen.push(...data.list.map(({ title }) => title));
      afterId = data.list.at(-1)!.id;
      more = data.isMore;
    }
    expect(seen).toEqual(names.toReversed());
  });

  it('hot is what is liked now; of a label too; follow is empty for guests', async () => {
    const [before, beforeReader] = [await t.person(), await t.person()];
    await db.update(blogArticle).set({ statusId: 0 });
    const old = await publishAs(before, '上周很热', { labels: ['冷热'] });
    await beforeReader.send(blogRecord.save, { weblogId: old, opType: 2 });
    at('2026-11-29T12:00:00');
    const [author, reader] = [await t.person(), await t.person()];
    const fresh = await publishAs(author, '今天有人赞', { labels: ['冷热'] });
    await publishAs(author, '今天没人看', { labels: ['冷热'] });
    await reader.send(blogRecord.save, { weblogId: fresh, opType: 2 });
    const expected = ['今天有人赞', '今天没人看', '上周很热'];
    expect(await titles({ listType: 3 })).toEqual(expected);
    const { list } = (await t.guest.send(label.list, { labelName: '冷热' })).data;
    expect(await titles({ listType: 3, labelId: list[0]!.id })).toEqual(expected);
    expect(await titles({ labelId: list[0]!.id, pageSize: 1 })).toEqual(['今天没人看']);
    expect(await titles({ listType: 2 })).toEqual([]);
    await reader.send(blogRecord.remove, { weblogId: fresh, opType: 2 });
    expect((await titles({ listType: 3 })).at(-1)).toBe('上周很热');
  });

  it('a page takes as many statements as one card does', async () => {
    const many = await statementsOf(() => t.guest.send(blog.list, { pageSize: 20 }));
    const one = await statementsOf(() => t.guest.send(blog.list, { pageSize: 1 }));
    expect(many).toHaveLength(one.length);
  });

  it('my own in every state, what I wrote on last first', async () => {
    const author = await t.person();
    await publishAs(author, '发布的');
    at('2026-11-21T12:05:00');
    await begin(author, written('草稿'));
    const own = async (wish = {}) => (await author.send(blog.mine, wish)).data.list.map(({ title }) => title);
    expect(await own()).toEqual(['草稿', '发布的']);
    expect(await own({ blogState: BlogState.draft })).toEqual(['草稿']);
  });
});

it('a visitor counts once a day, the author never, and all is written in one statement', async () => {
  const author = await t.person();
  const id = await publishAs(author, '有人读吗');
  for (const sender of [author, t.guest, t.guest, t.from('203.0.113.7')]) await sender.send(blog.read, { id });
  const seen = async () => (await t.guest.send(blog.view, { id })).data.countView;
  expect(await seen()).toBe(2);
  expect(await statementsOf(() => readings.flush(db))).toHaveLength(1);
  await t.guest.send(blog.read, { id });
  expect(await seen()).toBe(2);
  const [row] = await db.select().from(blogArticle).where(eq(blogArticle.id, id));
  expect(row!.countView).toBe(2);
  expect((await t.guest.send(blog.read, { id: '1' })).code).toBe(NOT_FOUND.code);
});
