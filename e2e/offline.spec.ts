import type { Page } from '@playwright/test';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));

test('offline a page is ours, says what waits, and opens once there is a network', async ({ page, context }) => {
  await page.goto('/');
  await controlled(page);
  await page.evaluate(() => localStorage.setItem('zt-study:1:2', '{}'));
  await context.setOffline(true);
  await page.goto('/list');
  await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible();
  await expect(page.getByText('有 1 份学习记录等着补交')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('navigation', { name: '主导航' }).first()).toBeVisible();
});

test('a link pressed offline ends in our own words too', async ({ page, context }) => {
  await page.goto('/');
  await controlled(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: '证书核验' }).click();
  await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible();
});

test('nothing of a person stays in the kept files, and no page does', async ({ page, context, request }) => {
  await enter(context, request, '13800000001', 1);
  await page.goto('/');
  await controlled(page);
  for (const address of ['/account', '/account/message']) await page.goto(address);
  const paths = await page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/offline.html');
  expect(paths.filter((path) => !/^\/(assets\/|offline\.|favicon\.svg$)/.test(path))).toEqual([]);
});

test('it can be installed: the manifest names icons that are there', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons, start_url } = (await (await request.get(href!)).json()) as {
    icons: { src: string; type: string }[];
    start_url: string;
  };
  expect(start_url).toBe('/');
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toBe(type);
});
