import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CONFLICT, INVALID_INPUT } from '#contract/kit/errors.ts';
import * as console from '#contract/system/adminSite.ts';
import * as website from '#contract/system/website.ts';
import { testApp } from '#test/testApp.ts';
import { website as table } from '../../db/schema/system.ts';
import { sysLog } from '../../db/schema/trust.ts';

const t = await testApp();
const { db } = t.database;
await db.insert(table).values({ title: '知途', userAgreement: '<p>旧</p>', wxCode: '/demo-art/wx.svg' });
const operator = await t.person({ userType: 0 });
const site = async () => (await operator.send(console.get)).data;
const change = async (given: object) => operator.send(console.save, { version: (await site()).version, ...given });

it('changes only what was sent, the site is new at once, the log has only what changed', async () => {
  expect((await change({ title: '新途', prn: '某公网安备 12345678901234 号', phone: '' })).code).toBe(200);
  const { data } = await t.guest.send(website.get);
  expect(data).toMatchObject({ title: '新途', prnNo: '12345678901234', wxCode: '/demo-art/wx.svg' });
  const [log] = await db.select().from(sysLog).orderBy(desc(sysLog.id)).limit(1);
  expect(log).toMatchObject({ before: { title: '知途', prn: '' }, after: { title: '新途' } });
  expect(log!.after).not.toHaveProperty('phone');
});

it('scripts in agreements are gone; hosts to embed are one a line', async () => {
  const userAgreement = '<h3>一</h3><p onclick="x()">新</p><script>alert(1)</script>';
  await change({ userAgreement, shellHosts: 'Docs.example.cn\n*.lab.example.cn' });
  expect((await t.guest.send(website.text, { key: 'userAgreement' })).data.content).toBe('<h2>一</h2><p>新</p>');
  expect((await t.guest.send(website.shellCheck, { url: 'https://a.lab.example.cn/x' })).data.allowed).toBe(1);
  expect((await site()).shellHosts).toBe('docs.example.cn\n*.lab.example.cn');
});

it('letters are counted, not tags: too many are told at their field, what is kept is also clean for the operator', async () => {
  const tooLong = `<p><strong>${'字'.repeat(100_001)}</strong></p>`;
  const msg = '隐私政策最多 100000 个字';
  expect(await change({ privacyPolicy: tooLong })).toMatchObject({
    code: INVALID_INPUT.code,
    msg,
    data: { issues: [{ path: 'privacyPolicy', message: msg }] },
  });
  expect((await change({ privacyPolicy: tooLong.replace('字', '') })).code).toBe(200);
  await db.update(table).set({ entryAgreement: '<p onclick="x()">旧</p>' });
  expect((await site()).entryAgreement).toBe('<p>旧</p>');
});

it('of two changing at once the later one has to look first', async () => {
  const { version } = await site();
  const replies = await Promise.all(['甲', '乙'].map((title) => operator.send(console.save, { version, title })));
  expect(replies.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, CONFLICT.code]);
});

it.each([
  [{ title: ' ' }, '请输入站点名称'],
  [{ service1: '12a' }, '课程咨询是 5 到 12 位数字，不用就留空'],
  [{ h5Domain: 'javascript:alert(1)' }, '请填写 http 开头、不带路径的网址，例如 https://m.example.cn'],
  [{ shellHosts: 'docs.example.cn\nhttps://x' }, '每行一个主机名，例如 docs.example.cn 或 *.example.cn'],
  [{ userAgreement: '<p><br></p>'.repeat(40_000) }, '用户协议连同格式太长了，请分成几篇或去掉一些格式'],
  [{ logo: '/files/1.webp' }, '文件不存在，请重新上传'],
])('%j is refused with the reason', async (wrong, msg) => {
  expect(await change(wrong)).toMatchObject({ code: INVALID_INPUT.code, msg });
});
