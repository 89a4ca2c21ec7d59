import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a press before the page came to life acts once it has', () => {
  test('a tab of the sign-in page, pressed twice', async ({ page }) => {
    const release = await withoutScripts(page, '/reset');
    const byEmail = page.getByRole('tab', { name: '邮箱' });
    await byEmail.click();
    await byEmail.click();
    await expect(byEmail).toHaveAttribute('data-press', 'kept');
    await expect(byEmail).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(byEmail).toHaveAttribute('aria-selected', 'true');
    await expect(byEmail).toHaveAttribute('data-press', '');
  });

  test('a toggle acts once, however often it was pressed', async ({ page }) => {
    const release = await withoutScripts(page, '/login');
    const toggle = page.getByRole('button', { name: '显示密码' });
    await toggle.click();
    await toggle.click();
    release();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });

  test('a form that scripts send is not sent by the browser, and is sent with what was typed', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/login/password')) sent.push(request.postData() ?? '');
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    const release = await withoutScripts(page, '/login');
    await page.getByRole('textbox', { name: '手机号或邮箱' }).fill('13800000001');
    await page.getByRole('textbox', { name: '密码', exact: true }).fill('wrong-Password1');
    await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
    const request = page.waitForRequest('**/login/password');
    release();
    await request;
    expect(sent[0]).toContain('13800000001');
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    expect({ sent: sent.length, loads }).toEqual({ sent: 1, loads: 1 });
  });

  test('a search that was typed and sent', async ({ page }) => {
    const release = await withoutScripts(page, '/');
    const box = page.getByRole('search', { name: '顶部搜索' });
    await box.getByRole('combobox').fill('数据');
    await box.getByRole('button', { name: '搜索' }).click();
    release();
    await page.waitForURL(/\/search\/str\?str=/);
  });

  test('a form with an address is still sent by the browser itself', async ({ page }) => {
    await withoutScripts(page, '/certificate/verify');
    await page.getByRole('main').getByRole('textbox').fill('ZT0001');
    await page.getByRole('main').getByRole('button').click();
    await page.waitForURL(/\/certificate\/verify\?/, { waitUntil: 'commit' });
  });
});

/** Opens a page whose modules do not come until they are released. */
async function withoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return resolve;
}
