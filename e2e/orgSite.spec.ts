import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const ORGANIZATION = { mobile: '13800000003', userType: 3 };
const HOST = 'beian.localhost';

const ownUrl = (url: string): string => {
  const own = new URL(url);
  own.hostname = HOST;
  return own.origin;
};

test('by its own host an organization is at home, under its name and in its colour', async ({ browser, world }) => {
  test.setTimeout(180_000);
  const visitor = await browser.newPage({ baseURL: ownUrl(world.url) });
  await visitor.goto('/');
  await visitor.waitForURL(/organization\/view\//);
  const html = visitor.locator('html');
  await expect(html).toHaveAttribute('data-house', 'indigo');
  const nav = visitor.getByRole('navigation', { name: '主导航' });
  await expect(nav.getByRole('link')).toHaveText(['首页', '单位介绍']);
  await expect(visitor).toHaveTitle(/北岸/);
  expect(await findingsOf(visitor)).toEqual([]);
  await nav.getByRole('link', { name: '单位介绍' }).click();
  await visitor.waitForURL(/organizationdetail/);
  await expect(html).toHaveAttribute('data-house', 'indigo');

  const page = await openAs(browser, world.url, await tokenOf(world.url, ORGANIZATION), '/account/organization/site');
  await expect(page.getByText(`「${HOST}」启用着`)).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '检查' }).click();
  await expect(page.getByText('找到了证明，域名启用了')).toBeVisible();
  await page.getByRole('radio', { name: '绛红' }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await expect(async () => {
    await visitor.goto('/');
    await expect(html).toHaveAttribute('data-house', 'crimson', { timeout: 1000 });
  }).toPass();
  // The platform's own host stays what it is.
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-house', /./);
  await page.getByRole('link', { name: '知途首页' }).first().waitFor();
  await page.context().close();
  await visitor.close();
});
