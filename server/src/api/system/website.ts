import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { NOT_FOUND, SIGNED_OUT } from '#contract/kit/errors.ts';
import { mayEmbed } from '#contract/rules/shell.ts';
import * as contract from '#contract/system/website.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { website, websiteLink, websiteNav, websiteNavArticle } from '../../db/schema/system.ts';
import { offeredLinks } from '../../domain/membership/offeredLinks.ts';
import { houseAt } from '../../domain/orgSite/house.ts';
import { ownReferral, referralOf } from '../../domain/site/referral.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { shownHtml } from '../../kit/shownHtml.ts';

const settings = prepared('website', (db) => db.select().from(website).limit(1).prepare('website'));

export const get = handle(contract.get, async (ctx) => {
  const [row] = await settings(ctx.db).execute();
  if (!row) throw fail(NOT_FOUND);
  return row;
});

export const house = handle(contract.house, async ({ db }, { host }) => ({ house: await houseAt(db, host) }));

export const text = handle(contract.text, async (ctx, { key }) => {
  const [row] = await settings(ctx.db).execute();
  const texts = {
    userAgreement: { title: '用户协议', content: row?.userAgreement },
    privacyPolicy: { title: '隐私政策', content: row?.privacyPolicy },
    entryAgreement: { title: '入驻协议', content: row?.entryAgreement },
    recruit: { title: row?.recruitTitle ?? '', content: row?.recruitInfo },
  };
  const { title, content } = texts[key];
  if (!row || !content) throw fail(NOT_FOUND);
  return { title, content: await shownHtml(content), gmtModified: row.gmtModified };
});

const links = prepared('website_links', (db) =>
  db
    .select()
    .from(websiteLink)
    .where(enabled(websiteLink))
    .orderBy(desc(websiteLink.sort), asc(websiteLink.id))
    .limit(50)
    .prepare('website_links'),
);

export const link = handle(contract.link, async ({ db }) => ({
  websiteLinkList: await offeredLinks(db, await links(db).execute(), ({ linkUrl }) => linkUrl),
}));

/** A link of the footer leads to an article; one without is not shown. */
const navigation = prepared('website_nav', (db) =>
  db
    .select({
      id: websiteNav.id,
      parentId: websiteNav.parentId,
      navName: websiteNav.navName,
      navId: websiteNavArticle.navId,
    })
    .from(websiteNav)
    .leftJoin(websiteNavArticle, and(eq(websiteNavArticle.navId, websiteNav.id), enabled(websiteNavArticle)))
    .where(enabled(websiteNav))
    .orderBy(desc(websiteNav.sort), asc(websiteNav.id))
    .limit(200)
    .prepare('website_nav'),
);

export const navList = handle(contract.navList, async (ctx) => {
  const rows = await navigation(ctx.db).execute();
  const groups = rows
    .filter((row) => row.parentId === '0')
    .map(({ id, navName }) => ({
      id,
      navName,
      websiteNavList: rows.filter((row) => row.parentId === id && row.navId !== null),
    }));
  return { websiteNavList: groups.filter((group) => group.websiteNavList.length > 0) };
});

const articleByNav = prepared('website_nav_article', (db) =>
  db
    .select()
    .from(websiteNavArticle)
    .where(and(eq(websiteNavArticle.navId, sql.placeholder('navId')), enabled(websiteNavArticle)))
    .prepare('website_nav_article'),
);

export const navArticleGet = handle(contract.navArticleGet, async (ctx, input) => {
  const [article] = await articleByNav(ctx.db).execute(input);
  if (!article) throw fail(NOT_FOUND);
  return { ...article, artDesc: await shownHtml(article.artDesc) };
});

export const shellCheck = handle(contract.shellCheck, async (ctx, { url }) => {
  const [row] = await settings(ctx.db).execute();
  const allowed: 0 | 1 = row && mayEmbed(url, row.shellHosts) ? 1 : 0;
  return { allowed };
});

export const referralCode = handle(contract.referralCode, async (ctx, input) => {
  if (input.referralCode) return referralOf(ctx.db, input.referralCode);
  const visitor = await ctx.visitor();
  if (!visitor) throw fail(SIGNED_OUT);
  return ownReferral(ctx.db, visitor.userNo);
});
