import { enterConsole } from './support/enterConsole.ts';
import { findingsOf } from './support/findings.ts';
import { field } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('the operator pastes words, tries a sentence, reads a file in and takes words out again', async ({ page }) => {
  await enterConsole(page, '/admin/words');
  await expect(page.getByRole('heading', { name: '敏感词', level: 1 })).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  await page.getByRole('button', { name: '添加敏感词' }).click();
  const dialog = page.getByRole('dialog', { name: '添加敏感词' });
  await field(page, '敏感词').fill(`测 试 词\n——\n${'长'.repeat(31)}`);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog.getByText('第 2 行没有可以比对的字')).toBeVisible();
  await dialog.getByLabel('从文件里读').setInputFiles({
    name: '词.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('测 试 词\n\n代考\n测试词\n另一个词'),
  });
  await expect(field(page, '敏感词')).toHaveValue('测 试 词\n\n代考\n测试词\n另一个词');
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('加了 2 个词；跳过：1 行重复，1 个早已有了，1 行是空的（代考、测试词）')).toBeVisible();
  await expect(page.getByRole('row', { name: /测试词/ })).toBeVisible();

  await field(page, '要试的话').fill('这是 测-试 词');
  await page.getByRole('button', { name: '试一试' }).click();
  await expect(page.getByText('不让发出：第 4 个字起的「测-试 词」（测试词）')).toBeVisible();
  await field(page, '要试的话').fill('今天上课');
  await page.getByRole('button', { name: '试一试' }).click();
  await expect(page.getByText('没有敏感词，可以发出')).toBeVisible();

  for (const name of ['导出文本', '导出表格']) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await saving).suggestedFilename()).toBe(name === '导出文本' ? '敏感词.txt' : '敏感词.xlsx');
  }

  await page.getByRole('searchbox').fill('词');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=/);
  for (const name of ['测试词', '另一个词']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('没有找到', { exact: true })).toBeVisible();
});

test('how long things are kept is set with the site, and the page says what the nights removed', async ({ page }) => {
  await enterConsole(page, '/admin/site');
  await page.getByRole('link', { name: '保存期限' }).click();
  await page.waitForURL(/tab=keeping/);
  await expect(page.getByText('还没有因为到期删过')).toHaveCount(3);
  await field(page, '直播课的录制存几个月').fill('24');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功')).toBeVisible();
  await page.reload();
  await expect(field(page, '直播课的录制存几个月')).toHaveValue('24');
  expect(await findingsOf(page)).toEqual([]);
});
