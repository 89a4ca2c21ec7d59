import { findingsOf } from './support/findings.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const LEARNER = { mobile: '13800000001', userType: 1 };
const LECTURER = { mobile: '13800000002', userType: 2 };
const TITLE = '移动平均的窗口我是这样取的';

test('a learner writes with the outline beside the text, publishes, a lecturer likes and comments, the writer hears of it', async ({
  browser,
  world,
}) => {
  test.setTimeout(180_000);
  const [writes, reads] = await Promise.all([LEARNER, LECTURER].map((who) => tokenOf(world.url, who)));
  const writer = await openAs(browser, world.url, writes!, '/blog/account/write');
  const title = writer.getByRole('textbox', { name: '标题' });
  await title.fill(TITLE);
  await writer.getByRole('textbox', { name: '正文' }).click();
  for (const [heading, words] of [
    ['先看周期', '有周规律就取七天。'],
    ['再看噪声', '噪声大就取长一点。'],
  ] as const) {
    await writer.getByRole('button', { name: '大标题', exact: true }).click();
    await writer.keyboard.type(heading);
    await writer.keyboard.press('Enter');
    await writer.keyboard.type(words);
    await writer.keyboard.press('Enter');
  }
  const outline = writer.getByRole('navigation', { name: '大纲' });
  await expect(outline.getByRole('button')).toHaveText(['先看周期', '再看噪声']);
  await outline.getByRole('button', { name: '再看噪声' }).click();
  expect(await findingsOf(writer)).toEqual([]);
  await expect(writer.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
  await writer.reload();
  await expect(title).toHaveValue(TITLE);
  await writer.getByRole('button', { name: '发布', exact: true }).click();
  await expect(writer.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(writer.getByRole('navigation', { name: '本文目录' }).getByRole('link')).toHaveCount(2);
  const address = new URL(writer.url()).pathname;

  const reader = await openAs(browser, world.url, reads!, address);
  await reader.getByRole('button', { name: /^赞/ }).first().click();
  await expect(reader.getByRole('button', { name: /^已赞/ }).first()).toHaveAttribute('aria-pressed', 'true');
  await reader.getByRole('button', { name: '写下你的看法' }).click();
  await reader.getByRole('textbox', { name: '评论' }).fill('周规律这一段写得清楚');
  await reader.getByRole('button', { name: '发表评论' }).click();
  await expect(reader.getByText('评论发表成功')).toBeVisible(); // what is typed is text of the page before it is sent

  await writer.goto('/account/message');
  await expect(writer.getByText(TITLE).first()).toBeVisible();
  for (const one of [writer, reader]) await one.context().close();
});

test('the page of a blogger has what they wrote, asked and answered, each in a tab', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('main').locator('a[href^="/blog/blogger/"]').first().click();
  await page.waitForURL(/\/blog\/blogger\/\d+/);
  for (const [name, tab] of [
    ['提问', 'asked'],
    ['回答', 'answered'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${tab}`));
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    expect(await findingsOf(page)).toEqual([]);
  }
});
