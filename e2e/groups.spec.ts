import { courseForSale } from './support/courseForSale.ts';
import { inDatabase } from './support/inDatabase.ts';
import { jobsDone } from './support/jobsDone.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';
import type { Browser, Page } from '@playwright/test';

const ONE = { mobile: '13800000006', userType: 1 };
const TWO = { mobile: '13800000001', userType: 1 };
const OPERATOR = { mobile: '13800000009', userType: 0 };

test('one opens a group, another joins by its link, and when both have paid both have the course', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const { mine, path, two } = await openedGroup(browser, world.url);
  await expect(mine.getByText('两人同行：2 人成团，还差 1 人付款')).toBeVisible();
  await expect(mine.getByRole('timer')).toBeVisible();

  const theirs = await openAs(browser, world.url, two, new URL(mine.url()).pathname);
  await theirs.getByRole('link', { name: '参团' }).click();
  await theirs.waitForURL(/joinGroup=/);
  await payHere(theirs, (href) => openAs(browser, world.url, two, href, { width: 390, height: 844 }));
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

test('a group that nobody joins in time pays back by itself, its page says so, and the ledger is zero', async ({
  browser,
  world,
}) => {
  test.setTimeout(240_000);
  const { mine, path, operator } = await openedGroup(browser, world.url);
  const id = mine.url().split('/').at(-1)!;
  // a day goes by
  await inDatabase(world, `update purchase_group set expires_at = now() - interval '1 minute' where id = $1`, [id]);
  await inDatabase(world, `select graphile_worker.add_job('closeGroups', '{}', queue_name := 'closeGroups')`, []);
  await mine.getByRole('heading', { name: '没有拼成' }).waitFor();
  await expect(mine.getByText('没有凑够人，你付的钱原路退回。')).toBeVisible();
  await jobsDone(world); // the bank of the demo gives it back
  await mine.getByRole('link', { name: '看退款' }).click();
  await mine.waitForURL(/tab=refunding/);
  await expect(mine.getByText('没有在期限内拼成，钱原路退回').first()).toBeVisible();
  await mine.goto(path);
  await expect(mine.getByRole('link', { name: '购买', exact: true })).toBeVisible();

  const ours = await openAs(browser, world.url, operator, '/admin/ledger');
  for (const kind of ['每日', '整本']) await expect(ours.getByRole('cell', { name: kind }).first()).toBeVisible();
  await ours.getByRole('button', { name: '现在核对' }).click();
  await expect(ours.getByText(/笔分录合计 ¥0，全部平/)).toBeVisible();
  for (const page of [mine, ours]) await page.context().close();
});

/** Somebody opens a group for two and pays: the page of the group, the path of the course, and who else is about. */
async function openedGroup(browser: Browser, url: string) {
  const [one, two, operator] = await Promise.all([ONE, TWO, OPERATOR].map((who) => tokenOf(url, who)));
  const path = await courseForSale(url, one!, two!);
  await offerForTwo(url, operator!, path);
  const mine = await openAs(browser, url, one!, path);
  await mine.getByRole('link', { name: '开一个团' }).click();
  await mine.waitForURL(/openGroup=/);
  await expect(mine.getByText('你来开团，2 人成团')).toBeVisible();
  await payHere(mine, (href) => openAs(browser, url, one!, href, { width: 390, height: 844 }));
  await mine.waitForURL(/\/salegroup\/\d+$/, { timeout: 60_000 });
  return { mine, path, two: two!, operator: operator! };
}

/** A course at this path is cheaper for two who buy together. */
async function offerForTwo(url: string, operator: string, path: string): Promise<void> {
  const made = await fetch(`${url}/apis/trade/auth/admin/promotion/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: operator },
    body: JSON.stringify({
      promotionType: 2,
      promotionName: '两人同行',
      courseId: path.split('/').at(-1)!,
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
}

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
