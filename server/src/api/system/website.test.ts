import { describe, expect, it } from 'vitest';
import * as website from '#contract/system/website.ts';
import { NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { testApp } from '#test/testApp.ts';
import { website as websiteTable, websiteLink, websiteNav, websiteNavArticle } from '../../db/schema/system.ts';

const t = await testApp();
await t.database.db.insert(websiteTable).values({ title: '知途', userAgreement: '<p>协议</p>' });

describe('site', () => {
  it('anybody gets the facts of the site', async () => {
    const { code, data } = await t.guest.send(website.get);
    expect(code).toBe(200);
    expect(data.title).toBe('知途');
  });

  it('a text not written does not exist', async () => {
    expect((await t.guest.send(website.text, { key: 'userAgreement' })).data.title).toBe('用户协议');
    expect((await t.guest.send(website.text, { key: 'recruit' })).code).toBe(NOT_FOUND.code);
  });

  it('the footer lists only links with an article and no empty groups', async () => {
    const { db } = t.database;
    const [group] = await db.insert(websiteNav).values({ navName: '关于' }).returning();
    await db.insert(websiteNav).values({ navName: '空组' });
    const [written, unwritten] = await db
      .insert(websiteNav)
      .values(['平台介绍', '还没写'].map((navName) => ({ navName, parentId: group!.id })))
      .returning();
    await db
      .insert(websiteNavArticle)
      .values({ navId: written!.id, artTitle: '平台介绍', artDesc: '<p>介绍</p><script>a()</script>' });

    const { data } = await t.guest.send(website.navList);
    expect(data.websiteNavList.map((one) => one.navName)).toEqual(['关于']);
    expect(data.websiteNavList[0]!.websiteNavList.map((one) => one.navName)).toEqual(['平台介绍']);
    const article = (await t.guest.send(website.navArticleGet, { navId: written!.id })).data;
    expect(article).toMatchObject({ artTitle: '平台介绍', artDesc: '<p>介绍</p>' });
    expect((await t.guest.send(website.navArticleGet, { navId: unwritten!.id })).code).toBe(NOT_FOUND.code);
  });

  it('disabled links of friends do not appear', async () => {
    const rows = [RowState.normal, RowState.disabled].map((statusId) => ({
      linkName: `链接${statusId}`,
      linkUrl: 'https://www.moe.gov.cn',
      statusId,
    }));
    await t.database.db.insert(websiteLink).values(rows);
    const { data } = await t.guest.send(website.link);
    expect(data.websiteLinkList.map((one) => one.linkName)).toEqual(['链接1']);
  });

  it('only listed hosts open within the site', async () => {
    await t.database.db.update(websiteTable).set({ shellHosts: ['docs.example.cn'] });
    const ask = async (url: string) => (await t.guest.send(website.shellCheck, { url })).data.allowed;
    expect(await ask('https://docs.example.cn/guide?id=1')).toBe(1);
    expect(await ask('https://example.cn/')).toBe(0);
    expect(await ask('')).toBe(0);
  });

  it('a referral code tells who referred, with the name masked', async () => {
    const person = await t.person({ nickname: '林晓晓' });
    const own = (await person.send(website.referralCode)).data;
    expect(own).toMatchObject({ isValid: 1, referrerName: '林晓晓' });
    const lower = own.referralCode.toLowerCase();
    const asked = await t.guest.send(website.referralCode, { referralCode: lower });
    expect(asked.data).toEqual({ referralCode: own.referralCode, isValid: 1, referrerName: '林**' });
    const unknown = await t.guest.send(website.referralCode, { referralCode: 'NOBODY00' });
    expect(unknown.data).toMatchObject({ isValid: 0, referrerName: '' });
    expect((await t.guest.send(website.referralCode)).code).toBe(SIGNED_OUT.code);
  });
});
