import type { Page } from '@playwright/test';
import { findingsOf } from './support/findings.ts';
import { field, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LECTURER = '13800000002';
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^已保存/ });

test('a lecturer writes a course of three chapters: typed without a network, reloaded, found again, handed in and withdrawn', async ({
  page,
}) => {
  test.slow();
  await enter(page, '/account/vod');
  await page.getByRole('button', { name: '新建课程' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '名称' }).fill('断网也能写的课');
  await dialog.getByRole('button', { name: '新建' }).click();
  await page.waitForURL(/\/account\/vod\/add\?id=\d+/);
  await page.getByRole('textbox', { name: '一句话介绍' }).fill('三章写完');
  for (const level of ['一级', '二级', '三级'])
    await page.getByRole('combobox', { name: `分类：${level}` }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: '课程介绍' }).pressSequentially('从头写起');
  await expect(saved(page)).toBeVisible();

  await page.getByRole('link', { name: '下一步：上传内容' }).click();
  await page.waitForURL(/\/account\/vod\/period/);
  for (const name of ['开头', '中间', '结尾']) await addChapter(page, name);
  const tree = page.getByRole('region', { name: '目录' });
  await expect(tree.getByText('3 章，0 个课时')).toBeVisible();
  for (const [place, name] of ['第一课', '第二课', '第三课'].entries()) {
    await tree.getByRole('button', { name: '加课时' }).nth(0).click();
    await field(page, '新的课时的名称').fill(name);
    await page.keyboard.press('Enter');
    await expect(row(page, name)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await tree.getByRole('form', { name: '新的课时' }).getByRole('button', { name: '完成' }).click();
    for (let steps = 0; steps < place; steps += 1) {
      await row(page, name).focus();
      await page.keyboard.press('Alt+ArrowRight');
      await expect(row(page, name)).toContainText(`${steps + 2}.1`);
    }
  }

  // The network is gone for what is written; what was typed stays, over a reload too.
  const calls = '**/audit/update';
  await page.route(calls, (route) => route.abort());
  await field(page, '课时名称').fill('第三课：断网时改的名字');
  await expect(page.getByText('还没有送到，会自动再试')).toBeVisible();
  await page.reload();
  await row(page, '第三课：断网时改的名字').click();
  await expect(field(page, '课时名称')).toHaveValue('第三课：断网时改的名字');
  await page.unroute(calls);
  await page.reload();
  await expect(saved(page)).toBeVisible();
  await expect(row(page, '第三课：断网时改的名字')).toBeVisible();

  // Not ready yet: said at the place, nothing handed in.
  await page.getByRole('button', { name: '提交审核' }).click();
  await dialog.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText(/^还有 3 处没有写好，每处都标在它的位置/)).toBeVisible();
  await page.getByRole('link', { name: '去补第一处' }).click();
  await expect(page.getByText('还没有上传内容').last()).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  for (const name of ['第一课', '第二课', '第三课：断网时改的名字']) {
    await row(page, name).click();
    await page.getByRole('button', { name: '从我的文件里选' }).click();
    await dialog.getByRole('button', { name: /^用 / }).first().click();
    await expect(page.getByRole('button', { name: /^拿掉 / })).toBeVisible();
  }
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await dialog.getByRole('textbox', { name: '给审核人的说明' }).fill('第一次交');
  await dialog.getByRole('button', { name: '提交', exact: true }).click();
  await page.waitForURL(/\/account\/vod\/check/);
  await expect(page.getByRole('heading', { name: '已提交审核' })).toBeVisible();

  await page.getByRole('link', { name: '查看我的课程' }).click();
  await page.getByRole('button', { name: '「断网也能写的课」的更多操作' }).click();
  await page.getByRole('button', { name: '撤回审核' }).click();
  await dialog.getByRole('button', { name: '撤回', exact: true }).click();
  await expect(page.getByText('已撤回，可以接着修改')).toBeVisible();
});

test('two devices change the same title: both are shown, and the one that is chosen stays', async ({
  page,
  browser,
}) => {
  await enter(page, '/account/vod?tab=editing');
  await page.getByRole('link', { name: '图表重做：二十个失败案例' }).click();
  await page.waitForURL(/\/account\/vod\/add/);
  await expect(field(page, '名称')).toHaveValue('图表重做：二十个失败案例');
  const other = await (
    await browser.newContext({ storageState: await page.context().storageState(), baseURL: new URL(page.url()).origin })
  ).newPage();
  await other.goto(page.url());
  await field(other, '名称').fill('图表重做：另一台设备');
  await expect(saved(other)).toBeVisible();

  await field(page, '名称').fill('图表重做：这台设备');
  const dialog = page.getByRole('dialog', { name: '这里在别处改过了' });
  await expect(dialog.getByText('图表重做：另一台设备')).toBeVisible();
  await expect(dialog.getByText('图表重做：这台设备')).toBeVisible();
  await dialog.getByRole('button', { name: '用那边的' }).click();
  await expect(field(page, '名称')).toHaveValue('图表重做：另一台设备');

  await field(page, '名称').fill('图表重做：二十个失败案例');
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(field(other, '名称')).toHaveValue('图表重做：二十个失败案例');
  await other.context().close();
});

/** Opens a page as the lecturer of the demo world. */
async function enter(page: Page, path: string): Promise<void> {
  const [redirectPath = '', redirectQuery = ''] = path.split('?');
  await page.goto(`/login?${new URLSearchParams({ redirectPath, redirectQuery: redirectQuery || '/' })}`);
  await typePassword(page, LECTURER);
  await page.getByRole('dialog', { name: '这次以哪个身份登录' }).getByRole('button', { name: /^讲师/ }).click();
  await page.waitForURL((url) => url.pathname === redirectPath);
}

async function addChapter(page: Page, name: string): Promise<void> {
  const input = field(page, '新的章的名称');
  const add = page.getByRole('button', { name: '加一章' });
  await expect(add.or(input)).toBeVisible();
  if (await add.isVisible()) await add.click();
  await input.fill(name);
  await page.keyboard.press('Enter');
  await expect(row(page, name)).toBeVisible();
}

/** The name of a chapter or class-hour in the outline. */
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: '目录' }).locator('[data-row]').filter({ hasText: name });
