import type { Page, Request, Response } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts what a page asks for; before it is opened for the first time. */
export function watchRequests(page: Page): void {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) asked.clear();
  });
  page.on('request', (request) => void (request.isNavigationRequest() || asked.add(request)));
  page.on('requestfinished', (request) => void asked.delete(request));
  page.on('requestfailed', (request) => void asked.delete(request));
}

/** Waits until the page that was opened answers to presses. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Opens a page of ours and waits until it answers to presses. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Waits until the page that was opened answers to presses, and nothing is under way that it fetches to be complete. */
export async function settled(page: Page): Promise<void> {
  const asked = underWay.get(page)!;
  await hydrated(page);
  for (let quiet = 0; quiet < 2; quiet = asked.size === 0 ? quiet + 1 : 0) await twoFrames(page);
}

/** What an effect asks for is asked for by the second frame. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
