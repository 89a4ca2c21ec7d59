import type { Browser, Page } from '@playwright/test';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

const LEARNER = '13800000001';
const LECTURER = '13800000002';

test('two people write to each other; what is written without a network arrives once, in order', async ({
  browser,
  baseURL,
}) => {
  const lecturer = await roomOf(browser, baseURL!, LECTURER, 2, '林晓');
  const learner = await roomOf(browser, baseURL!, LEARNER, 1, '陈砚清');
  await say(lecturer, '周五的演示改到三点');
  await said(learner, '周五的演示改到三点').waitFor();
  // the lecturer sees that it was read
  await said(lecturer, '周五的演示改到三点').filter({ hasText: '已读' }).waitFor();

  await learner.context().setOffline(true);
  for (const text of ['收到', '我先把第一页改好', '三点见']) await say(learner, text);
  await expect(said(learner, '三点见')).toBeVisible();
  await expect(said(lecturer, '三点见')).toHaveCount(0);
  await learner.context().setOffline(false);
  for (const text of ['收到', '我先把第一页改好', '三点见']) await said(lecturer, text).waitFor();
  const own = lecturer
    .getByRole('log')
    .getByRole('article')
    .filter({ hasText: /收到|第一页|三点见/ });
  await expect(own).toContainText(['收到', '我先把第一页改好', '三点见']);
  for (const text of ['收到', '我先把第一页改好', '三点见']) await expect(said(learner, text)).toHaveCount(1);
  await lecturer.context().close();
  await learner.context().close();
});

test('a draft is still there after a reload', async ({ page, context, request }) => {
  await enter(context, request, LEARNER, 1);
  await open(page, '小满');
  await page.getByRole('textbox', { name: /写消息$/ }).fill('明天中午十二点，二楼门口');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /写消息$/ })).toHaveValue('明天中午十二点，二楼门口');
});

async function roomOf(browser: Browser, baseURL: string, mobile: string, userType: number, other: string) {
  const context = await browser.newContext({ baseURL });
  await enter(context, context.request, mobile, userType);
  const page = await context.newPage();
  await open(page, other);
  return page;
}

async function open(page: Page, other: string): Promise<void> {
  await page.goto('/im');
  await page.getByRole('link', { name: new RegExp(`^${other}`) }).click();
  await expect(page.getByRole('textbox', { name: /写消息$/ })).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /写消息$/ }).fill(text);
  await page.keyboard.press('Enter');
}

const said = (page: Page, text: string) => page.getByRole('log').getByRole('article').filter({ hasText: text });
