import { findingsOf } from './support/findings.ts';
import { jobsDone } from './support/jobsDone.ts';
import { openAs, tokenOf } from './support/openAs.ts';
import { expect, test } from './support/test.ts';

const BOSS = { mobile: '13800000005', userType: 5 };

test('an administrator takes everything of the organization along', async ({ browser, world }) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, world.url, await tokenOf(world.url, BOSS), '/account/organization/export');
  expect(await findingsOf(page)).toEqual([]);
  await page.getByRole('button', { name: '导出一份' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /带上课程的视频/ }).uncheck();
  await dialog.getByRole('radio', { name: '登录密码' }).check();
  await dialog.getByRole('textbox', { name: '登录密码' }).fill('Zhitu@2026');
  await dialog.getByRole('button', { name: '导出', exact: true }).click();
  await expect(page.getByText('开始导出了，做好会发消息')).toBeVisible();
  await jobsDone(world);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: '可以下载' }).first();
  await expect(row).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /^下载/ }).click(),
  ]);
  expect(download.suggestedFilename()).toContain('全部数据');
  await page.context().close();
});
