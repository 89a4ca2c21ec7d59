import { expect, it } from 'vitest';
import * as blog from '#contract/community/blog.ts';
import * as blogDraft from '#contract/community/blogDraft.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { MOST_VERSIONS, VersionReason } from '#contract/rules/blog.ts';
import { begin, newKey, written } from '#test/blog.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const start = new Date('2026-11-21T12:00:00+08:00').getTime();
const minute = (n: number) => t.setNow(new Date(start + n * 60_000));

it('keeps a version every five minutes and at publishing, the last fifty, for the author alone', async () => {
  const [author, other] = [await t.person(), await t.person()];
  minute(0);
  const { id, revision } = await begin(author, written('第 0 版'));
  const known = [revision];
  const type = async (title: string) => {
    known.push(newKey());
    const basedOn = known.slice(-3, -1);
    await author.send(blog.update, { id, revision: known.at(-1)!, basedOn, fields: written(title) });
  };
  const versions = async () => (await author.send(blogDraft.versions, { id })).data.list;
  minute(1);
  await type('第 1 版');
  expect((await versions()).map(({ title }) => title)).toEqual(['第 0 版']);
  minute(6);
  await type('第 2 版');
  expect((await versions()).map(({ title }) => title)).toEqual(['第 2 版', '第 0 版']);
  await author.send(blog.stand, { id, isPutaway: 1 });
  const [published, , first] = await versions();
  expect(published!.versionReason).toBe(VersionReason.published);
  const restored = await author.send(blogDraft.version, { id: first!.id });
  expect(restored.data.fields).toMatchObject({ title: '第 0 版', content: '<p>第 0 版的正文</p>' });
  expect((await other.send(blogDraft.version, { id: first!.id })).code).toBe(NOT_FOUND.code);
  expect((await other.send(blogDraft.versions, { id })).code).toBe(NOT_FOUND.code);
  for (let n = 1; n <= MOST_VERSIONS; n += 1) {
    minute(10 + n * 6);
    await type(`之后 ${n}`);
  }
  const all = await versions();
  expect(all).toHaveLength(MOST_VERSIONS);
  expect(all.at(-1)!.title).toBe('之后 1');
  expect((await author.send(blogDraft.view, { id })).data).toMatchObject({ isChanged: 1, revision: known.at(-1) });
});
