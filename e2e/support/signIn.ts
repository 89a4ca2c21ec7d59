import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hydrated } from './settled.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Zhitu@2026';

/** Fills in and sends the password form of the login page that is open. */
export async function typePassword(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await field(page, '手机号或邮箱').fill(account);
  await field(page, '密码').fill(password);
  await agree(page);
  await submit(page, '登录');
}

export async function signIn(page: Page, account: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/login');
  await typePassword(page, account, password);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The button at the end of the form; the header has one of the same name. */
export const submit = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Ticks the box; a tick of before the page answers to presses would be taken back. */
export async function agree(page: Page): Promise<void> {
  await hydrated(page);
  const box = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  // On touch screens the whole row is the target; the label lies over the box.
  const line = page.locator('label').filter({ hasText: '我已阅读并同意' });
  if (!(await box.isChecked())) await line.click({ position: { x: 8, y: 12 } });
}

/** Asks for a code in the form that is open, and reads it from the outbox of the demo. */
export async function takeCode(page: Page, receiver: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('已发送到')).toBeVisible({ timeout: 30_000 });
  const outbox = await page.context().newPage();
  await outbox.goto(`/demo/outbox?receiver=${receiver}`);
  const code = await outbox.getByRole('listitem').filter({ hasText: receiver }).locator('output').first().textContent();
  await outbox.close();
  await field(page, '验证码').fill(code ?? '');
}

/** Shows a phone, as somebody whom another system has sent here has to the first time. */
export async function bindPhone(page: Page, mobile: string): Promise<void> {
  await page.waitForURL('/login/bindingMobile');
  await field(page, '手机号').fill(mobile);
  await takeCode(page, mobile);
  await agree(page);
  await submit(page, '绑定并登录');
}

/** Opens the greeting of the login page, which only people who are signed in get. */
export async function expectSignedIn(page: Page, name?: string): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: '你已经登录' })).toBeVisible();
  if (name) await expect(page.getByRole('main')).toContainText(name);
}
