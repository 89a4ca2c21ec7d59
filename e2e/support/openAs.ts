import type { Browser, Page } from '@playwright/test';
import { enter } from '../../scripts/lib/galleryPeople.mjs';

interface Who {
  mobile: string;
  userType: number;
}

/** Signs in over HTTP and takes the identity. @returns the token */
export const tokenOf = async (url: string, who: Who): Promise<string> => (await enter(url, who)) as string;

/** A page of somebody who is signed in, in a browser of their own. */
export async function openAs(
  browser: Browser,
  url: string,
  token: string,
  path: string,
  viewport = { width: 1440, height: 900 },
): Promise<Page> {
  const context = await browser.newContext({ viewport, baseURL: url });
  await context.addCookies([{ name: 'RC_WEB_TOKEN', value: token, url }]);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
