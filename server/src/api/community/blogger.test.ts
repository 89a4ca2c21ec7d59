import { expect, it } from 'vitest';
import * as blogger from '#contract/community/blogger.ts';
import * as fails from '#contract/community/failures.ts';
import { publishAs } from '#test/blog.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
t.setNow(new Date('2026-11-21T12:00:00+08:00'));
const named = { blogName: '南星的招聘笔记', intro: '写看简历的事' };

it('opens once, is renamed, and is somebody elses to look at', async () => {
  const person = await t.person({ nickname: '余南星' });
  const { userNo } = person;
  expect((await person.send(blogger.myself)).data).toMatchObject({ isOpen: 0, blogger: null });
  expect((await person.send(blogger.update, named)).code).toBe(fails.NOT_OPEN.code);
  expect((await t.guest.send(blogger.view, { userNo })).code).toBe(fails.BLOGGER_GONE.code);
  expect((await person.send(blogger.save, named)).code).toBe(200);
  expect((await person.send(blogger.save, named)).code).toBe(fails.OPENED_ALREADY.code);
  await person.send(blogger.update, { ...named, intro: '' });
  expect((await t.guest.send(blogger.view, { userNo })).data).toMatchObject({
    blogName: named.blogName,
    intro: '',
    userName: '余南星',
  });
});

it('publishing opens a blog that is named later', async () => {
  const person = await t.person();
  await publishAs(person, '先写后开');
  expect((await person.send(blogger.myself)).data).toMatchObject({ isOpen: 0, blogger: { countArticle: 1 } });
  expect((await person.send(blogger.save, named)).code).toBe(200);
});

it('recommends who has articles, not oneself', async () => {
  const [writer, reader] = [await t.person({ nickname: '热的人' }), await t.person()];
  await publishAs(writer, '热的文章');
  const names = async (sender: typeof reader) =>
    (await sender.send(blogger.recommendList, { count: 20 })).data.list.map(({ userName }) => userName);
  expect(await names(reader)).toContain('热的人');
  expect(await names(writer)).not.toContain('热的人');
  expect((await t.guest.send(blogger.recommended, {})).data.list.map(({ userName }) => userName)).toContain('热的人');
});
