import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expectSignedIn, field, signIn, submit, typePassword } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('a message that is read in one tab lowers the count in another', async ({ context, page }) => {
  await signIn(page, '13800000103');
  await page.goto('/account/message');
  const other = await context.newPage();
  await other.goto('/list');
  await expect(bell(other, '通知，1 条未读')).toBeVisible();
  await page.getByRole('button', { name: /11 月 28 日凌晨维护/ }).click();
  await expect(page.getByText('维护结束后进度会自动补交')).toBeVisible();
  await expect(bell(page, '通知')).toBeVisible();
  await expect(bell(other, '通知')).toBeVisible();

  await page.getByRole('link', { name: /^未读/ }).click();
  await expect(page.getByText('没有未读的消息')).toBeVisible();
});

test('a new password by a code to the phone; the last way to sign in stays', async ({ page, browser }) => {
  // without a student number, which would be a second way to sign in
  const [mobile, next] = ['13800000111', 'Hai-bian-2042'];
  await signIn(page, mobile);
  await page.goto('/account/realnameauthentication/bind');
  await page.getByRole('button', { name: '解绑手机号' }).click();
  const refusal = page.getByRole('dialog', { name: '不能解绑手机号' });
  await expect(refusal).toContainText('这是你最后一种登录方式');
  await refusal.getByRole('button', { name: '知道了' }).click();

  await page.getByRole('link', { name: '修改密码' }).first().click();
  await page.waitForURL('/account/reset');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('已发送到 138****0111')).toBeVisible({ timeout: 30_000 });
  await field(page, '手机验证码').fill(await codeOf(page, mobile));
  await field(page, '新密码').fill(next);
  await field(page, '再输入一次密码').fill(next);
  await submit(page, '修改密码');
  await expect(page.getByText('修改成功，其他设备上的登录已退出')).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto('/login');
  await typePassword(guest, mobile, DEMO_PASSWORD);
  await expect(guest.getByText(/密码不对/)).toBeVisible();
  await typePassword(guest, mobile, next);
  await guest.waitForURL((url) => url.pathname !== '/login');
  await expectSignedIn(guest, '高远');
  await guest.close();
});

test('an account that waits for its deletion says so on every page, and can be kept', async ({ page }) => {
  await signIn(page, '13800000110');
  await page.goto('/account/privacy');
  await page.getByRole('button', { name: '注销账号' }).click();
  const dialog = page.getByRole('dialog', { name: '注销账号' });
  await dialog.getByText('登录密码', { exact: true }).first().click();
  await dialog.getByRole('textbox', { name: '登录密码' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: '申请注销' }).click();
  await expect(dialog.getByText('请输入注销的原因')).toBeVisible();
  await expect(dialog.getByText('请先确认你已了解注销的后果')).toBeVisible();
  await dialog.getByRole('textbox', { name: '注销的原因' }).fill('换了手机号，重新注册了一个');
  await dialog.getByText('我已了解注销的后果').click();
  await dialog.getByRole('button', { name: '申请注销' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/list');
  await expect(page.getByText(/你的账号将在 .* 注销/)).toBeVisible();
  await page.getByRole('link', { name: '去撤回' }).click();
  await page.getByRole('button', { name: '撤回申请' }).click();
  await expect(page.getByText(/账号将在 .* 注销/)).toHaveCount(0);
});

/** The newest code to a phone, from the outbox of the demo. */
async function codeOf(page: Page, receiver: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`/demo/outbox?receiver=${receiver}`);
  const code = await outbox.getByRole('listitem').filter({ hasText: receiver }).locator('output').first().textContent();
  await outbox.close();
  return code ?? '';
}
