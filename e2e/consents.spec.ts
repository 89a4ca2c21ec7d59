import { findingsOf } from './support/findings.ts';
import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

test('what somebody agreed to is listed with the text of that day, and leads to where it is taken back', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, '13800000113', 1);
  await page.goto('/account/privacy');
  await page.getByRole('link', { name: '看我的同意' }).click();
  await page.waitForURL('/account/privacy/consents');
  const table = page.getByRole('table', { name: '我的同意' });
  const teams = table.getByRole('row').filter({ hasText: '让创业团队找到我' });
  await expect(teams).toHaveCount(1);
  await table.getByRole('button', { name: /同意的用户协议与隐私政策的文本/ }).click();
  const dialog = page.getByRole('dialog', { name: '用户协议与隐私政策' });
  await expect(dialog.getByText('你同意的那一天是这样写的')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await findingsOf(page)).toEqual([]);

  await teams.getByRole('link', { name: '让创业团队找到我' }).click();
  await page.waitForURL('/startbusiness/person/projectManage');
  await page.getByRole('region', { name: '让团队找到我' }).getByRole('button', { name: '收回' }).click();
  await expect(page.getByText('现在没有团队能找到你')).toBeVisible();
  await page.goto('/account/privacy/consents');
  await expect(teams).toHaveCount(2);
  await expect(teams.first()).toContainText('收回');
});
