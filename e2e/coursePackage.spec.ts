import { stat } from 'node:fs/promises';
import { cartridgeOf } from '#test/cartridges.ts';
import { findingsOf } from './support/findings.ts';
import { typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const LECTURER = '13800000002';

test('a lecturer says which abilities a course raises, takes it out as a package and makes a course of it again', async ({
  page,
}, info) => {
  test.slow();
  await page.goto(`/login?${new URLSearchParams({ redirectPath: '/account/vod', redirectQuery: '/' })}`);
  await typePassword(page, LECTURER);
  await page.getByRole('dialog', { name: '这次以哪个身份登录' }).getByRole('button', { name: /^讲师/ }).click();
  await page.waitForURL((url) => url.pathname === '/account/vod');
  const first = page.getByRole('row').nth(1);
  const name = (await first.getByRole('link').first().innerText()).trim();
  await first.getByRole('link', { name }).click();
  await page.waitForURL(/\/account\/vod\/add\?id=\d+/);
  const raised = page.getByRole('list', { name: '学完会提高' });
  const before = await raised.getByRole('listitem').count();
  await page.getByRole('combobox', { name: '提高的能力' }).fill('数据');
  await page.getByRole('option').first().click();
  await expect(raised.getByRole('listitem')).toHaveCount(before + 1);
  await raised.getByRole('listitem').last().getByRole('combobox').selectOption({ label: '第 4 级 精通' });
  await expect(page.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible();
  await page.reload();
  await expect(raised.getByRole('listitem')).toHaveCount(before + 1);
  expect(await findingsOf(page)).toEqual([]);

  await page.goto('/account/vod');
  await page.getByRole('button', { name: `「${name}」的更多操作` }).click();
  await page.getByRole('button', { name: '导出课程包' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/\d+ 章、\d+ 个课时/)).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载课程包' }).click();
  const file = info.outputPath('课程包.imscc');
  await (await waiting).saveAs(file);
  expect((await stat(file)).size).toBeGreaterThan(1000);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '导入课程包' }).click();
  const broken = { name: '坏的.zip', mimeType: 'application/zip', buffer: cartridgeOf('坏的', []) };
  await dialog.getByLabel('课程包').setInputFiles(broken);
  await expect(dialog.getByText('课程包的目录里什么也没有')).toBeVisible();
  await dialog.getByLabel('课程包').setInputFiles(file);
  await expect(dialog.getByText(`「${name}」（录播课）`, { exact: false })).toBeVisible();
  await expect(dialog.getByText('课程包的目录里什么也没有')).toBeHidden();
  expect(await findingsOf(page)).toEqual([]);
  const source = page.url();
  await dialog.getByRole('button', { name: '建成一门新课程' }).click();
  await page.waitForURL(/\/account\/vod\/add\?id=\d+/);
  expect(page.url()).not.toBe(source);
  await expect(page.getByRole('textbox', { name: '名称', exact: true })).toHaveValue(name);
  await expect(raised.getByRole('listitem')).toHaveCount(before + 1);
});
