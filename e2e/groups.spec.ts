import { courseForSale } from './support/courseForSale.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';

const ONE = { mobile: '13800000006', userType: 1 };
const TWO = { mobile: '13800000001', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };

test('one opens a group, another joins by its link, and when both have paid both have the course', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const [one, two, operator] = await Promise.all([ONE, TWO, OPERATOR].map((who) => tokenOf(world.url, who)));
  const path = await courseForSale(world.url, one!, two!);
  const courseId = path.split('/').at(-1)!;
  const made = await fetch(`${world.url}/apis/trade/auth/admin/promotion/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: operator! },
    body: JSON.stringify({
      promotionType: 2,
      promotionName: '两人同行',
      courseId,
      price: 1,
      floorPrice: 0.5,
      stock: 20,
      groupSize: 2,
      groupHours: 24,
      beginTime: '2026-01-01 00:00:00',
      endTime: '2036-01-01 00:00:00',
    }),
  });
  expect(((await made.json()) as { code: number }).code).toBe(200);

  const mine = await openAs(browser, world.url, one!, path);
  await mine.getByRole('link', { name: '开一个团' }).click();
  await mine.waitForURL(/openGroup=/);
  await expect(mine.getByText('你来开团，2 人成团')).toBeVisible();
  await payHere(mine, (href) => openAs(browser, world.url, one!, href, { width: 390, height: 844 }));
  await mine.waitForURL(/\/salegroup\/\d+$/, { timeout: 60_000 });
  await expect(mine.getByText('两人同行：2 人成团，还差 1 人付款')).toBeVisible();
  await expect(mine.getByRole('timer')).toBeVisible();

  const theirs = await openAs(browser, world.url, two!, new URL(mine.url()).pathname);
  await theirs.getByRole('link', { name: '参团' }).click();
  await theirs.waitForURL(/joinGroup=/);
  await payHere(theirs, (href) => openAs(browser, world.url, two!, href, { width: 390, height: 844 }));
  await theirs.waitForURL(/\/(salegroup\/\d+|pay\/paySuccess\?orderNo=\d+)$/, { timeout: 60_000 });
  // The job hands over, and both pages hear of it.
  await expect(mine.getByRole('heading', { name: '拼成了' })).toBeVisible();
  const begin = mine.getByRole('link', { name: '开始学习' });
  await expect(begin).toBeVisible({ timeout: 60_000 });
  await begin.click();
  await mine.waitForURL(`${world.url}${path}`);
  await expect(mine.getByRole('link', { name: '购买', exact: true })).toHaveCount(0);
  for (const page of [mine, theirs]) await page.context().close();
});

/** Orders what the cashier shows and pays with the demo's phone. */
async function payHere(page: Page, openPhone: (href: string) => Promise<Page>): Promise<void> {
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.waitForURL(/\/pay\/\d+$/);
  const href = await page.getByRole('link', { name: '打开演示手机' }).getAttribute('href');
  const phone = await openPhone(href!);
  await phone.getByRole('button', { name: '付款，通知 5 次' }).click();
  await expect(phone.getByText('已扣款')).toBeVisible();
  await phone.context().close();
}
