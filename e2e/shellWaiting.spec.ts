import type { Page } from '@playwright/test';
import { expectBroken, follow } from './support/quietShell.ts';
import { hydrated, open } from './support/settled.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('progress bar', () => {
  test('appears after 200 ms of a slow navigation and goes with it', async ({ page }) => {
    const [appeared, text] = [await watchBar(page), '课程'];
    const seen = Promise.withResolvers<void>();
    await page.route('**/list.data*', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await follow(page, text);
    await expect(bar(page)).toHaveCount(1);
    seen.resolve();
    await page.waitForURL('/list');
    await expect(bar(page)).toHaveCount(0);
    expect(await appeared()).toBeGreaterThanOrEqual(195);
  });

  test('goes after five seconds even when the page does not come', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/list.data*', () => new Promise(() => undefined));
    const asked = page.waitForRequest('**/list.data*');
    await follow(page, '课程');
    await asked;
    // This clock stands still; what is waited for is React finishing 正在打开 in real time.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await page.clock.runFor(190);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(4950);
    await expect(bar(page)).toHaveCount(1);
    await page.clock.runFor(50);
    await expect(bar(page)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  /** Opens the home page and tells, later, how many milliseconds after the click the bar appeared. */
  async function watchBar(page: Page): Promise<() => Promise<number>> {
    await open(page, '/');
    await page.evaluate(() => {
      const seen = { clicked: 0, appeared: 0 };
      Object.assign(window, { seen });
      addEventListener('click', () => (seen.clicked = performance.now()), { capture: true });
      new MutationObserver(() => {
        if (!seen.appeared && document.querySelector('[data-active]')) seen.appeared = performance.now();
      }).observe(document.body, { attributes: true, subtree: true });
    });
    return () =>
      page.evaluate(() => {
        const { clicked, appeared } = (window as unknown as { seen: { clicked: number; appeared: number } }).seen;
        return appeared - clicked;
      });
  }
});

test('a file that is gone reloads the page, but only once in 60 s', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await open(page, '/');
  await page.route(/\/assets\/(List|Vacancies)-.*\.js/, (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await follow(page, '课程');
  await reloaded;
  await hydrated(page);
  expect(loads).toBe(2);
  await follow(page, '招聘');
  await expectBroken(page);
  expect(loads).toBe(2);
});

test('a call without an answer ends after 60 s with 网络超时, and other pages still work', async ({ page }) => {
  await page.clock.install();
  // Fake clocks leave AbortSignal.timeout alone: the same milliseconds, counted by this clock.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
  await page.route('**/apis/user/api/user/login/password', () => new Promise(() => undefined));
  await open(page, '/login');
  await page.getByRole('textbox', { name: '手机号或邮箱' }).fill('13800000001');
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Zhitu@2026');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  const sent = page.waitForRequest('**/login/password');
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
  await sent;
  await page.clock.runFor(59_000);
  await expect(page.getByText('网络超时')).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(page.getByText('网络超时')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('equal messages within 2 s are shown once, later ones again', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  // The clock stands still: if it ran, the first message would be over between two presses on a busy machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  const go = page.getByRole('search', { name: '顶部搜索' }).getByRole('button', { name: '搜索' });
  for (let times = 0; times < 3; times += 1) await go.click();
  await expect(toasts(page, '请输入搜索内容')).toHaveCount(1);
  await page.clock.runFor(2100);
  await go.click();
  await expect(toasts(page, '请输入搜索内容')).toHaveCount(2);
  await page.clock.runFor(3100);
  await expect(toasts(page, '请输入搜索内容')).toHaveCount(0);
  await page.clock.resume();
  await open(page, '/enterpriseList');
  await go.click();
  await expect(toasts(page, '请输入搜索关键词')).toHaveCount(1);
});

const bar = (page: Page) => page.locator('[data-active]');

const toasts = (page: Page, text: string) => page.locator('output[popover] > span').filter({ hasText: text });
