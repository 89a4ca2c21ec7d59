import type { Page, Response } from '@playwright/test';
import { settled } from './settled.ts';

const SLOW_PART_MS = 250;
const slowParts = /\.(woff2?|png|jpe?g|webp|avif|svg)(\?|$)|\/demo-art\//;

/** Opens a page whose fonts and pictures arrive late, and scrolls through it, so that whatever they move is seen. */
export async function slowVisit(page: Page, address: string): Promise<Response | null> {
  await page.route(slowParts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_PART_MS));
    await route.continue();
  });
  const response = await page.goto(address);
  await settled(page);
  await scrollThrough(page);
  await settled(page);
  await page.unrouteAll({ behavior: 'wait' });
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
