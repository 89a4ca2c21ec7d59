import type { Browser, CDPSession } from '@playwright/test';

/** Milliseconds until the largest part is painted, on a phone four times slower than this machine at rest and on "Fast 4G". */
export async function largestPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(keepLargestPaint);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => 'painted' in window);
  await page.waitForTimeout(300); // a larger part may follow
  const at = await page.evaluate(() => (window as unknown as { painted: number }).painted);
  await context.close();
  return at;
}

/** The numbers of the browser's own "Fast 4G" preset; a processor that others use is slower already. */
async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, 4 * ownShare()) });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60 * 2.75,
    downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
    uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
  });
}

/** How much of a core we get right now: 1 on a machine at rest. */
function ownShare(): number {
  const [cpu, start] = [process.cpuUsage(), performance.now()];
  while (performance.now() - start < 200);
  const { user, system } = process.cpuUsage(cpu);
  return Math.min(1, (user + system) / 1000 / (performance.now() - start));
}

/** Runs in the page. */
function keepLargestPaint(): void {
  const held = window as unknown as { painted: number };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) held.painted = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
