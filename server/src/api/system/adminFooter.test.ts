import { expect, it } from 'vitest';
import { CONFLICT, INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { IN_USE } from '#contract/system/adminFailures.ts';
import * as console from '#contract/system/adminFooter.ts';
import * as website from '#contract/system/website.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const operator = await t.person({ userType: 0 });
const rows = async (parentId: string) => (await operator.send(console.list, { parentId })).data.list;

it('a group, an entry and its article: footer and text show, scripts in the text are gone', async () => {
  const group = (await operator.send(console.save, { parentId: '0', navName: '关于我们' })).data.id;
  const text = { parentId: group, navName: '联系我们', artDesc: '<p>电话</p><script>alert(1)</script>' };
  const { id } = (await operator.send(console.save, text)).data;
  const nav = (await t.guest.send(website.navList)).data.websiteNavList;
  expect(nav).toMatchObject([{ navName: '关于我们', websiteNavList: [{ id, navName: '联系我们' }] }]);
  const article = (await t.guest.send(website.navArticleGet, { navId: id })).data;
  expect(article).toMatchObject({ artTitle: '联系我们', artDesc: '<p>电话</p>' });

  const [entry] = await rows(group);
  const save = (artDesc: string) => operator.send(console.save, { ...text, id, version: entry!.version, artDesc });
  const codes = (await Promise.all(['<p>甲</p>', '<p>乙</p>'].map(save))).map(({ code }) => code);
  expect(codes.sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);

  const [top] = await rows('0');
  expect(top!.childCount).toBe(1);
  expect((await operator.send(console.remove, top)).code).toBe(IN_USE.code);
  expect((await operator.send(console.arrange, { parentId: group, ids: [id] })).code).toBe(200);
  expect((await operator.send(console.remove, (await rows(group))[0])).code).toBe(200);
  expect((await t.guest.send(website.navArticleGet, { navId: id })).code).toBe(NOT_FOUND.code);
  expect((await operator.send(console.remove, top)).code).toBe(200);
});

it('entries without a text and unknown groups are refused', async () => {
  expect(await operator.send(console.save, { parentId: '1', navName: '空' })).toMatchObject({
    code: INVALID_INPUT.code,
    msg: '请输入正文',
  });
  const reply = await operator.send(console.save, { parentId: '1', navName: '空', artDesc: '<p>字</p>' });
  expect(reply.code).toBe(NOT_FOUND.code);
});
