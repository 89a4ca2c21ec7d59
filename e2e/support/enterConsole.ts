import type { Page } from '@playwright/test';
import { typePassword } from './signIn.ts';

const OPERATOR = '13800000009';

/** Signs in as the operator and opens a page of the console. */
export async function enterConsole(page: Page, path: string): Promise<void> {
  await page.goto(`/login?redirectPath=${encodeURIComponent(path)}&redirectQuery=%2F`);
  await typePassword(page, OPERATOR);
  await page
    .getByRole('dialog', { name: '这次以哪个身份登录' })
    .getByRole('button', { name: /^平台运营/ })
    .click();
  await page.waitForURL(path);
}
