import { enter } from './support/quietSession.ts';
import { expect, test } from './support/test.ts';

test('an operator lets a lecturer go live, who sets a password and sees it once', async ({
  page,
  context,
  request,
}) => {
  await enter(context, request, '13800000009', 0);
  await page.goto('/admin/review/lives');
  await page.getByRole('checkbox', { name: /安若生/ }).check();
  await page.getByRole('button', { name: '通过', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '通过 1 份直播申请' });
  await dialog.getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText('没有等着审核的直播申请')).toBeVisible();

  await enter(context, request, '13800000208', 2);
  await page.goto('/account/channel');
  await page.getByRole('button', { name: '设置密码' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '设置', exact: true }).click();
  const told = page.getByRole('status').locator('code');
  await expect(told).toHaveText(/^[2-9a-z]{8}$/);
  await page.getByRole('combobox', { name: '默认清晰度' }).selectOption({ label: '1080P 超清' });
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('保存成功，下一场直播开始生效')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: '默认清晰度' })).toHaveValue('1080');
  await expect(page.getByRole('button', { name: '换密码' })).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('an organization writes a certificate beside the sheet that it makes', async ({ page, context, request }) => {
  await enter(context, request, '13800000003', 3);
  await page.goto('/account/certificateTemplate?edit=new');
  await page.getByRole('textbox', { name: '模板名称' }).fill('技能比武');
  await page.getByRole('textbox', { name: '证书标题' }).fill('优胜证书');
  const body = page.getByRole('textbox', { name: '正文' });
  await body.fill('{姓名} 在技能比武中获奖');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('正文里要有 {课程}')).toBeVisible();
  await body.fill('{姓名} 在《{课程}》的技能比武中获奖');
  const sheet = page.getByRole('img', { name: '优胜证书的样子' });
  await expect(sheet).toContainText('优胜证书');
  await expect(sheet).toContainText('的技能比武中获奖');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '技能比武' })).toBeVisible();
});

test('a note of the list is changed where it stands', async ({ page, context, request }) => {
  await enter(context, request, '13800000001', 1);
  await page.goto('/account/note');
  await page
    .getByRole('button', { name: /^修改 .* 的笔记$/ })
    .first()
    .click();
  const form = page.getByRole('form', { name: '改这条笔记' });
  await form.getByRole('textbox').fill('改过一遍：先看结构，再看行');
  await form.getByRole('button', { name: '完成' }).click();
  await expect(form).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByText('改过一遍：先看结构，再看行')).toBeVisible();
});
