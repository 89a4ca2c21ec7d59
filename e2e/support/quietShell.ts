import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The site's navigation in the header. */
export const nav = (page: Page) => page.getByRole('navigation', { name: '主导航' });

/** Goes to a page by its entry in the navigation. */
export const follow = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true }).click();

/** The page of the fixed words for whatever went wrong. */
export async function expectBroken(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('啊呀，不小心页面出错！');
  await expect(page.getByText('此页面可能有bug，请联系管理员！', { exact: true })).toBeVisible();
}
