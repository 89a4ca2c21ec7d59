import type { Page } from '@playwright/test';
import { agree, expectSignedIn, field, submit, takeCode, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const fresh = { mobile: '13700000001', password: 'Shan-lu-2041', newPassword: 'Hai-bian-2042' };

async function register(page: Page, mobile: string, password: string): Promise<void> {
  await field(page, '手机号').fill(mobile);
  await takeCode(page, mobile);
  await field(page, '设置密码').fill(password);
  await field(page, '再输入一次密码').fill(password);
  await agree(page);
  await submit(page, '注册并登录');
}

test('registering by a code for a question that was written before, then a new password', async ({ page }) => {
  await page.goto('/list?price=free');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().click();
  await page.getByRole('link', { name: /^问答/ }).click();
  await page.waitForURL(/tab=questions$/);
  const course = page.url();
  await page.getByRole('button', { name: '提问' }).click();
  await page.getByRole('textbox', { name: '提个问题' }).fill('第一课的素材在哪里下载');
  await page.getByRole('button', { name: '发布' }).click();
  await page.getByRole('link', { name: '注册账号' }).click();
  await field(page, '手机号').fill(fresh.mobile);
  await takeCode(page, fresh.mobile);
  await page.reload();
  await expect(field(page, '手机号')).toHaveValue(fresh.mobile);
  await expect(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();

  await readCodeAgain(page);
  await field(page, '设置密码').fill(fresh.password);
  await expect(page.getByText('密码强度：强')).toBeVisible();
  await field(page, '再输入一次密码').fill('something else 1');
  await agree(page);
  await expect(page.getByText('两次输入的密码不一样')).toBeVisible();
  await field(page, '再输入一次密码').fill(fresh.password);
  await submit(page, '注册并登录');
  await page.waitForURL(course);
  await expect(page.getByText('发布成功')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '第一课的素材在哪里下载' })).toHaveCount(1);
  await expectSignedIn(page, '用户0001');
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();

  await field(page, '手机号或邮箱').fill(fresh.mobile);
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(field(page, '手机号')).toHaveValue(fresh.mobile);
  await takeCode(page, fresh.mobile);
  await field(page, '新密码').fill(fresh.newPassword);
  await field(page, '再输入一次密码').fill(fresh.newPassword);
  await submit(page, '更新密码');
  await expect(page.getByText('密码修改成功，请用新密码登录')).toBeVisible();
  await expect(field(page, '手机号或邮箱')).toHaveValue(fresh.mobile);
  await typePassword(page, fresh.mobile, fresh.newPassword);
  await page.waitForURL('/');
});

async function readCodeAgain(page: Page): Promise<void> {
  const outbox = await page.context().newPage();
  await outbox.goto(`/demo/outbox?receiver=${fresh.mobile}`);
  const code = await outbox.locator('output').first().textContent();
  await outbox.close();
  await field(page, '验证码').fill(code ?? '');
}

test('a number that has an account is led to the login page', async ({ page }) => {
  await page.goto('/register');
  await register(page, '13800000107', 'Shan-lu-2041');
  const problem = page.getByRole('alert').filter({ hasText: '这个手机号已经注册，请直接登录' });
  await problem.getByRole('link', { name: '去登录' }).click();
  await expect(field(page, '手机号或邮箱')).toHaveValue('13800000107');
});

test('an invitation fills in its code, which must exist', async ({ page }) => {
  await page.goto('/register?referralCode=NOBODY99');
  await expect(field(page, '推荐码（选填）')).toHaveValue('NOBODY99');
  await page.goto('/register');
  await expect(field(page, '推荐码（选填）')).toHaveValue('NOBODY99');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('registering by touch at 360 px', async ({ page }) => {
    await page.goto('/register');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await register(page, '13700000002', 'Shan-lu-2041');
    await page.waitForURL('/account/welcome');
    await page.getByRole('link', { name: '跳过' }).click();
    await page.waitForURL('/');
    await expectSignedIn(page, '用户0002');
  });
});

test('a new account is welcomed once: directions, a first step, and recommendations that follow', async ({ page }) => {
  await page.goto('/register');
  await register(page, '13700000031', fresh.password);
  await page.waitForURL('/account/welcome');
  await page.getByRole('checkbox', { name: '计算机与数据' }).check();
  await page.getByRole('button', { name: '保存，下一步' }).click();
  await page.waitForURL(/step=first$/);
  const first = page.getByRole('list', { name: '推荐的课程' }).getByRole('link').first();
  const name = await first.textContent();
  await page.goto('/account');
  await expect(page.getByRole('list', { name: '按你的兴趣' })).toContainText(name ?? '');
  await expectSignedIn(page);
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
  await typePassword(page, '13700000031', fresh.password);
  await page.waitForURL('/');
});
