import type { Page, Response } from '@playwright/test';
import { settled } from './settled.ts';

const SLOW_PART_MS = 250;
const slowParts = ['*.woff*', '*.png*', '*.jpg*', '*.jpeg*', '*.webp*', '*.avif*', '*.svg*', '*/demo-art/*'];

/**
 * Opens a page whose fonts and pictures arrive late, and scrolls through it, so that whatever they move is seen. The
 * browser is asked to hold just these: `page.route` sends every request of the page, some eighty scripts, through the test.
 */
export async function slowVisit(page: Page, address: string): Promise<Response | null> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    setTimeout(() => void browser.send('Fetch.continueRequest', { requestId }).catch(() => undefined), SLOW_PART_MS);
  });
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Fetch.enable', { patterns: slowParts.map((urlPattern) => ({ urlPattern })) });
  const response = await page.goto(address);
  await settled(page);
  await scrollThrough(page);
  await settled(page);
  await browser.detach();
  return response;
}

/** To the end of the page, a window at a time: pictures that are loaded on sight move nothing either. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 12_000); top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  });
}
