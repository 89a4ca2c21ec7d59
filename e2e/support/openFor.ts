import type { Browser, Page } from '@playwright/test';
import { openAs, tokenOf } from './openAs.ts';
import { hydrated } from './settled.ts';

/** Signs somebody in, in a browser of their own, and opens a page that answers to presses. */
export async function openFor(
  browser: Browser,
  url: string,
  who: { mobile: string; userType: number },
  path: string,
): Promise<Page> {
  const page = await openAs(browser, url, await tokenOf(url, who), path);
  await hydrated(page);
  return page;
}

/** Loads the page anew, until it answers to presses. */
export async function reloadReady(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
