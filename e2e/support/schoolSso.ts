import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { findingsOf } from './findings.ts';
import { enter } from './quietSession.ts';
import { agree, bindPhone, expectSignedIn, field } from './signIn.ts';

const SCHOOL = '13800000004';
const BUTTON = '江城职院统一认证';

/** The page on which a school says who lets its people in, filled in but for what depends on the protocol. */
export async function openSettings(page: Page, request: APIRequestContext): Promise<void> {
  await enter(page.context(), request, SCHOOL, 4);
  await page.goto('/account/sso');
  await field(page, '按钮上的名称').fill(BUTTON);
  await field(page, '本单位邮箱的域名').fill(''); // no name service is asked
  await page.getByRole('checkbox', { name: /在登录页显示按钮/ }).check();
}

export const saveSettings = (page: Page) => page.getByRole('button', { name: '保存' }).click();

export async function expectWorking(page: Page): Promise<void> {
  await expect(page.getByText('认证服务可以用')).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);
}

/** Chooses the school on the sign-in page, as somebody who is signed in nowhere; the provider does the rest. */
export async function visitSchool(page: Page, next = '/'): Promise<void> {
  const button = page.getByRole('button', { name: BUTTON });
  const query = new URLSearchParams({ redirectPath: next, redirectQuery: '/' });
  // the page of guests may be some seconds old, and what the last page still asked may have signed in anew
  await expect(async () => {
    await page.context().clearCookies();
    await page.goto(`/login?${query.toString()}`);
    await expect(button).toBeVisible({ timeout: 1000 });
  }).toPass();
  await agree(page);
  await button.click();
}

/** Somebody whom the provider names for the first time shows this phone once, and lands where they wanted to. */
export async function comeFirst(page: Page, name: string, mobile: string): Promise<void> {
  await visitSchool(page, '/live');
  await bindPhone(page, mobile);
  await page.waitForURL('/live');
  await expectSignedIn(page, name);
}

/** Later the school alone is enough, and the account is the same. */
export async function comeAgain(page: Page, name: string): Promise<void> {
  await visitSchool(page, '/account/realnameauthentication/bind');
  await page.waitForURL('/account/realnameauthentication/bind');
  await expect(page.getByText(new RegExp(`${name}，.*绑定`))).toBeVisible();
}
