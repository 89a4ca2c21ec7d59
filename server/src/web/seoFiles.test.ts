import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { website, websiteNav, websiteNavArticle } from '../db/schema/system.ts';
import { site } from '../site.ts';
import { mountSeoFiles, publicPaths } from './seoFiles.ts';

const t = await testApp({ PUBLIC_URL: 'https://zhitu.example.cn' });

const handles = [
  { path: '/' },
  { path: '/' },
  { path: '/terrace/:id?' },
  { path: '/account/course' },
  { path: '/login', noindex: true },
  { path: '/text', needsQuery: true },
];
const routes = Object.fromEntries(handles.map((handle, index) => [String(index), { module: { handle } }]));

it('only fixed addresses open to all and meant for indexing are listed, once each', () => {
  expect(publicPaths({ routes } as unknown as ServerBuild)).toEqual(['/']);
});

it('the site map is an index, articles and agreements are in one of its parts', async () => {
  const { db } = t.database;
  await db.insert(website).values({ title: '知途', userAgreement: '<p>协议</p>' });
  const [group] = await db.insert(websiteNav).values({ navName: '关于' }).returning();
  const [nav] = await db.insert(websiteNav).values({ navName: '介绍', parentId: group!.id }).returning();
  await db.insert(websiteNavArticle).values({ navId: nav!.id, artTitle: '介绍', artDesc: '' });
  const { buildApp } = await import('../app.ts');
  const app = await buildApp(t.platform);
  mountSeoFiles(app, t.platform, site, async () => ['/', '/list?a=1&b=2']);
  const get = async (url: string) => (await app.inject({ url })).body;
  expect(await get('/sitemap.xml')).toContain('<loc>https://zhitu.example.cn/sitemap/articles.xml</loc>');
  expect(await get('/sitemap/pages.xml')).toContain('<loc>https://zhitu.example.cn/list?a=1&amp;b=2</loc>');
  const articles = await get('/sitemap/articles.xml');
  expect(articles).toContain(`<loc>https://zhitu.example.cn/terrace/${nav!.id}</loc><lastmod>`);
  expect(articles).toContain('/text?key=userAgreement</loc>');
  expect(articles).not.toContain('privacyPolicy');
  expect(await get('/robots.txt')).toContain('Sitemap: https://zhitu.example.cn/sitemap.xml');
  await app.close();
});
